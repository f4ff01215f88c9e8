import { type AnyStateMachine, StateMachine } from 'xstate';
import { type Fields, isFields } from './mutant';

const kinds = ['actions', 'guards', 'delays'] as const;
type Implementations = AnyStateMachine['implementations'];

/** A mistake of a machine, made to a machine that a product has provided with its own actors and actions. */
export interface Worn {
  machine(provided: AnyStateMachine): AnyStateMachine;
  implementations(provided: Implementations): Implementations;
}

/**
 * What `made` has otherwise than `base`.
 * @param base a machine as it is written
 * @param made the same with a mistake
 */
export function wornOf(base: AnyStateMachine, made: AnyStateMachine): Worn {
  const others = kinds.map((kind) => {
    const was: Fields = base.implementations[kind] ?? {};
    const now: Fields = made.implementations[kind] ?? {};
    return [kind, Object.entries(now).filter(([name, one]) => was[name] !== one)] as const;
  });
  const implementations = (provided: Implementations): Implementations => ({
    ...provided,
    ...Object.fromEntries(
      others.map(([kind, list]) => {
        const own: unknown = provided[kind];
        return [kind, { ...(isFields(own) && own), ...Object.fromEntries(list) }];
      }),
    ),
  });
  return {
    implementations,
    machine: (provided) =>
      Reflect.construct(StateMachine, [made.config, implementations(provided.implementations)]),
  };
}

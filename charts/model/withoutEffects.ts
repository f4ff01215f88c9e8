import type { AnyStateMachine } from 'xstate';

/** A machine that changes its mind and leaves the world alone: of its actions, plain functions are carried out by nobody. */
export function withoutEffects<M extends AnyStateMachine>(machine: M): M {
  const actions = Object.entries(machine.implementations.actions ?? {});
  // XState's own (assign, emit, ...) are functions too, which say what to do by `resolve`.
  const effects = actions.filter(
    ([, action]) => typeof action === 'function' && !('resolve' in action),
  );
  return machine.provide({
    actions: Object.fromEntries(effects.map(([name]) => [name, () => undefined])),
  }) as M;
}

import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';

/** A chart as the product runs it, by the name under which it is exported. */
export interface Live {
  readonly name: string;
  readonly machine: AnyStateMachine;
}

const files = import.meta.glob<Record<string, unknown>>('../../../src/*/actors/*Actors.ts');

/** What is made with a taker of its result: it is not told of any here. */
const made: Record<string, (make: (taker: never) => AnyStateMachine) => AnyStateMachine> = {
  sheetItemMachine: (make) => Reflect.apply(make, undefined, [null, () => undefined]),
  livePrescriptionMachine: (make) => Reflect.apply(make, undefined, [() => undefined]),
  addressChoiceWith: (make) =>
    Reflect.apply(make, undefined, [{ takePlace: () => undefined, adoptSaved: () => undefined }]),
  pickingPlace: (make) => Reflect.apply(make, undefined, [() => undefined]),
};

/** All charts that files of actors export, with the flow that each is one of. */
export async function liveMachines(): Promise<ReadonlyMap<string, readonly Live[]>> {
  const found = new Map<string, Live[]>();
  /** With those that it begins: some are exported by nobody else. */
  const add = ({ name, machine }: Live) => {
    const lives = found.get(machine.id) ?? [];
    if (lives.some((one) => one.machine === machine)) return;
    found.set(machine.id, [...lives, { name, machine }]);
    for (const [src, logic] of Object.entries(machine.implementations.actors))
      if (logic instanceof StateMachine) add({ name: `${name} ${src}`, machine: logic });
  };
  for (const load of Object.values(files)) {
    for (const [name, value] of Object.entries(await load())) {
      const make = made[name];
      const machine: unknown = make && typeof value === 'function' ? make(value as never) : value;
      if (machine instanceof StateMachine) add({ name, machine });
    }
  }
  return found;
}

/** The product's own logic of an actor. */
export function logicOf({ id, implementations }: AnyStateMachine, actor: string): AnyActorLogic {
  const logic = implementations.actors[actor];
  if (!logic || 'src' in logic) throw new Error(`${id} has no ${actor}`);
  return logic;
}

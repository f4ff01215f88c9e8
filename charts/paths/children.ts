import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import { nodesOf } from '../model/snapshots';

/** An actor that a machine has, by a name that is the same in every run. */
export interface Child {
  readonly name: string;
  /** What the model knows it by: its `src`; its id where its logic has no name. */
  readonly actor: string;
  /** In turn as XState knows it. */
  readonly id: string;
  readonly ref: AnyActor;
  readonly isInvoked: boolean;
}

/** XState numbers what is spawned without an id through all machines of a process. */
const numbered = /^x:\d+$/;

const srcOf = ({ machine }: AnyMachineSnapshot, { src }: AnyActor): string | null => {
  if (typeof src === 'string') return src;
  const [name] =
    Object.entries(machine.implementations.actors ?? {}).find(([, logic]) => logic === src) ?? [];
  return name ?? null;
};

/** The actors of a configuration, in the order in which they came. */
export function childrenOf(snapshot: AnyMachineSnapshot): Child[] {
  const invoked = new Set(nodesOf(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  const counts = new Map<string, number>();
  return Object.entries<AnyActor | undefined>(snapshot.children).flatMap(([id, ref]) => {
    // A name that no logic was given for stands for nobody.
    if (!ref) return [];
    const isNumbered = numbered.test(id);
    const actor = srcOf(snapshot, ref) ?? (isNumbered ? 'spawned' : id);
    const count = (counts.get(actor) ?? 0) + 1;
    if (isNumbered) counts.set(actor, count);
    const name = isNumbered ? `${actor}#${count}` : id;
    return [{ name, actor, id, ref, isInvoked: invoked.has(id) }];
  });
}

/** The actor of that name; a name that XState itself knows is found too. */
export const childNamed = (snapshot: AnyMachineSnapshot, name: string): Child | null =>
  childrenOf(snapshot).find((child) => child.name === name) ?? null;

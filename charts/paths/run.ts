import {
  type ActorLogic,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { type Arc, type Explored, eventOf, keyOf } from './explore';

type Scripted = Snapshot<unknown>;
type Cue = EventObject & { value: unknown };

const resolve = 'charts.resolve';
const reject = 'charts.reject';

/** An actor that does nothing until the script ends it, at once and in step with the machine. */
const scripted: ActorLogic<Scripted, Cue> = {
  config: undefined,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, { type, value }) => {
    if (type === resolve) return { status: 'done', output: value, error: undefined };
    if (type === reject) return { status: 'error', output: undefined, error: value };
    return snapshot;
  },
};

/** Where a run left its path. */
export interface Divergence {
  /** Number of the step in the path. */
  readonly step: number;
  readonly expected: unknown;
  readonly found: unknown;
}

/** What is looked at after each step, beside the machine itself: throws when it is not as it should be. */
export type Look = (snapshot: AnyMachineSnapshot, arc: Arc) => void | Promise<void>;

/**
 * Runs a path on the machine itself, started as the product starts it, with actors that answer what the path
 * says and a clock that stands still; answers where the machine left the path, or null.
 */
export async function runPath(
  { model, configurations }: Explored,
  path: readonly Arc[],
  look: Look = () => undefined,
): Promise<Divergence | null> {
  const { machine, fixtures } = model;
  const [start] = path;
  if (start?.cause.kind !== 'start') throw new Error('A path begins with a start');
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors ?? {}).map((src) => [src, scripted]),
  );
  const actor = createActor(machine.provide({ actors }), {
    input: fixtures.inputs[start.cause.input],
    clock: new SimulatedClock(),
  });
  actor.subscribe({ error: () => undefined });
  actor.start();
  try {
    for (const [step, arc] of path.entries()) {
      if (step > 0) act(actor, arc);
      const found = actor.getSnapshot() as AnyMachineSnapshot;
      const wanted = configurations[arc.to]?.snapshot as AnyMachineSnapshot;
      if (keyOf(found, fixtures) !== keyOf(wanted, fixtures))
        return { step, expected: wanted.value, found: found.value };
      await look(found, arc);
    }
    return null;
  } finally {
    actor.stop();
  }
}

function act(actor: ReturnType<typeof createActor>, { cause }: Arc): void {
  if (cause.kind === 'start') return;
  if (cause.kind !== 'result' && cause.kind !== 'failure') {
    actor.send(eventOf(cause));
    return;
  }
  const { children } = actor.getSnapshot() as AnyMachineSnapshot;
  const cue: Cue =
    cause.kind === 'result'
      ? { type: resolve, value: cause.output }
      : { type: reject, value: cause.error };
  children[cause.id]?.send(cue);
}

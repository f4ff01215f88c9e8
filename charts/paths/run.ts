import type {
  ActorLogic,
  AnyActor,
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  Snapshot,
} from 'xstate';
import { snapshotOf } from '../model/snapshots';
import { childNamed } from './children';
import { elementAt } from './elementAt';
import { type Arc, type Explored, eventOf, keyOf } from './explore';
import type { AnyFixtures } from './fixtures';
import { actorAmongStandIns, letPass, rejects, resolves, stopAmongStandIns } from './standIns';

type Scripted = Snapshot<unknown>;
type Cue = EventObject & { value: unknown };

/** An actor that does nothing until the script ends it, at once and in step with the machine. */
export const scripted: ActorLogic<Scripted, Cue> = {
  config: undefined,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, { type, value }) => {
    if (type === resolves) return { status: 'done', output: value, error: undefined };
    if (type === rejects) return { status: 'error', output: undefined, error: value };
    return snapshot;
  },
};

/** A machine whose actors wait for the script; `standIn` makes another of an actor's logic that is played so. */
export const scriptedMachine = <M extends AnyStateMachine>(
  machine: M,
  standIn: (logic: unknown, src: string) => AnyActorLogic = () => scripted,
): M =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors ?? {}).map(([src, logic]) => [
        src,
        standIn(logic, src),
      ]),
    ),
  }) as M;

export interface Divergence {
  /** Number of the step in the path. */
  readonly step: number;
  readonly expected: unknown;
  readonly found: unknown;
  /** What was seen that should not be, or the other way round. */
  readonly wrong?: string;
  /** Whether the path was not taken, as it leads where nobody agreed that it does. */
  readonly isStray?: true;
  /** What a browser showed of it: a picture, and the file of a trace. */
  readonly evidence?: { readonly screenshot: string | null; readonly trace: string | null };
}

export interface Stage {
  /** Whether it lets others stand in for the actors itself. */
  standsIn?: boolean;
  /** Starts the machine, scripted unless it stands in for the actors. */
  begin(machine: AnyStateMachine, input: unknown): AnyActor | Promise<AnyActor>;
  /** Brings a step about. */
  act(actor: AnyActor, arc: Arc): void | Promise<void>;
  /** Waits until the machine is where it should be, or that long. */
  settle?(isThere: () => boolean): Promise<void>;
  /** What is looked at after a step, beside the machine itself: throws when it is not as it should be. */
  look?(snapshot: AnyMachineSnapshot, arc: Arc): void | Promise<void>;
  end?(actor: AnyActor): void | Promise<void>;
}

/** Tells a machine of a step, as what surrounds it would. */
export function tell(actor: AnyActor, { cause }: Pick<Arc, 'cause'>): void {
  if (cause.kind === 'start') return;
  if (cause.kind !== 'result' && cause.kind !== 'failure') {
    actor.send(eventOf(cause, snapshotOf(actor)));
    return;
  }
  const cue: Cue =
    cause.kind === 'result'
      ? { type: resolves, value: cause.output }
      : { type: rejects, value: cause.error };
  childNamed(snapshotOf(actor), cause.id)?.ref.send(cue);
}

/** The machine alone, on a clock that stands still; nobody carries its effects out unless the model wants it. */
export const bareMachine = ({ effects = false }: AnyFixtures): Stage => ({
  standsIn: true,
  begin: (machine, input) => actorAmongStandIns(machine, input, effects),
  act: (actor, arc) => {
    if (arc.cause.kind === 'time') letPass(actor, arc.cause.type);
    tell(actor, arc);
  },
  end: stopAmongStandIns,
});

/**
 * Runs a path on the machine itself, started as the product starts it, with actors that answer what the path
 * says; answers where the machine, or what is seen of it, left the path, or null.
 */
export async function runPath(
  { model, configurations }: Explored,
  path: readonly Arc[],
  stage: Stage = bareMachine(model.fixtures),
  done: (step: number) => void = () => undefined,
): Promise<Divergence | null> {
  const { machine, fixtures } = model;
  const [start] = path;
  if (start?.cause.kind !== 'start') throw new Error('A path begins with a start');
  const actor = await stage.begin(
    stage.standsIn ? machine : scriptedMachine(machine),
    fixtures.inputs[start.cause.input],
  );
  try {
    for (const [step, arc] of path.entries()) {
      const wanted = elementAt(configurations, arc.to).snapshot;
      const key = keyOf(wanted, fixtures);
      const isThere = () => keyOf(snapshotOf(actor), fixtures) === key;
      const leaves = (error?: unknown): Divergence => ({
        step,
        expected: wanted.value,
        found: snapshotOf(actor).value,
        ...(error !== undefined && {
          wrong: error instanceof Error ? error.message : String(error),
        }),
      });
      try {
        if (step > 0) await stage.act(actor, arc);
        await stage.settle?.(isThere);
        if (!isThere()) return leaves();
        await stage.look?.(snapshotOf(actor), arc);
        done(step);
      } catch (error) {
        return leaves(error);
      }
    }
    return null;
  } finally {
    await stage.end?.(actor);
    if (!stage.standsIn) actor.stop();
  }
}

import { type AnyStateMachine, createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Plain } from '../model/chart';
import { snapshotOf } from '../model/snapshots';
import { transitionId } from '../model/transitionId';
import { withoutEffects } from '../model/withoutEffects';
import { compared, firstUnlike, valueAt } from './alike';
import { actionSeen, doneOtherwise, type SeenAction } from './doing';
import type { RecordedStep, Recording } from './recording';
import { trusting } from './trusting';

/** Where a machine left the way that was recorded; step 0 is the start. */
export interface Departure {
  step: number;
  /** What is otherwise: the state, the way to it, what was done, a wait, what an actor was given, a field of the context, or the tags. */
  kind: 'state' | 'way' | 'actions' | 'delay' | 'input' | 'context' | 'tags';
  cause: string;
  expected: Plain;
  found: Plain;
  /** Path of the field of the context, or what was done, was waited for or was given something. */
  field?: string;
}

/** What a replay found, and on which version of the machine. */
export interface Replayed {
  version: string;
  divergence: Departure | null;
}

/** A state value as text, whatever the order of regions. */
const textOf = (value: Plain): string => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return String(value);
  const parts = Object.entries(value).map(([key, below]) => `${key}.${textOf(below)}`);
  return `{${parts.sort().join(' ')}}`;
};

const causeText = (step: RecordedStep) => {
  if (step.kind === 'result') return `${step.actor} answered`;
  if (step.kind === 'failure') return `${step.actor} failed`;
  return step.event.type;
};

const eventOf = (step: RecordedStep): { type: string } => {
  if (step.kind === 'result')
    return Object.assign(
      { type: `xstate.done.actor.${step.actor}` },
      { output: step.output, actorId: step.actor },
    );
  if (step.kind === 'failure')
    return Object.assign(
      { type: `xstate.error.actor.${step.actor}` },
      { error: step.error, actorId: step.actor },
    );
  return step.event;
};

/** What a step did otherwise than was seen, though it led to the same state; null where there is nothing. */
function otherwise(
  step: RecordedStep,
  { context, tags }: { context: unknown; tags: ReadonlySet<string> },
  taken: readonly string[],
  done: readonly SeenAction[],
): Omit<Departure, 'step' | 'cause'> | null {
  if (step.taken && step.taken.join() !== taken.join())
    return { kind: 'way', expected: step.taken, found: [...taken] };
  const doing = step.actions && doneOtherwise(step.actions, done);
  if (doing) return doing;
  const own = compared(context);
  for (const [field, recorded] of Object.entries(step.context ?? {})) {
    const path = firstUnlike(recorded, own[field] ?? null, [field]);
    if (!path) continue;
    const [expected, found] = [{ [field]: recorded }, own].map((whole) => valueAt(whole, path));
    return {
      kind: 'context',
      field: path.join('.'),
      expected: expected ?? null,
      found: found ?? null,
    };
  }
  const now = [...tags].sort();
  if (step.tags && step.tags.join() !== now.join())
    return { kind: 'tags', expected: step.tags, found: now };
  return null;
}

/**
 * Takes a machine the way of a recording, with actors that wait for the recorded answers and a clock that stands
 * still; answers the first step at which it diverges, or null. Its effects are left out, and named. Guards that look at what was masked
 * answer as they did then, where the ways that were taken are recorded.
 */
export function replay(machine: AnyStateMachine, recording: Recording): Departure | null {
  const silent = fromCallback(() => undefined);
  const names = Object.keys(machine.implementations.actors ?? {});
  const actors = Object.fromEntries(names.map((name) => [name, silent]));
  const taken: string[] = [];
  const done: SeenAction[] = [];
  let recorded: readonly string[] | undefined;
  const asThen = trusting(withoutEffects(machine), () => recorded);
  const actor = createActor(asThen.provide({ actors }), {
    input: recording.input,
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      const { rootId, actorRef } = inspected;
      if (actorRef.sessionId !== rootId) return;
      if (inspected.type === '@xstate.microstep')
        taken.push(...inspected._transitions.map(transitionId));
      if (inspected.type === '@xstate.action')
        done.push(...actionSeen(inspected.action, { everything: true }));
    },
  });
  const failed: unknown[] = [];
  actor.subscribe({ error: (error) => failed.push(error) });
  actor.start();
  const found = () => {
    const [error] = failed;
    if (error) return `(${error instanceof Error ? error.message : 'failed'})`;
    return snapshotOf(actor).value;
  };
  const differs = (expected: Plain) => textOf(expected) !== textOf(found());
  try {
    if (differs(recording.start))
      return {
        step: 0,
        kind: 'state',
        cause: 'the start',
        expected: recording.start,
        found: found(),
      };
    const begun = recording.begun && failed.length === 0 && doneOtherwise(recording.begun, done);
    if (begun) return { step: 0, cause: 'the start', ...begun };
    for (const [place, step] of recording.steps.entries()) {
      taken.length = 0;
      done.length = 0;
      recorded = step.taken;
      actor.send(eventOf(step));
      const at = { step: place + 1, cause: causeText(step) };
      if (step.expected !== null && differs(step.expected))
        return { ...at, kind: 'state', expected: step.expected, found: found() };
      const departure =
        failed.length === 0 ? otherwise(step, actor.getSnapshot(), taken, done) : null;
      if (departure) return { ...at, ...departure };
    }
    return null;
  } finally {
    actor.stop();
  }
}

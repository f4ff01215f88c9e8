import { type AnyStateMachine, createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Plain } from '../model/chart';
import { snapshotOf } from '../model/snapshots';
import { withoutEffects } from '../model/withoutEffects';
import type { RecordedStep, Recording } from './recording';

/** Where a machine left the way that was recorded; step 0 is the start. */
export interface Departure {
  step: number;
  cause: string;
  expected: Plain;
  found: Plain;
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

/**
 * Takes a machine the way of a recording, with actors that wait for the recorded answers and a clock that stands
 * still; answers the first step at which it diverges, or null. Its effects are left out. Masked fields are what they were masked to, so a guard on one may decide differently.
 */
export function replay(machine: AnyStateMachine, recording: Recording): Departure | null {
  const silent = fromCallback(() => undefined);
  const names = Object.keys(machine.implementations.actors ?? {});
  const actors = Object.fromEntries(names.map((name) => [name, silent]));
  const actor = createActor(withoutEffects(machine).provide({ actors }), {
    input: recording.input,
    clock: new SimulatedClock(),
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
      return { step: 0, cause: 'the start', expected: recording.start, found: found() };
    for (const [place, step] of recording.steps.entries()) {
      actor.send(eventOf(step));
      if (step.expected !== null && differs(step.expected))
        return { step: place + 1, cause: causeText(step), expected: step.expected, found: found() };
    }
    return null;
  } finally {
    actor.stop();
  }
}

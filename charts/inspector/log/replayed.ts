import type { Plain } from '../../model/chart';
import { type Chart, statesById } from '../../model/chart';
import type { RecordedStep, Recording } from '../../recordings/recording';
import type { ValueChange } from '../protocol';
import type { LoggedActor, LoggedStep } from './known';

/** Ids of the active states of a state value, outermost first. */
export function activeOf(chart: Chart, value: Plain): string[] {
  const states = statesById(chart);
  const below = (id: string, part: Plain): string[] => {
    if (typeof part === 'string') return [`${id}.${part}`];
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return [];
    return Object.entries(part).flatMap(([key, inner]) => [
      `${id}.${key}`,
      ...below(`${id}.${key}`, inner),
    ]);
  };
  return [chart.id, ...below(chart.id, value)].filter((id) => states.has(id));
}

const eventOf = (step: RecordedStep) => {
  if (step.kind === 'result')
    return { type: `xstate.done.actor.${step.actor}`, output: step.output };
  if (step.kind === 'failure')
    return { type: `xstate.error.actor.${step.actor}`, error: step.error };
  return step.event;
};

const sameText = (one: Plain, other: Plain) => JSON.stringify(one) === JSON.stringify(other);

const changesTo = (fields: Record<string, Plain>): ValueChange[] =>
  Object.entries(fields).map(([key, value]) => [[key], value]);

/** A recording as an actor of the log that has ended, so that it is looked at as any other. */
export function actorOfRecording(recording: Recording, chart: Chart, id: string): LoggedActor {
  const { machine, version, input, start, begun, chart: carried } = recording;
  const standing = {
    status: 'recorded',
    value: start,
    active: activeOf(chart, start),
    tags: [],
    timers: [],
    asked: [],
  };
  let at = 0;
  let value = start;
  const steps = recording.steps.map((step, index): LoggedStep => {
    at += step.elapsed;
    const isElsewhere = !sameText(step.expected, value);
    value = step.expected;
    return {
      n: index + 1,
      actor: id,
      at,
      event: eventOf(step),
      ...(step.kind === 'time' && { from: id }),
      ...(isElsewhere && { value, active: activeOf(chart, value) }),
      ...(step.taken && { taken: step.taken }),
      ...(step.weighed && { weighed: step.weighed }),
      ...(step.tags && { tags: step.tags }),
      ...(step.actions && { actions: step.actions }),
      ...(step.context && { changes: changesTo(step.context) }),
    };
  });
  return {
    page: '',
    heard: steps.length,
    ...(!recording.steps.some(({ taken }) => taken) && { isSilent: true }),
    seen: {
      actor: id,
      parent: null,
      name: machine,
      machine: { id: machine, version },
      isWhole: true,
      input,
      at: 0,
      // Of the data a recording holds what has changed.
      context: {},
      ...(begun && { begun }),
      ...standing,
    },
    standing: {
      ...standing,
      value,
      active: activeOf(chart, value),
    },
    steps,
    ...(carried && { chart: carried }),
  };
}

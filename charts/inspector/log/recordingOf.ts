import { changedFields } from '../../recordings/alike';
import type {
  RecordedCause,
  RecordedEvent,
  RecordedStep,
  Recording,
} from '../../recordings/recording';
import { RECORDING_FORMAT } from '../../recordings/recording';
import { applyChanges } from '../watch/changes';
import type { LoggedActor, LoggedStep } from './known';

const ends = /^xstate\.(done|error)\.actor\.(.*)$/;

function causeOf({ event, from, actor }: LoggedStep): RecordedCause {
  const { type, ...fields } = event;
  const [, end, name = ''] = ends.exec(type) ?? [];
  if (end === 'done') return { kind: 'result', actor: name, output: fields.output ?? null };
  if (end === 'error') return { kind: 'failure', actor: name, error: fields.error ?? null };
  const recorded: RecordedEvent = { ...fields, type };
  return { kind: from === actor ? 'time' : 'event', event: recorded };
}

/**
 * What an actor lived through, up to a step of the log, in the form that is saved, replayed and given to testers
 * as a path; it ends where the actor went on unseen. Null for what is no machine, or was not watched from its start.
 */
export function recordingOf(actor: LoggedActor, until = Infinity): Recording | null {
  const { seen, steps, gap = Infinity } = actor;
  if (!seen.machine || !seen.isWhole) return null;
  let at = seen.at;
  let value = seen.value;
  let context = seen.context;
  const recorded = steps
    .filter(({ n, event }) => n <= Math.min(until, gap) && event.type !== 'xstate.stop')
    .map((step): RecordedStep => {
      value = step.value ?? value;
      const elapsed = Math.max(0, Math.round(step.at - at));
      at = step.at;
      const after = applyChanges(context, step.changes ?? []);
      const fields = changedFields(context, after);
      context = after;
      return {
        ...causeOf(step),
        elapsed,
        expected: value,
        ...(step.taken && { taken: step.taken }),
        ...(step.weighed && { weighed: step.weighed }),
        ...(Object.keys(fields).length > 0 && { context: fields }),
        ...(step.tags && { tags: [...step.tags].sort() }),
        ...(step.actions && { actions: step.actions }),
      };
    });
  return {
    format: RECORDING_FORMAT,
    machine: seen.machine.id,
    version: seen.machine.version,
    input: seen.input,
    start: seen.value,
    ...(seen.begun && { begun: seen.begun }),
    steps: recorded,
  };
}

import type { Plain } from '../model/chart';
import { RECORDING_FORMAT, type RecordedStep, type Recording } from '../recordings/recording';
import { type Arc, type Cause, type Explored, eventOf } from './explore';
import type { Model } from './fixtures';
import type { Plan } from './plan';

const plain = (value: unknown): Plain =>
  value === undefined
    ? null
    : (JSON.parse(
        JSON.stringify(value, (_key, one: unknown) =>
          one instanceof Error ? { error: one.message } : one,
        ),
      ) as Plain);

function recordedCause(cause: Cause) {
  switch (cause.kind) {
    case 'result':
      return { kind: 'result' as const, actor: cause.id, output: plain(cause.output) };
    case 'failure':
      return { kind: 'failure' as const, actor: cause.id, error: plain(cause.error) };
    case 'start':
      return null;
    default: {
      const event = {
        ...(plain(eventOf(cause)) as Record<string, Plain>),
        type: eventOf(cause).type,
      };
      return { kind: cause.kind, event };
    }
  }
}

/** What happened, and the state value that it was to lead to; null where nobody knows. */
export interface Recordable {
  readonly cause: Cause;
  readonly value: unknown;
}

/** Steps as a recording: it replays, and opens in the inspector. No time passes between them. */
export function stepsRecording(
  { machine, fixtures }: Model,
  steps: readonly Recordable[],
): Recording {
  const [start] = steps;
  const isWhole = start?.cause.kind === 'start';
  return {
    format: RECORDING_FORMAT,
    machine: machine.id,
    version: machine.version ?? null,
    input: start?.cause.kind === 'start' ? plain(fixtures.inputs[start.cause.input]) : null,
    start: isWhole ? plain(start.value) : null,
    steps: steps.flatMap(({ cause, value }): RecordedStep[] => {
      const recorded = recordedCause(cause);
      return recorded ? [{ ...recorded, elapsed: 0, expected: plain(value) }] : [];
    }),
  };
}

export const pathRecording = (
  { model, configurations }: Explored,
  path: readonly Arc[],
): Recording =>
  stepsRecording(
    model,
    path.map(({ cause, to }) => ({ cause, value: configurations[to]?.snapshot.value })),
  );

export const recordingsOf = ({ explored, paths }: Plan): Recording[] =>
  paths.map((path) => pathRecording(explored, path));

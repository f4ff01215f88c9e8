import { type Chart, isChart, type Plain } from '../model/chart';
import { type Asked, areAsked } from '../reasons/verdict';
import { areActions, type SeenAction } from './doing';

export const RECORDING_FORMAT = 1;

/** Why a step happened. `actor` is the id of the invoke. */
export type RecordedCause =
  | { kind: 'event'; event: RecordedEvent }
  | { kind: 'time'; event: RecordedEvent }
  | { kind: 'result'; actor: string; output: Plain }
  | { kind: 'failure'; actor: string; error: Plain };

export interface RecordedEvent {
  type: string;
  [field: string]: Plain;
}

/** What else a step did, as far as it was seen; what is left out is not compared in a replay. */
export interface SeenDoing {
  /** Ids of the transitions that were taken, in order. */
  taken?: string[];
  /** What the guards said that were asked on the way, in order: why it went there. Told, never compared. */
  weighed?: Asked[];
  /** Fields of the context that the step left otherwise, masked; null where one is gone. */
  context?: { [field: string]: Plain };
  tags?: string[];
  /** What was done, started and scheduled, in order. */
  actions?: SeenAction[];
}

/** One step, the milliseconds since the one before, and the state value expected after it. */
export type RecordedStep = RecordedCause & { elapsed: number; expected: Plain } & SeenDoing;

/** What one actor lived through: enough to take a machine the same way again. */
export interface Recording {
  format: typeof RECORDING_FORMAT;
  machine: string;
  version: string | null;
  input: Plain;
  /** State value after the start. */
  start: Plain;
  /** What was done, started and scheduled at the start. */
  begun?: SeenAction[];
  steps: RecordedStep[];
  /** The chart of the machine as it was then, so that a later one can be compared with it. */
  chart?: Chart;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEvent = (value: unknown) => isRecord(value) && typeof value.type === 'string';

const isTexts = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

const isDoing = ({ taken, weighed, context, tags, actions }: Record<string, unknown>) =>
  isTexts(taken) &&
  (weighed === undefined || areAsked(weighed)) &&
  isTexts(tags) &&
  (context === undefined || isRecord(context)) &&
  (actions === undefined || areActions(actions));

function isStep(value: unknown): value is RecordedStep {
  if (!isRecord(value) || typeof value.elapsed !== 'number' || !('expected' in value)) return false;
  if (!isDoing(value)) return false;
  if (value.kind === 'event' || value.kind === 'time') return isEvent(value.event);
  const isEnd = value.kind === 'result' || value.kind === 'failure';
  return isEnd && typeof value.actor === 'string';
}

/** Reads a recording. Throws when the text is not JSON of this format, saying what is wrong. */
export function parseRecording(text: string): Recording {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || value.format !== RECORDING_FORMAT)
    throw new Error(`A recording has "format": ${RECORDING_FORMAT}`);
  const { machine, version, input, start, begun, steps, chart } = value;
  if (typeof machine !== 'string') throw new Error('A recording names its "machine"');
  if (!Array.isArray(steps)) throw new Error('A recording has a list of "steps"');
  const wrong = steps.findIndex((step) => !isStep(step));
  if (wrong >= 0) throw new Error(`Step ${wrong + 1} of the recording is not one`);
  return {
    format: RECORDING_FORMAT,
    machine,
    version: typeof version === 'string' ? version : null,
    input: (input ?? null) as Plain,
    start: (start ?? null) as Plain,
    ...(areActions(begun) && { begun }),
    steps,
    ...(isChart(chart) && chart.id === machine && { chart }),
  };
}

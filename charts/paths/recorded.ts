import { readFileSync } from 'node:fs';
import type { Plain } from '../model/chart';
import { parseRecording, type RecordedStep, type Recording } from '../recordings/recording';
import { elementAt } from './elementAt';
import type { Arc, Explored } from './explore';
import { keptFiles } from './failures';

/** A state value as text, whatever the order of its regions. */
function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, below]) => `${key}.${valueText(below)}`);
  return `{${parts.sort().join(' ')}}`;
}

/** Whether a step of the model is of the kind that was recorded; what it carried is the model's. */
function isLike({ cause }: Arc, step: RecordedStep): boolean {
  switch (step.kind) {
    case 'event':
      return cause.kind === 'event' && cause.event.type === step.event.type;
    case 'time':
      return cause.kind === 'time' && cause.type === step.event.type;
    default:
      return cause.kind === step.kind && cause.id === step.actor;
  }
}

export const recordedCause = (step: RecordedStep): string => {
  if (step.kind === 'result') return `${step.actor} answers`;
  return step.kind === 'failure' ? `${step.actor} fails` : step.event.type;
};

/** Whether a step did nothing when it was recorded. */
const isIdle = (
  { taken = [], context = {}, actions = [], expected }: RecordedStep,
  before: Plain,
) =>
  taken.length === 0 &&
  Object.keys(context).length === 0 &&
  actions.length === 0 &&
  valueText(before) === valueText(expected);

/** The first step of a recording that the model does not know. */
export interface Stray {
  readonly step: number;
  readonly cause: string;
  readonly expected: Plain;
}

/** How far a recording can be gone in a model: its whole path, or the step where it strays. */
export type Like = { readonly path: readonly Arc[] } | Stray;

/**
 * The path of a model that goes as a recording went. Things and people are the model's: what was recorded is masked, and
 * of another day. Of several such paths it is the first; what did nothing when it was recorded is left out.
 */
export function pathLike({ arcs, configurations }: Explored, recording: Recording): Like {
  const leadsTo = ({ to }: Arc, expected: Plain) =>
    valueText(elementAt(configurations, to).snapshot.value) === valueText(expected);
  const leaving = new Map<number | null, Arc[]>();
  for (const arc of arcs) leaving.set(arc.from, [...(leaving.get(arc.from) ?? []), arc]);
  const begins = (leaving.get(null) ?? []).filter((arc) => leadsTo(arc, recording.start));
  // One way to each place is enough.
  let ways = new Map(begins.map((arc): [number, readonly Arc[]] => [arc.to, [arc]]));
  if (ways.size === 0) return { step: 0, cause: 'start', expected: recording.start };
  let before = recording.start;
  for (const [index, step] of recording.steps.entries()) {
    const next = new Map<number, readonly Arc[]>();
    for (const [at, way] of ways)
      for (const arc of leaving.get(at) ?? [])
        if (isLike(arc, step) && arc.taken.length > 0 && leadsTo(arc, step.expected))
          next.set(arc.to, next.get(arc.to) ?? [...way, arc]);
    if (next.size === 0 && !isIdle(step, before))
      return { step: index + 1, cause: recordedCause(step), expected: step.expected };
    if (next.size > 0) ways = next;
    before = step.expected;
  }
  return { path: elementAt([...ways.values()], 0) };
}

export interface RecordedPath {
  readonly file: string;
  readonly like: Like;
}

/** The recordings of a flow that belong to its paths. */
export const recordedPaths = (folder: string, explored: Explored): RecordedPath[] =>
  keptFiles(folder, explored.model.name).map((file) => ({
    file,
    like: pathLike(explored, parseRecording(readFileSync(file, 'utf8'))),
  }));

const mark = 'recorded: ';

/** What a path is called that somebody has recorded. */
export const recordedName = (file: string): string => `${mark}${file}`;

export const placeText = (value: Plain): string => JSON.stringify(value);

/** Why a recording cannot be gone any more. */
export const strayText = ({ step, cause, expected }: Stray): string =>
  `step ${step}, ${cause}: nothing leads to ${placeText(expected)}`;

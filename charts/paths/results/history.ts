import { isAgain } from '../again';
import type { FlowResult, Outcome, StageName } from './results';

const HISTORY_FORMAT = 1;

/** How many runs are remembered. */
const mostRuns = 20;
const mostPaths = 200;

/** What became of each path in the last runs, a letter a run, the last one last; by stage, flow and name. */
export interface History {
  readonly format: typeof HISTORY_FORMAT;
  readonly stages: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >;
}

const nothing: History = { format: HISTORY_FORMAT, stages: {} };

const letters: Record<Outcome, string> = {
  passed: 'p',
  failed: 'f',
  error: 'e',
  'not taken': '',
};

/** A path's number may change when others come before it. */
const unnumbered = (name: string) => name.replace(/^\d+\. /, '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRows = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((row) => typeof row === 'string');

const isStage = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isRows);

const isHistory = (value: unknown): value is History =>
  isRecord(value) &&
  value.format === HISTORY_FORMAT &&
  isRecord(value.stages) &&
  Object.values(value.stages).every(isStage);

/** Reads a history; one that is none is begun anew. */
export function parseHistory(text: string | null): History {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isHistory(value) ? value : nothing;
  } catch {
    return nothing;
  }
}

/** A history with one more run of some flows at a stage; what has not been taken for longest is forgotten first. */
export function remembered(
  history: History,
  stage: StageName,
  flows: readonly FlowResult[],
): History {
  const known = history.stages[stage] ?? {};
  const now = Object.fromEntries(
    flows.map(({ flow, paths }) => {
      const before = new Map(Object.entries(known[flow] ?? {}));
      for (const { name, outcome } of paths) {
        // What is taken again because it failed is part of a path that has a name of its own.
        if (isAgain(name)) continue;
        const key = unnumbered(name);
        const row = `${before.get(key) ?? ''}${letters[outcome]}`.slice(-mostRuns);
        before.delete(key);
        before.set(key, row);
      }
      return [flow, Object.fromEntries([...before].slice(-mostPaths))];
    }),
  );
  return { ...history, stages: { ...history.stages, [stage]: { ...known, ...now } } };
}

export interface Unsteady {
  readonly stage: string;
  readonly flow: string;
  readonly name: string;
  readonly runs: string;
}

/** Paths that went wrong and right in turns: once each way is a mistake and its mending. */
export const unsteadyIn = ({ stages }: History): Unsteady[] =>
  Object.entries(stages).flatMap(([stage, flows]) =>
    Object.entries(flows).flatMap(([flow, paths]) =>
      Object.entries(paths)
        .filter(
          ([, runs]) =>
            [...runs].filter(
              (one, index) => index > 0 && (one === 'p') !== (runs[index - 1] === 'p'),
            ).length > 1,
        )
        .map(([name, runs]) => ({ stage, flow, name, runs })),
    ),
  );

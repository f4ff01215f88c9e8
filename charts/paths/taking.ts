import { join } from 'node:path';
import { againName } from './again';
import { wordingOf } from './approved/wording';
import type { Arc, Explored } from './explore';
import { forget, keep, keptPaths, linkTo } from './failures';
import type { Plan } from './plan';
import { recordedName, recordedPaths } from './recorded';
import { failureLines, stepResults, stopwatch } from './results/onScreens';
import type { PathResult } from './results/results';
import type { Divergence } from './run';

/** Who looks on while a path is taken. */
export interface Watch {
  /** Told of each step that went well. */
  done(step: number): void;
  /** Where what a browser shows of a failure may be written, without the end of the name; null for nowhere. */
  readonly evidence: string | null;
}

export type Take = (path: readonly Arc[], watch?: Watch) => Promise<Divergence | null>;

export interface Waiting {
  readonly name: string;
  readonly file: string | null;
  readonly path: readonly Arc[];
}

export interface Keeping {
  readonly failures: string;
  /** Folder of the recordings that belong to the paths; none without. */
  readonly recorded?: string | null;
  readonly inspector: string;
  /** Folder for what a browser shows of failures; none without a report. */
  readonly evidence?: string | null;
}

/** What each path is about: where it begins, and the step that fewest others take. */
export function pathNames({ explored, paths }: Plan): string[] {
  const { cause } = wordingOf(explored.model);
  const counts = new Map<string, number>();
  const told = paths.map(([start, ...steps]) => {
    const causes = [...new Set(steps.map((arc) => cause(arc.cause)))];
    for (const one of causes) counts.set(one, (counts.get(one) ?? 0) + 1);
    return { start: start?.cause.kind === 'start' ? start.cause.input : '', causes };
  });
  return told.map(({ start, causes }, index) => {
    const [rarest] = causes.toSorted(
      (one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0),
    );
    return `path ${index + 1}: ${[start, ...(rarest ? [rarest] : [])].join('; ')}`;
  });
}

/** The paths of a plan, those that failed last time first, and last those that were recorded and can be gone here. */
export function waitingPaths(
  failures: string,
  plan: Plan,
  recorded: string | null = null,
): Waiting[] {
  const { explored, paths } = plan;
  const names = pathNames(plan);
  return [
    ...keptPaths(failures, explored).map(({ file, path }) => ({
      name: againName(file),
      file,
      path,
    })),
    ...paths.map((path, index) => ({ name: names[index] ?? '', file: null, path })),
    ...(recorded === null ? [] : recordedPaths(recorded, explored)).flatMap(({ file, like }) =>
      'path' in like ? [{ name: recordedName(file), file: null, path: like.path }] : [],
    ),
  ];
}

/** Keeps a path that failed, up to the step where it did, as short as it can be. */
async function keepOne(
  explored: Explored,
  path: readonly Arc[],
  divergence: Divergence,
  { failures, inspector }: Keeping,
  take: Take,
): Promise<{ recording: string; link: string }> {
  const recording = await keep(failures, explored, path, divergence, (way) => take(way));
  return { recording, link: await linkTo(recording, inspector) };
}

const toldOf = (
  { model }: Explored,
  name: string,
  { step, expected, found, wrong }: Divergence,
  { recording, link }: { recording: string; link: string },
): string =>
  `${model.name}, ${name} leaves the chart at step ${step}: expected ` +
  `${JSON.stringify(expected)}, found ${JSON.stringify(found)}${wrong ? `: ${wrong}` : ''} (${recording})\n` +
  `  ${link}`;

/** Keeps a path that failed; answers what to tell of it. */
export async function keepAndTell(
  explored: Explored,
  { name, path }: Pick<Waiting, 'name' | 'path'>,
  divergence: Divergence,
  keeping: Keeping,
  take: Take,
): Promise<string> {
  const kept = await keepOne(explored, path, divergence, keeping, take);
  return toldOf(explored, name, divergence, kept);
}

/** A path for which there was no time. */
export const notTaken = (explored: Explored, { name, path }: Waiting): PathResult => ({
  name,
  outcome: 'not taken',
  milliseconds: 0,
  steps: stepResults(explored, path, -1, [], wordingOf(explored.model)),
  failure: null,
});

export interface Taken {
  readonly result: PathResult;
  /** What to tell; null when all went well. */
  readonly told: string | null;
}

/**
 * Takes a path; one that fails is kept, one that fails no more forgotten. What throws is no failure of the product, and
 * nothing is kept of it.
 */
export async function takeOne(
  explored: Explored,
  waiting: Waiting,
  keeping: Keeping,
  take: Take,
): Promise<Taken> {
  const { name, path, file } = waiting;
  const wording = wordingOf(explored.model);
  const stem = `${explored.model.name}-${name.replaceAll(/\W+/g, '-').slice(0, 80)}`;
  const { begun, spent, watch } = stopwatch(keeping.evidence ? join(keeping.evidence, stem) : null);
  let divergence: Divergence | null;
  try {
    divergence = await take(path, watch);
  } catch (error) {
    const step = spent.length;
    const message = error instanceof Error ? error.message : String(error);
    const none = { recording: null, link: null, screenshot: null, trace: null };
    return {
      result: {
        name,
        outcome: 'error',
        milliseconds: performance.now() - begun,
        steps: stepResults(explored, path, step, spent, wording),
        failure: { step, expected: [], got: [message], toBeAt: [], ...none },
      },
      told: `${explored.model.name}, ${name} could not be taken: ${message}`,
    };
  }
  const result = {
    name,
    outcome: divergence ? ('failed' as const) : ('passed' as const),
    milliseconds: performance.now() - begun,
    steps: stepResults(explored, path, divergence?.step ?? null, spent, wording),
  };
  if (file) forget(file);
  if (!divergence) return { result: { ...result, failure: null }, told: null };
  const kept = await keepOne(explored, path, divergence, keeping, take);
  const { screenshot = null, trace = null } = divergence.evidence ?? {};
  return {
    result: {
      ...result,
      failure: {
        step: divergence.step,
        ...failureLines(explored, path, divergence, wording),
        ...kept,
        screenshot,
        trace,
      },
    },
    told: toldOf(explored, name, divergence, kept),
  };
}

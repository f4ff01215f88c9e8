import type { Arc, Explored } from './explore';
import { forget, keep, keptPaths, linkTo } from './failures';
import type { Plan } from './plan';
import type { Divergence } from './run';

export type Take = (path: readonly Arc[]) => Promise<Divergence | null>;

export interface Waiting {
  readonly name: string;
  readonly file: string | null;
  readonly path: readonly Arc[];
}

export interface Keeping {
  readonly failures: string;
  readonly inspector: string;
}

/** The paths of a plan, those that failed last time first. */
export const waitingPaths = (failures: string, { explored, paths }: Plan): Waiting[] => [
  ...keptPaths(failures, explored).map(({ file, path }) => ({ name: file, file, path })),
  ...paths.map((path, index) => ({ name: `path ${index + 1}`, file: null, path })),
];

/** Keeps a path that failed, up to the step where it did, as short as it can be; answers what to tell of it. */
export async function keepAndTell(
  explored: Explored,
  { name, path }: Pick<Waiting, 'name' | 'path'>,
  divergence: Divergence,
  { failures, inspector }: Keeping,
  take: Take,
): Promise<string> {
  const where = await keep(failures, explored, path, divergence, take);
  const { step, expected, found, wrong } = divergence;
  return (
    `${explored.model.name}, ${name} leaves the chart at step ${step}: expected ` +
    `${JSON.stringify(expected)}, found ${JSON.stringify(found)}${wrong ? `: ${wrong}` : ''} (${where})\n` +
    `  ${await linkTo(where, inspector)}`
  );
}

/** Takes a path; one that fails is kept, one that fails no more forgotten. Answers what to tell, null when all went well. */
export async function takeOne(
  explored: Explored,
  waiting: Waiting,
  keeping: Keeping,
  take: Take,
): Promise<string | null> {
  const divergence = await take(waiting.path);
  if (waiting.file) forget(waiting.file);
  return divergence && keepAndTell(explored, waiting, divergence, keeping, take);
}

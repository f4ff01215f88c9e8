import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Arc, type Explored, explore } from './explore';
import type { Model } from './fixtures';
import type { Options } from './options';
import { planPaths } from './plan';
import { type Divergence, runPath } from './run';

/** Takes the paths of one flow; the browser's stands ready outside. */
export type Taker = (
  model: Model,
) => Promise<{ explored: Explored; take: (path: readonly Arc[]) => Promise<Divergence | null> }>;

export const onMachine =
  (bound: number): Taker =>
  async (model) => {
    const explored = explore(model, bound);
    return { explored, take: (path) => runPath(explored, path) };
  };

/**
 * Takes the same paths many times, and writes down how often each flow's failed: what fails sometimes only is as bad as what
 * always does. False when anything failed.
 */
export async function repeat(
  models: readonly Model[],
  { criterion }: Options,
  taker: Taker,
  { times, report, where }: { times: number; report: string; where: string },
): Promise<boolean> {
  const flows = [];
  for (const model of models) {
    const { explored, take } = await taker(model);
    const { paths } = await planPaths(explored, criterion);
    let failed = 0;
    for (let time = 0; time < times; time += 1)
      for (const path of paths) if (await take(path)) failed += 1;
    flows.push({ flow: model.name, paths: paths.length, failed });
    console.log(`${model.name}: ${paths.length} paths, ${times} times, ${failed} failed`);
  }
  const failed = flows.reduce((sum, one) => sum + one.failed, 0);
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, `${JSON.stringify({ where, times, failed, flows }, null, 2)}\n`);
  return failed === 0;
}

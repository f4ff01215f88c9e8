import { explore } from './explore';
import type { Model } from './fixtures';
import { planPaths, stepsOf } from './plan';
import { runPath } from './run';

const shown = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`.padStart(9);

/**
 * Measures how long it takes to make the paths of flows and to take them on the machine, and how near their cost is to the
 * least possible one. False when a path fails.
 */
export async function figures(models: readonly Model[], bound: number): Promise<boolean> {
  // The first plan of a process waits for the solver to be loaded.
  const [first] = models;
  if (first) await planPaths(explore(first, bound), 'states');
  console.log(
    `${'flow'.padEnd(20)}${'explored'.padStart(9)}${'planned'.padStart(9)}${'taken'.padStart(9)}`,
  );
  const all = { made: 0, most: 0, taken: 0, steps: 0, ratio: 1, failed: 0 };
  for (const model of models) {
    const begun = performance.now();
    const explored = explore(model, bound);
    const known = performance.now();
    const plan = await planPaths(explored, 'transitions');
    const made = performance.now();
    for (const path of plan.paths) if (await runPath(explored, path)) all.failed += 1;
    const taken = performance.now();
    const ratio = plan.bound > 0 ? plan.cost / plan.bound : 1;
    console.log(
      `${model.name.padEnd(20)}${shown(known - begun)}${shown(made - known)}${shown(taken - made)}  ` +
        `${plan.paths.length} paths, ${stepsOf(plan)} steps, ${ratio.toFixed(2)} of the least cost`,
    );
    all.made += made - begun;
    all.most = Math.max(all.most, made - begun);
    all.taken += taken - made;
    all.steps += stepsOf(plan);
    all.ratio = Math.max(all.ratio, ratio);
  }
  console.log(
    `all: made in ${shown(all.made).trim()}, the slowest in ${shown(all.most).trim()}; taken in ` +
      `${shown(all.taken).trim()}; ${all.steps} steps, at most ${all.ratio.toFixed(2)} of the least cost; ${all.failed} failed`,
  );
  return all.failed === 0;
}

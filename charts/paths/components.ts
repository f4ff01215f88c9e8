import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model } from './fixtures';
import { type Options, UsageError } from './options';
import { noteFor, stageResult, type TellResult, tellResult } from './results/report';
import { partsAsOne } from './results/store';

/** What the test files of mounted components are told, and by which variable. */
export interface RunVariables {
  /** Flows, by comma. */
  PATHS_FLOWS: string;
  PATHS_CRITERION: string;
  /** Transitions that paths are wanted for, by flow, as JSON. */
  PATHS_ONLY: string;
  PATHS_FAILURES: string;
  PATHS_INSPECTOR: string;
  /** Folder of the approved texts. */
  PATHS_APPROVED: string;
  /** Folder of the recordings that belong to the paths. */
  PATHS_RECORDED: string;
  /** Folder for what was taken, a part of it for each flow. */
  PATHS_RESULTS: string;
}

/**
 * Takes the paths of flows on their mounted components: the project's own test runner mounts them, in the test files of a
 * folder, and is told by variables what is asked for. False when a path fails, or the time is over. Throws what the user is told.
 */
export async function planOnComponents(
  models: readonly Model[],
  options: Options,
  folder: string,
  tellOf: TellResult = (result) => tellResult(result, models, options),
): Promise<boolean> {
  if (models.length === 0) {
    await tellOf(stageResult('jsdom', [], new Date()));
    return true;
  }
  const { criterion, only, failures, inspector, approved, recorded, budget, format } = options;
  // Apart from the shards of a report, which lie in its own parts.
  const results = mkdtempSync(join(tmpdir(), 'paths-'));
  const wanted = [...only].flatMap(([flow, ids]) => (ids ? [[flow, [...ids]]] : []));
  const asked: RunVariables = {
    PATHS_FLOWS: models.map(({ name }) => name).join(','),
    PATHS_CRITERION: criterion,
    PATHS_ONLY: JSON.stringify(Object.fromEntries(wanted)),
    PATHS_FAILURES: failures,
    PATHS_INSPECTOR: inspector,
    PATHS_APPROVED: approved,
    PATHS_RECORDED: recorded,
    PATHS_RESULTS: results,
  };
  const { status, error } = spawnSync('npx', ['vitest', 'run', folder], {
    stdio: ['inherit', format === 'summary' ? 'inherit' : 2, 'inherit'],
    env: { ...process.env, ...asked },
    ...(budget !== null && { timeout: budget }),
  });
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    console.error('The budget is used up');
  const taken = partsAsOne(results, 'jsdom');
  rmSync(results, { recursive: true });
  if (status === 0) {
    const played = new Set(taken.flows.map(({ flow }) => flow));
    const unplayed = models.map(({ name }) => name).filter((name) => !played.has(name));
    if (played.size === 0 && models.length === 1)
      throw new UsageError(`It is not played on the components in ${folder}`);
    if (unplayed.length > 0)
      noteFor(options)(`Not played on the components in ${folder}: ${unplayed.join(', ')}`);
  }
  await tellOf(taken);
  return status === 0;
}

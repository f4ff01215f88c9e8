import { spawnSync } from 'node:child_process';
import type { Model } from './fixtures';
import type { Options } from './options';

/**
 * Takes the paths of flows on their mounted components: the project's own test runner mounts them, in the test files of a
 * folder, and is told by PATHS_FLOWS and PATHS_CRITERION what is asked for. False when a path fails.
 */
export function planOnComponents(
  models: readonly Model[],
  { criterion }: Options,
  folder: string,
): boolean {
  const PATHS_FLOWS = models.map(({ name }) => name).join(',');
  const env = { ...process.env, PATHS_FLOWS, PATHS_CRITERION: criterion };
  return spawnSync('npx', ['vitest', 'run', folder], { stdio: 'inherit', env }).status === 0;
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordingOf } from './approved/wording';
import type { Model } from './fixtures';
import { isNamedAlone, type Options, UsageError } from './options';
import { reachedBy } from './results/reached';
import { noteFor, stageResult, type TellResult, tellResult } from './results/report';
import type { FlowResult, StageResult } from './results/results';
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
  /** Milliseconds since 1970 from which on no path is begun; left out without a budget. */
  PATHS_UNTIL?: string;
}

/** What a runner found beside the paths, such as a file that does not load, belongs to the flows that it left without a result. */
function withRunner(
  taken: StageResult,
  models: readonly Model[],
  played: ReadonlySet<string>,
  ended: string,
): StageResult {
  const isRed = ({ wrong, paths }: FlowResult) =>
    wrong.length > 0 || paths.some(({ outcome }) => outcome === 'failed' || outcome === 'error');
  if (taken.flows.some(isRed)) return taken;
  const wrong = [`the runner ended with ${ended}`];
  const unplayed = models.filter(({ name }) => !played.has(name));
  if (unplayed.length === 0)
    return { ...taken, flows: taken.flows.map((flow) => ({ ...flow, wrong })) };
  const lost = unplayed.map((model): FlowResult => {
    const { chart, title } = wordingOf(model);
    const nothing = { paths: [], unreached: [], reached: reachedBy(model, []) };
    return { flow: model.name, chart: chart.id, title, wrong, ...nothing };
  });
  return { ...taken, flows: [...taken.flows, ...lost] };
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
  const begun = new Date();
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
    ...(budget !== null && { PATHS_UNTIL: `${Date.now() + budget}` }),
  };
  const { status, signal } = spawnSync('npx', ['vitest', 'run', folder], {
    stdio: ['inherit', format === 'summary' ? 'inherit' : 2, 'inherit'],
    env: { ...process.env, ...asked },
  });
  const parts = partsAsOne(results, 'jsdom');
  const taken = parts.begun === '' ? { ...parts, begun: begun.toISOString() } : parts;
  rmSync(results, { recursive: true });
  const played = new Set(taken.flows.map(({ flow }) => flow));
  if (status !== 0) {
    await tellOf(withRunner(taken, models, played, `${status ?? signal}`));
    return false;
  }
  const unplayed = models.map(({ name }) => name).filter((name) => !played.has(name));
  if (played.size === 0 && isNamedAlone(models, options))
    throw new UsageError(`It is not played on the components in ${folder}`);
  if (unplayed.length > 0)
    noteFor(options)(`Not played on the components in ${folder}: ${unplayed.join(', ')}`);
  const isOver = taken.flows.some(({ paths }) =>
    paths.some(({ outcome }) => outcome === 'not taken'),
  );
  if (isOver) console.error('The budget is used up');
  await tellOf(taken);
  return !isOver;
}

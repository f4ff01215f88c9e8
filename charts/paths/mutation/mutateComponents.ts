import { spawnSync } from 'node:child_process';
import type { Model } from '../fixtures';
import { answersIn, askMutants } from './asked';
import { flowsOf, type MutatedFlow, type Tried } from './judge';
import type { Mutant } from './mutant';
import { type Mutating, sampled, tellAll, tellFlow } from './mutate';
import { keysOf } from './names';
import { scored } from './reasons';
import { switches } from './switches';

/** How test files of mounted components are told which mistakes to try. */
export interface MutateVariables {
  /** Flows, by comma. */
  PATHS_FLOWS: string;
  /** Folder where the mistakes are named, and answered. */
  PATHS_MUTANTS: string;
}

/** Numbered among all of a flow, as the other process sees them. */
const keysIn = (flows: readonly MutatedFlow[]): ReadonlyMap<Mutant, string> =>
  new Map(
    flows.flatMap(({ mutants }) => {
      const keys = keysOf(mutants, switches.sites);
      return mutants.map((mutant, index) => [mutant, keys[index] ?? ''] as const);
    }),
  );

/**
 * Takes mounted components whose machines have a mistake along their paths: the project's own test runner mounts them.
 * Flows that no component shows are left out. False where too few of the mistakes are found, and where a flow fails without any:
 * nothing can be said of its mistakes then, and a share of the others is none of all.
 * @param components folder of the test files
 * @param folder where both processes write
 */
export function mutateOnComponents(
  models: readonly Model[],
  options: Mutating,
  components: string,
  folder: string,
): boolean {
  const flows = flowsOf(models, options.approvedOf, options.isMeant);
  const keys = keysIn(flows);
  const keyOf = (mutant: Mutant): string => keys.get(mutant) ?? '';
  const some = sampled(flows, options);
  askMutants(
    folder,
    Object.fromEntries(some.map(({ model, mutants }) => [model.name, mutants.map(keyOf)])),
  );
  const asked: MutateVariables = {
    PATHS_FLOWS: some.map(({ model }) => model.name).join(','),
    PATHS_MUTANTS: folder,
  };
  // A machine with a mistake may well throw beside the path that it is on.
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', components, '--dangerouslyIgnoreUnhandledErrors'],
    { stdio: 'inherit', env: { ...process.env, ...asked } },
  );
  const answers = answersIn(folder);
  const scores = some.flatMap((flow) => {
    const found = answers.get(flow.model.name);
    if (!found) {
      console.log(`${flow.model.name}: no component shows it`);
      return [];
    }
    const tried = flow.mutants.map((mutant): Tried | undefined => {
      const red = found[keyOf(mutant)];
      return red === undefined ? undefined : { mutant, red };
    });
    return [tellFlow(scored(flow, tried, 'Its screens do not show it'))];
  });
  const isEnough = tellAll(scores, options, 'on the screens');
  if (status !== 0) console.error('What is counted is not all: a flow failed without a mistake');
  return isEnough && status === 0;
}

import type { Arc } from './explore';
import { explore } from './explore';
import type { Model } from './fixtures';
import { type Mutant, mutantsOf } from './mutants';
import { planPaths } from './plan';
import { traceOf } from './trace';

export interface Verdict {
  readonly flow: string;
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly {
    readonly mutation: string;
    readonly at: string;
    readonly reason: string;
  }[];
}

/** Why nothing differed, as far as the suite can tell. */
function whyAlive(
  model: Model,
  { mutation, at }: Mutant,
  paths: readonly (readonly Arc[])[],
): string {
  const [id = ''] = at.split(/: | to /);
  const known = model.fixtures.infeasible?.[id];
  if (known) return `Nothing can take it: ${known}`;
  const isTaken = paths.some((path) => path.some(({ taken }) => taken.includes(id)));
  if (!isTaken && id.includes('|')) return 'The paths do not take it';
  if (mutation === 'transition led elsewhere')
    return 'Both states are left at once for the same one';
  if (mutation === 'action dropped' || mutation === 'action swapped')
    return 'The context already holds, or gets, the same value';
  if (mutation === 'transition dropped' || mutation === 'error path dropped')
    return 'Another transition does the same here';
  return 'The next alternative does the same for all that the model offers';
}

/** Gives a machine every mistake in turn, and takes its paths on it until one shows a difference. */
export async function mutate(model: Model): Promise<Verdict> {
  const explored = explore(model);
  const suites = ['transitions', 'guards', 'refused'] as const;
  let alive = mutantsOf(model.machine);
  const all = alive.length;
  const paths: (readonly Arc[])[] = [];
  for (const suite of suites) {
    if (alive.length === 0) break;
    const added = (await planPaths(explored, suite)).paths;
    const traces = added.map((path) => traceOf(model.machine, model.fixtures, path));
    paths.push(...added);
    alive = alive.filter((mutant) => {
      const machine = mutant.make();
      return !added.some((path, index) => {
        const found = traceOf(machine, model.fixtures, path);
        const wanted = traces[index] ?? [];
        return found.length !== wanted.length || found.some((step, at) => step !== wanted[at]);
      });
    });
  }
  return {
    flow: model.name,
    mutants: all,
    killed: all - alive.length,
    survivors: alive.map((mutant) => ({
      mutation: mutant.mutation,
      at: mutant.at,
      reason: whyAlive(model, mutant, paths),
    })),
  };
}

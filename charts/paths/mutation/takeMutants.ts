import type { Arc, Explored } from '../explore';
import type { Divergence } from '../run';
import type { Take } from '../taking';
import type { FoundMutants } from './asked';
import type { Mutant } from './mutant';
import { mutantsOf } from './mutants';
import { keysOf } from './names';
import { switches } from './switches';
import { type Worn, wornOf } from './worn';

const textOf = ({ step, found, wrong }: Divergence): string =>
  `at step ${step}: ${wrong ?? JSON.stringify(found)}`;

async function firstRed(paths: readonly (readonly Arc[])[], take: Take): Promise<string | null> {
  for (const path of paths) {
    const divergence = await take(path);
    if (divergence) return textOf(divergence);
  }
  return null;
}

/** What the mistake is about comes first: a run ends with what it finds. */
export const nearestFirst = (paths: readonly (readonly Arc[])[], { transition }: Mutant) =>
  transition === undefined
    ? paths
    : paths.toSorted(
        (one, other) =>
          Number(other.some(({ taken }) => taken.includes(transition))) -
          Number(one.some(({ taken }) => taken.includes(transition))),
      );

/**
 * Takes a product whose machine has one mistake after the other along its paths.
 * @param wear puts a mistake on every machine of the flow that the product starts, or takes it off
 * @throws Error where a path fails without a mistake
 */
export async function takeMutants(
  { model: { machine, name } }: Explored,
  paths: readonly (readonly Arc[])[],
  take: Take,
  wanted: readonly string[],
  wear: (worn: Worn | null) => void,
): Promise<FoundMutants> {
  // Code that a screen fetches when it is first shown may take longer than anybody waits.
  const without = (await firstRed(paths, take)) && (await firstRed(paths, take));
  if (without !== null) throw new Error(`${name} fails without a mistake ${without}`);
  const mutants = mutantsOf(machine, switches.sites);
  const keys = keysOf(mutants, switches.sites);
  const found: Record<string, string | null> = {};
  for (const [index, mutant] of mutants.entries()) {
    const key = keys[index] ?? '';
    if (!wanted.includes(key)) continue;
    let worn: Worn;
    try {
      worn = wornOf(machine, mutant.make());
    } catch {
      continue;
    }
    wear(worn);
    switches.turn(mutant.site);
    try {
      found[key] = await firstRed(nearestFirst(paths, mutant), take);
    } catch (error) {
      found[key] = `breaks: ${error instanceof Error ? error.message : String(error)}`;
    } finally {
      switches.turn(undefined);
      wear(null);
    }
  }
  return found;
}

import type { Mutant } from './mutant';
import type { KnownSite } from './switches';

/** The name by which code that was written anew finds the switches. */
export const globalName = '__chartsSwitches';

/** More questions than any path asks: a mistake can make a loop go round for ever. */
export const mostQuestions = 1_000_000;

/** The name by which a page finds the mistake that it was opened for. */
export const mistakeName = '__chartsMistake';

/**
 * A name for each mistake that is the same in every process: of code by its file and its place among the file's,
 * of a chart by its words.
 */
export function keysOf(mutants: readonly Mutant[], sites: readonly KnownSite[]): string[] {
  const places = new Map<number, string>();
  const perFile = new Map<string, number>();
  for (const { number, file } of sites) {
    const place = perFile.get(file) ?? 0;
    perFile.set(file, place + 1);
    places.set(number, `${file}#${place}`);
  }
  const counts = new Map<string, number>();
  return mutants.map(({ operator, at, site }) => {
    const place = site === undefined ? undefined : places.get(site);
    if (place !== undefined) return place;
    const words = `${operator}: ${at}`;
    const count = counts.get(words) ?? 0;
    counts.set(words, count + 1);
    return count === 0 ? words : `${words} (${count + 1})`;
  });
}

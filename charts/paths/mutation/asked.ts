import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant';
import type { KnownSite } from './switches';

/** What a run on other processes is to try: keys of mistakes, by flow. */
export type AskedMutants = Readonly<Record<string, readonly string[]>>;
/** What became of each: words of what a run says, null where it says nothing, nothing at all where there is no such machine. */
export type FoundMutants = Readonly<Record<string, string | null>>;

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

const askedIn = (folder: string) => join(folder, 'asked.json');
const foundIn = (folder: string) => join(folder, 'found');

export function askMutants(folder: string, asked: AskedMutants): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(foundIn(folder), { recursive: true });
  writeFileSync(askedIn(folder), JSON.stringify(asked));
}

export const askedOf = (folder: string): AskedMutants =>
  JSON.parse(readFileSync(askedIn(folder), 'utf8'));

/** `part` tells apart the tables of screens of one flow. */
export function answer(folder: string, flow: string, part: string, found: FoundMutants): void {
  const name = `${flow}${part.replaceAll(/\W+/g, '-')}.json`;
  writeFileSync(join(foundIn(folder), name), JSON.stringify({ flow, found }));
}

/** By flow; a mistake that one table of screens finds is found. */
export function answersIn(folder: string): Map<string, FoundMutants> {
  const all = new Map<string, FoundMutants>();
  for (const file of readdirSync(foundIn(folder))) {
    const { flow, found }: { flow: string; found: FoundMutants } = JSON.parse(
      readFileSync(join(foundIn(folder), file), 'utf8'),
    );
    const known = all.get(flow) ?? {};
    const keys = [...Object.keys(known), ...Object.keys(found)];
    all.set(flow, Object.fromEntries(keys.map((key) => [key, known[key] ?? found[key] ?? null])));
  }
  return all;
}

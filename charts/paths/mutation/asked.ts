import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a run on other processes is to try: keys of mistakes, by flow. */
export type AskedMutants = Readonly<Record<string, readonly string[]>>;
/** What became of each: words of what a run says, null where it says nothing, nothing at all where there is no such machine. */
export type FoundMutants = Readonly<Record<string, string | null>>;

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

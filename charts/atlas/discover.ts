import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Chart } from '../model/chart';
import { readChart } from '../model/readChart';
import type { ChartWords } from '../model/words';

/** A chart and what the languages call its parts, keyed by language code; `en` is that of `words.ts`. */
export interface Readable {
  chart: Chart;
  words: Record<string, ChartWords>;
}

const load = async (path: string): Promise<unknown[]> =>
  Object.values((await import(pathToFileURL(path).href)) as Record<string, unknown>);

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

async function wordsIn(folder: string): Promise<Record<string, ChartWords>> {
  const found: Record<string, ChartWords> = {};
  for (const name of readdirSync(folder)) {
    const language = /^words(?:\.(\w+))?\.ts$/.exec(name);
    const [words] = language ? await load(join(folder, name)) : [];
    if (typeof words === 'object' && words) found[language?.[1] ?? 'en'] = words;
  }
  return found;
}

/** The folders below `root` that give something out, however deep they lie; what is inside such a folder is its own. */
const foldersIn = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, name))
    .flatMap((folder) => (existsSync(join(folder, 'index.ts')) ? [folder] : foldersIn(folder)))
    .sort();

const machinesIn = async (folder: string) =>
  (await load(join(folder, 'index.ts'))).filter(isMachine);

/** All machines that the folders in `root` give out by their `index.ts`. Throws what loading one throws. */
export async function discoverMachines(root: string): Promise<AnyStateMachine[]> {
  return (await Promise.all(foldersIn(root).map(machinesIn))).flat();
}

/** Their charts, with the words that lie beside them (`words.ts`, `words.ar.ts`, ...). */
export async function discover(root: string): Promise<Readable[]> {
  const found = foldersIn(root).map(async (folder) => {
    const words = await wordsIn(folder);
    return (await machinesIn(folder)).map((machine) => ({ chart: readChart(machine), words }));
  });
  return (await Promise.all(found)).flat();
}

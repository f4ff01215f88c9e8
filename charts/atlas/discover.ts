import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Chart } from '../model/chart';
import { readChart } from '../model/readChart';
import type { ChartWords } from '../model/words';
import { messagesIn } from './messagesIn';

/** A chart and what the languages call its parts, keyed by language code; `en` is that of `words.ts`. */
export interface Readable {
  chart: Chart;
  words: Record<string, ChartWords>;
  /** Folder that its own lies in, from the machines' on; '' for none. */
  area?: string;
  /** Messages that its code names, by their ids. */
  messages?: string[];
}

const load = async (path: string): Promise<unknown[]> =>
  Object.values<unknown>(await import(pathToFileURL(path).href));

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

const wordsAt = async (path: string): Promise<ChartWords | undefined> => {
  const [words] = existsSync(path) ? await load(path) : [];
  return typeof words === 'object' && words ? words : undefined;
};

/** The other languages that the machines in `root` have a folder of words for. */
const languagesIn = (root: string): string[] => {
  const locales = join(root, 'locales');
  return existsSync(locales) ? readdirSync(locales).sort() : [];
};

async function wordsOf(root: string, folder: string): Promise<Record<string, ChartWords>> {
  const flow = `${relative(root, folder)}.ts`;
  const paths: [language: string, path: string][] = [
    ['en', join(folder, 'words.ts')],
    ...languagesIn(root).map((language): [string, string] => [
      language,
      join(root, 'locales', language, flow),
    ]),
  ];
  const found: Record<string, ChartWords> = {};
  for (const [language, path] of paths) {
    const words = await wordsAt(path);
    if (words) found[language] = words;
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

/** What areas are called: those of `areas.ts` beside them and of `locales/<language>/areas.ts`, by language. */
export async function areaTitles(root: string): Promise<Record<string, Record<string, string>>> {
  const paths: [language: string, path: string][] = [
    ['en', join(root, 'areas.ts')],
    ...languagesIn(root).map((language): [string, string] => [
      language,
      join(root, 'locales', language, 'areas.ts'),
    ]),
  ];
  const found: Record<string, Record<string, string>> = {};
  for (const [language, path] of paths) {
    const [titles] = existsSync(path) ? await load(path) : [];
    if (isTitles(titles)) found[language] = titles;
  }
  return found;
}

const isTitles = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string');

const areaOf = (root: string, folder: string) => {
  const area = dirname(relative(root, folder));
  return area === '.' ? '' : area;
};

/**
 * Their charts, with the words beside them (`words.ts`) and those of the other languages (`locales/<language>/<folder>.ts`);
 * of all folders, or of those that `only` names from `root` on. Of the messages that there are (`messages`, ids) each
 * is told which its code names.
 */
export async function discover(
  root: string,
  only?: readonly string[],
  messages: readonly string[] = [],
): Promise<Readable[]> {
  const folders = only?.map((folder) => join(root, folder)) ?? foldersIn(root);
  const found = folders.map(async (folder) => {
    const words = await wordsOf(root, folder);
    const named = { area: areaOf(root, folder), messages: messagesIn(folder, messages) };
    return (await machinesIn(folder)).map((machine) => ({
      chart: readChart(machine),
      words,
      ...named,
    }));
  });
  return (await Promise.all(found)).flat();
}

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Chart } from '../model/chart';
import { readChart } from '../model/readChart';
import type { ChartWords } from '../model/words';
import { fromXState6 } from '../six/fromXState6';
import { isSixMachine } from '../six/machine';
import { codeOf, hashOf, settingsOf } from './kept/code';
import { kept } from './kept/pages';
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

/** What a file gives out, by name. Throws what loading it throws. */
export const givenOutBy = async (path: string): Promise<[name: string, value: unknown][]> =>
  Object.entries<unknown>(await import(pathToFileURL(resolve(path)).href));

const load = async (path: string): Promise<unknown[]> =>
  (await givenOutBy(path)).map(([, value]) => value);

/** A machine, of XState 6 as it is read; null for what is none. */
export const machineIn = (value: unknown): AnyStateMachine | null => {
  if (value instanceof StateMachine) return value;
  return isSixMachine(value) ? fromXState6(value) : null;
};

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
  (await load(join(folder, 'index.ts'))).flatMap((value) => machineIn(value) ?? []);

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

interface Found {
  /** Ids of the messages that there are. */
  messages?: readonly string[];
  /** Folder where charts are kept: of machines whose code has not changed none is loaded. */
  cache?: string | undefined;
  /** Told before machines of a folder are loaded. */
  onLoad?: (() => void) | undefined;
}

/** All files that a folder's charts are made of, but for what they import. */
const filesOf = (root: string, folder: string): string[] =>
  [
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
    ...languagesIn(root).map((language) =>
      join(root, 'locales', language, `${relative(root, folder)}.ts`),
    ),
  ].filter((file) => existsSync(file));

/** The charts of a folder, from its machines. */
async function chartsIn(root: string, folder: string, messages: readonly string[]) {
  const words = await wordsOf(root, folder);
  const named = { area: areaOf(root, folder), messages: messagesIn(folder, messages) };
  const machines = await machinesIn(folder);
  return machines.map((machine): Readable => ({ chart: readChart(machine), words, ...named }));
}

/**
 * Their charts, with the words beside them (`words.ts`) and those of the other languages (`locales/<language>/<folder>.ts`);
 * of all folders, or of those that `only` names from `root` on. Of the messages that there are each is told which its
 * code names.
 */
export async function discover(
  root: string,
  only?: readonly string[],
  { messages = [], cache, onLoad }: Found = {},
): Promise<Readable[]> {
  const folders = only?.map((folder) => join(root, folder)) ?? foldersIn(root);
  const settings = cache === undefined ? '' : hashOf(...settingsOf(root));
  const found = folders.map((folder) => {
    const make = () => {
      onLoad?.();
      return chartsIn(root, folder, messages);
    };
    const code = cache === undefined ? null : codeOf(filesOf(root, folder));
    if (!code?.isTold) return make();
    const what = relative(root, folder).replaceAll(sep, '-');
    const input = [code.hash, settings, what, languagesIn(root), messages];
    return kept(cache, `(${what})`, ['atlas/discover'], input, make);
  });
  return (await Promise.all(found)).flat();
}

/** The machines that files give out. */
export const machinesOf = async (files: readonly string[]): Promise<AnyStateMachine[]> =>
  (await Promise.all(files.map(load))).flat().flatMap((value) => machineIn(value) ?? []);

/** XState calls every machine so that has no id of its own. */
const nobodys = '(machine)';

/** What a machine is called: by its id or, where it has none, as its file gives it out. */
export const machineName = ({ id }: AnyStateMachine, givenOutAs: string): string =>
  id === nobodys ? givenOutAs : id;

/**
 * The charts of the machines that files give out, with the words that each file gives out as `words`, or that lie beside it
 * (`words.ts`). Throws where a file gives out no machine.
 */
export async function discoverIn(files: readonly string[]): Promise<Readable[]> {
  const found: Readable[] = [];
  for (const file of files) {
    const given = await givenOutBy(file);
    const own = given.find(([name]) => name === 'words')?.[1];
    const words =
      typeof own === 'object' && own
        ? own
        : await wordsAt(join(dirname(resolve(file)), 'words.ts'));
    const machines = given.flatMap(([name, value]) => {
      const machine = machineIn(value);
      return machine ? [{ ...readChart(machine), id: machineName(machine, name) }] : [];
    });
    if (machines.length === 0) throw new Error(`${file} gives out no machine`);
    for (const chart of machines) found.push({ chart, words: words ? { en: words } : {} });
  }
  return found;
}

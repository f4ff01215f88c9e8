import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { discover, type Readable } from '../../atlas/discover';
import type { Requirement } from '../../atlas/requirements';
import { languagesOf } from '../../atlas/site';
import { startedIn } from '../../atlas/startedIn';
import type { Drawing } from '../../layout/drawing';
import { layOut } from '../../layout/layout';
import { isLarge, layOutOverview } from '../../layout/overview';
import { developerLabels, type Labels, titleOf, wordLabels } from '../../model/labels';
import type { ChartWords } from '../../model/words';
import type { Findable } from '../../search/find';
import type { ChartEntry } from '../charts';

const hashOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 12);

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const codeIn = (path: string) =>
  readdirSync(folderOf(path))
    .filter((name) => /\.[jt]s$/.test(name))
    .map((name) => readFileSync(join(folderOf(path), name), 'utf8'));

const versions = new Map<string, string>();

/** The code that places things, and what charts say in the language: a layout is made anew when they have changed. */
function layoutVersion(set: string): string {
  const known = versions.get(set);
  if (known !== undefined) return known;
  const phrases = ['ts', 'js']
    .map((ending) => folderOf(`../../locales/${set}/phrases.${ending}`))
    .find((file) => existsSync(file));
  const version = hashOf(
    ...['../../layout', '../../model'].flatMap(codeIn),
    phrases === undefined ? '' : readFileSync(phrases, 'utf8'),
  );
  versions.set(set, version);
  return version;
}

/** A layout, from the last build when nothing that it depends on has changed. */
async function kept(
  cache: string,
  key: string,
  make: () => Promise<Drawing | null>,
): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${key}.json`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const text = JSON.stringify(rounded(await make()));
  writeFileSync(file, text);
  return text;
}

const rounded = (drawing: Drawing | null): Drawing | null =>
  JSON.parse(
    JSON.stringify(drawing, (_, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 10) / 10 : value,
    ),
  ) as Drawing | null;

interface PrebuiltFile {
  name: string;
  content: string;
}

/** The sets of labels that a chart is drawn with: the developers' names, and the words of each language. */
export const labelSets = ({ chart, words }: Readable, languages: string[]): [string, Labels][] => [
  ['names', developerLabels],
  ...languages.map((language): [string, Labels] => [
    language,
    wordLabels(chart, words[language] ?? {}, language),
  ]),
];

/** The words that stand in a drawing. */
function drawnWords(words: ChartWords | undefined): ChartWords | null {
  const { met: _met, unmet: _unmet, ...drawn } = words ?? {};
  return words ? drawn : null;
}

const keyOf = (one: Readable, set: string, kind: string) =>
  hashOf(layoutVersion(set), set, kind, JSON.stringify([one.chart, drawnWords(one.words[set])]));

/** The drawing of a chart with one of its sets of labels, as JSON: from `cache` when it was made before. */
export const keptLayout = (one: Readable, [set, labels]: [string, Labels], cache: string) =>
  kept(cache, keyOf(one, set, ''), () => layOut(one.chart, labels));

/** Its first level; null where it is read whole, or has no second one. */
async function keptOverview(one: Readable, [set, labels]: [string, Labels], cache: string) {
  const text = await kept(cache, keyOf(one, set, 'overview'), () =>
    layOutOverview(one.chart, labels),
  );
  return text === 'null' ? null : text;
}

/** The files of a chart for the inspector, and what the list of them says of it. */
export async function inspectorFiles(one: Readable, languages: string[], cache: string) {
  const { chart, words } = one;
  const files: PrebuiltFile[] = [];
  const add = (name: string, content: string) => {
    const file = `${name}.${hashOf(content)}.json`;
    files.push({ name: file, content });
    return file;
  };
  const drawings: Record<string, string> = {};
  const overviews: Record<string, string> = {};
  for (const set of labelSets(one, languages)) {
    const [name] = set;
    const whole = await keptLayout(one, set, cache);
    drawings[name] = add(`${chart.id}.${name}`, whole);
    const first = isLarge(JSON.parse(whole)) ? await keptOverview(one, set, cache) : null;
    if (first) overviews[name] = add(`${chart.id}.overview.${name}`, first);
  }
  const entry: ChartEntry = {
    id: chart.id,
    version: chart.version,
    titles: Object.fromEntries(
      languages.map((language) => [language, titleOf(chart.id, words[language])]),
    ),
    states: chart.states.length - 1,
    area: one.area ?? '',
    starts: startedIn(chart),
    chart: add(chart.id, JSON.stringify(chart)),
    words: Object.fromEntries(
      Object.entries(words).map(([language, own]) => [
        language,
        add(`${chart.id}.words.${language}`, JSON.stringify(own)),
      ]),
    ),
    drawings,
    ...(Object.keys(overviews).length > 0 && { overviews }),
  };
  return { entry, files };
}

/** All that can be found, as a file. */
export function findablesFile(findables: readonly Findable[]): PrebuiltFile {
  const content = JSON.stringify(findables);
  return { name: `findables.${hashOf(content)}.json`, content };
}

/** What the product must do, as a file: texts by their ids. */
export function requirementsFile(requirements: readonly Requirement[]): PrebuiltFile {
  const content = JSON.stringify(
    Object.fromEntries(requirements.map(({ id, text }) => [id, text])),
  );
  return { name: `requirements.${hashOf(content)}.json`, content };
}

interface Wanted {
  part?: number | undefined;
  parts?: number | undefined;
  /** Ids of the messages that there are. */
  messages?: string[];
}

/**
 * The charts of a folder's machines with their layouts, as files for the inspector and the list of them. Layouts
 * are kept in `cache`, since each takes up to two seconds. Several processes may each make a part of them: `part` of
 * `parts`, counted from 0.
 */
export async function prebuild(
  machines: string,
  cache: string,
  { part = 0, parts = 1, messages = [] }: Wanted = {},
) {
  const all = await discover(machines, undefined, messages);
  const languages = languagesOf(all);
  const charts = all.filter((_, place) => place % parts === part);
  const made = [];
  for (const one of charts) made.push(await inspectorFiles(one, languages, cache));
  return {
    all,
    charts: made.map(({ entry }) => entry),
    languages,
    files: made.flatMap(({ files }) => files),
  };
}

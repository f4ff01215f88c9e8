import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Drawing } from '../layout/drawing';
import { layOut } from '../layout/layout';
import { layOutOverview } from '../layout/overview';
import { developerLabels, type Labels, wordLabels } from '../model/labels';
import type { ChartWords } from '../model/words';
import type { Readable } from './discover';

export const hashOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 12);

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a module imports of our own, without types: those are not there when it runs. */
const importing = /^(?:import|export) (?!type )[^;]*?from ['"](\.[^'"]+)['"]/gm;

const fileAt = (path: string) =>
  ['', '.ts', '.js']
    .map((ending) => path + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));

/** The code of modules and of what they import, but for texts; `found` by their files. */
function codeFrom(path: string, found: Map<string, string>): void {
  const file = fileAt(path);
  if (file === undefined || found.has(file) || file.startsWith(folderOf('../locales'))) return;
  const code = readFileSync(file, 'utf8');
  found.set(file, code);
  for (const [, to = ''] of code.matchAll(importing)) codeFrom(join(dirname(file), to), found);
}

/** What places things, and what is said of them. */
const placing = ['../layout/layout', '../layout/overview', '../model/labels'];

const versions = new Map<string, string>();

/** The code that places things, and what charts say in the language: a layout is made anew when they have changed. */
function layoutVersion(set: string): string {
  const known = versions.get(set);
  if (known !== undefined) return known;
  const phrases = ['ts', 'js']
    .map((ending) => folderOf(`../locales/${set}/phrases.${ending}`))
    .find((file) => existsSync(file));
  const code = new Map<string, string>();
  for (const path of placing) codeFrom(folderOf(path), code);
  const version = hashOf(
    ...code.values(),
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

const keyOf = (one: Readable, set: string, kind = '') =>
  hashOf(layoutVersion(set), set, kind, JSON.stringify([one.chart, drawnWords(one.words[set])]));

/**
 * The drawing of a chart with one of its sets of labels, as JSON: from `cache` when it was made before.
 * @param near a drawing of the chart as it was, as JSON, of which as much as can be stays where it stands
 */
export const keptLayout = (
  one: Readable,
  [set, labels]: [string, Labels],
  cache: string,
  near?: string,
) =>
  kept(cache, keyOf(one, set, near), () =>
    layOut(one.chart, labels, near === undefined ? undefined : JSON.parse(near)),
  );

/** Its first level; null where it is read whole, or has no second one. */
export async function keptOverview(one: Readable, [set, labels]: [string, Labels], cache: string) {
  const text = await kept(cache, keyOf(one, set, 'overview'), () =>
    layOutOverview(one.chart, labels),
  );
  return text === 'null' ? null : text;
}

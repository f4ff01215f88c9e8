import { discover, type Readable } from '../../atlas/discover';
import { hashOf } from '../../atlas/kept/code';
import {
  keptDrawings,
  keptOverviews,
  type LayoutKeeping,
  labelSets,
} from '../../atlas/kept/layouts';
import type { Requirement } from '../../atlas/requirements';
import { languagesOf } from '../../atlas/site';
import { startedIn } from '../../atlas/startedIn';
import type { Laying } from '../../layout/task';
import { transitionsOf } from '../../model/chart';
import { titleOf } from '../../model/labels';
import type { Findable } from '../../search/find';
import type { ChartEntry } from '../charts';

interface PrebuiltFile {
  name: string;
  content: string;
}

/** The files of a chart for the inspector, and what the list of them says of it. */
export async function inspectorFiles(one: Readable, languages: string[], keeping: LayoutKeeping) {
  const { chart, words } = one;
  const files: PrebuiltFile[] = [];
  const add = (name: string, content: string) => {
    const file = `${name}.${hashOf(content)}.json`;
    files.push({ name: file, content });
    return file;
  };
  const drawings: Record<string, string> = {};
  const overviews: Record<string, string> = {};
  const whole = await keptDrawings(one, labelSets(languages), keeping);
  const first = await keptOverviews(one, whole, keeping);
  for (const [name, text] of Object.entries(whole))
    drawings[name] = add(`${chart.id}.${name}`, text);
  for (const [name, text] of Object.entries(first))
    overviews[name] = add(`${chart.id}.overview.${name}`, text);
  const entry: ChartEntry = {
    id: chart.id,
    version: chart.version,
    titles: Object.fromEntries(
      languages.map((language) => [language, titleOf(chart.id, words[language])]),
    ),
    states: chart.states.length - 1,
    transitions: transitionsOf(chart).length,
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
  /** Ids of the messages that there are. */
  messages?: string[];
  lay?: Laying;
}

/**
 * The charts of a folder's machines with their layouts, as files for the inspector and the list of them. Layouts
 * are kept in `cache`, since each takes up to two seconds.
 */
export async function prebuild(
  machines: string,
  cache: string,
  { messages = [], lay }: Wanted = {},
) {
  const all = await discover(machines, undefined, { messages, cache });
  const languages = languagesOf(all);
  const made = await Promise.all(all.map((one) => inspectorFiles(one, languages, { cache, lay })));
  return {
    all,
    charts: made.map(({ entry }) => entry),
    languages,
    files: made.flatMap(({ files }) => files),
  };
}

import type { Laying } from '../layout/task';
import { localeOf, ownLanguage } from '../locales/locales';
import type { Coverage } from '../model/coverage';
import { titleOf } from '../model/labels';
import type { MessageTexts } from '../search/findables';
import type { ChartFiles, Sheet, SiteFile } from './chartFiles';
import { diffComment } from './diffComment';
import type { Readable } from './discover';
import { keptDrawings, labelSets } from './kept/layouts';
import { kept } from './kept/pages';
import { type Requirement, servedBy } from './requirements';
import { comparedWith } from './since';
import { startedIn } from './startedIn';
import { typefaceMark } from './typeface';

export interface SiteInput {
  charts: Readable[];
  requirements: Requirement[];
  coverage: Coverage | null;
  /** The charts of another version, and what to call it. */
  before: { charts: Readable[]; since: string } | null;
  /** What areas are called, by language; what messages say, by id and language. */
  areas?: Record<string, Record<string, string>>;
  messages?: MessageTexts;
  /** CSS that brings the typeface, for drawings in files of their own. */
  fontFaces: string;
  /** Folder where layouts and pages are kept; without it each is made anew. */
  cache?: string;
  /** What lays charts out; this thread when left out. */
  lay?: Laying;
  /** Address of the folder that the drawings of a comment are put into; beside it when left out. */
  base?: string;
}

type Titles = Record<string, string>;

const titlesOf = ({ chart, words }: Readable, languages: readonly string[]): Titles =>
  Object.fromEntries(languages.map((one) => [one, titleOf(chart.id, words[one])]));

const oldOf = ({ chart }: Readable, { before }: SiteInput) =>
  before?.charts.find((candidate) => candidate.chart.id === chart.id) ?? null;

/**
 * All that the files of a chart are made of.
 * @param starts the flows that each chart waits for
 */
async function sheetOf(
  one: Readable,
  languages: string[],
  starts: ReadonlyMap<Readable, string[]>,
  input: SiteInput,
): Promise<Sheet> {
  const { chart, words } = one;
  const { cache, lay } = input;
  const since = input.before?.since ?? null;
  const old = oldOf(one, input);
  const compared = comparedWith(chart, old?.chart ?? null, since);
  const shown = { ...one, chart: compared?.chart ?? chart };
  const sets = labelSets(languages);
  const isOther = old !== null && compared !== null && Object.keys(compared.changes).length > 0;
  const near = isOther ? await keptDrawings(old, sets, { cache, lay }) : undefined;
  const served = servedBy(chart);
  const link = (other: Readable) => ({ id: other.chart.id, titles: titlesOf(other, languages) });
  const byId = new Map(input.charts.map((other) => [other.chart.id, other]));
  const started = startedIn(shown.chart).flatMap((id) => byId.get(id) ?? []);
  return {
    ...{ chart, words, languages, since },
    drawings: await keptDrawings(shown, sets, { cache, lay }, near),
    requirements: input.requirements.filter(({ id, flow }) => flow === chart.id || served.has(id)),
    coverage: input.coverage?.charts[chart.id] ?? null,
    old: old && { chart: old.chart, words: old.words },
    starts: (starts.get(one) ?? []).flatMap((id) => byId.get(id) ?? []).map(link),
    startedBy: input.charts.filter((other) => starts.get(other)?.includes(chart.id)).map(link),
    linked: started.map((other) => other.chart.id),
  };
}

const filesOf = (sheet: Sheet, cache: string | undefined): Promise<ChartFiles> =>
  kept(cache, sheet.chart.id, ['atlas/chartFiles'], sheet, async () =>
    (await import('./chartFiles')).chartFiles(sheet),
  );

/** The languages that any chart has words in; English, the language of the charts themselves, comes first. */
export const languagesOf = (charts: Readable[]): string[] => [
  ...new Set([ownLanguage, ...charts.flatMap(({ words }) => Object.keys(words)).sort()]),
];

/** What is found from all pages, as a script. */
async function findablesScript(input: SiteInput, languages: string[]): Promise<SiteFile> {
  const { charts, requirements, messages = {} } = input;
  const wanted = { charts, languages, requirements, messages };
  return kept(
    input.cache,
    '(findables)',
    ['search/findables', 'model/labels'],
    wanted,
    async () => {
      const { findablesOf } = await import('../search/findables');
      const titles = Object.fromEntries(
        charts.map((one) => [one.chart.id, titlesOf(one, languages)]),
      );
      const found = JSON.stringify({ items: findablesOf(wanted), titles });
      return { name: 'findables.js', content: `window.atlasFindables = ${found};\n` };
    },
  );
}

async function indexPage(input: SiteInput, languages: string[], gone: string[]): Promise<SiteFile> {
  const { requirements, areas = {} } = input;
  const since = input.before?.since ?? null;
  const charts = input.charts.map((one) => {
    const compared = comparedWith(one.chart, oldOf(one, input)?.chart ?? null, since);
    return { ...one, changed: compared && Object.keys(compared.changes).length };
  });
  const props = { charts, areas, gone, since, languages, requirements };
  return kept(input.cache, '(index)', ['atlas/chartFiles'], props, async () =>
    (await import('./chartFiles')).indexFile(props),
  );
}

/**
 * The pages and files of the atlas, one after the other. What has not changed comes from `cache`: layouts by what they
 * place, pages by all that stands in them.
 */
export async function* siteFiles(input: SiteInput): AsyncGenerator<SiteFile> {
  const { charts, before, cache } = input;
  const languages = languagesOf(charts);
  const told: ChartFiles['told'][] = [];
  const starts = new Map(charts.map((one) => [one, startedIn(one.chart)]));
  const sheets = charts.map((one) => sheetOf(one, languages, starts, input));
  for (const sheet of sheets) {
    const made = await filesOf(await sheet, cache);
    told.push(made.told);
    for (const { name, content } of made.files)
      yield {
        name,
        content: name.endsWith('.svg')
          ? content.replace(typefaceMark, () => input.fontFaces)
          : content,
      };
  }
  const known = new Set(charts.map(({ chart }) => chart.id));
  const gone = before?.charts.map(({ chart }) => chart.id).filter((id) => !known.has(id)) ?? [];
  yield await findablesScript(input, languages);
  if (before)
    yield {
      name: 'diff.md',
      content: diffComment(
        told.flatMap((one) => one ?? []),
        gone,
        before.since,
        localeOf(ownLanguage).atlas,
        input.base,
      ),
    };
  yield await indexPage(input, languages, gone);
}

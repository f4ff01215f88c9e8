import { renderToStaticMarkup } from 'react-dom/server';
import { drawingText, svgFile } from '../drawing/svgText';
import type { Drawing } from '../layout/drawing';
import { layOut } from '../layout/layout';
import { localeOf, ownLanguage } from '../locales/locales';
import type { Chart } from '../model/chart';
import { compareCharts } from '../model/compare';
import type { Coverage } from '../model/coverage';
import { developerLabels, type Labels, titleOf, wordLabels } from '../model/labels';
import { findablesOf, type MessageTexts } from '../search/findables';
import { changeRows } from './changeRows';
import { type ChangedChart, diffComment } from './diffComment';
import type { Readable } from './discover';
import { mermaidOf } from './exports/mermaid';
import { scxmlOf } from './exports/scxml';
import { keptLayout } from './keptLayouts';
import { changeMarks, coverageMarks } from './marksOf';
import { ChartPage, type PageView } from './pages/ChartPage';
import { IndexPage } from './pages/IndexPage';
import type { Requirement } from './requirements';
import { startedIn } from './startedIn';

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
  /** Folder where layouts are kept; without it each is made anew. */
  cache?: string;
  /** Address of the folder that the drawings of a comment are put into; beside it when left out. */
  base?: string;
}

export interface SiteFile {
  name: string;
  content: string;
}

const page = (content: React.ReactElement) => `<!doctype html>\n${renderToStaticMarkup(content)}\n`;

const labelsFor = ({ chart, words }: Readable, language: string) =>
  wordLabels(chart, words[language] ?? {}, language);

function descriptionsIn(chart: Chart, labels: Labels): Record<string, string> {
  const texts = chart.states.flatMap((state) => {
    const { text } = labels.state(state);
    return text ? [[state.id, text]] : [];
  });
  return Object.fromEntries(texts);
}

async function* chartFiles(
  one: Readable,
  languages: string[],
  input: SiteInput,
  told: ChangedChart[],
): AsyncGenerator<SiteFile> {
  const { chart } = one;
  const { before, requirements, fontFaces, cache } = input;
  const byId = new Map(input.charts.map((other) => [other.chart.id, other]));
  const hrefOf = (flow: string) => (byId.has(flow) ? `${flow}.html` : null);
  const starts = startedIn(chart).flatMap((id) => byId.get(id) ?? []);
  const startedBy = input.charts.filter((other) => startedIn(other.chart).includes(chart.id));
  const old = before?.charts.find((candidate) => candidate.chart.id === chart.id);
  const none = { ...chart, states: chart.states.slice(0, 1) };
  const compared = before ? compareCharts(old?.chart ?? none, chart) : null;
  const shown = compared?.chart ?? chart;
  const coverage = input.coverage?.charts[chart.id] ?? null;
  const files: SiteFile[] = [
    { name: `${chart.id}.json`, content: `${JSON.stringify(chart, null, 2)}\n` },
    { name: `${chart.id}.mmd`, content: mermaidOf(chart) },
    { name: `${chart.id}.scxml`, content: scxmlOf(chart) },
  ];
  const hasChanged = compared !== null && Object.keys(compared.changes).length > 0;
  const laidOut = async (set: [string, Labels], was: Labels): Promise<Drawing> => {
    const drawn = (which: Readable, labels: Labels, near?: string) =>
      cache === undefined
        ? layOut(which.chart, labels, near === undefined ? undefined : JSON.parse(near))
        : keptLayout(which, [set[0], labels], cache, near).then((text) => JSON.parse(text));
    if (!old || !hasChanged) return drawn({ ...one, chart: shown }, set[1]);
    const near = JSON.stringify(await drawn(old, was));
    return drawn({ ...one, chart: shown }, set[1], near);
  };
  const plan = await laidOut(['names', developerLabels], developerLabels);
  files.push({ name: `${chart.id}.names.svg`, content: svgFile(plan, chart.id, fontFaces) });

  const views: PageView[] = [];
  for (const language of languages) {
    const labels = labelsFor({ ...one, chart: shown }, language);
    const was = old ? labelsFor(old, language) : labels;
    const texts = localeOf(language).atlas;
    const rows = compared ? changeRows(compared, { was, now: labels }, texts) : [];
    const changed = compared ? changeMarks(compared.changes, rows, texts) : {};
    const counted = (count: number) =>
      count > 0 ? `${texts.reached}: ${count} ${texts.times}` : texts.notReached;
    const marks = { ...(coverage ? coverageMarks(chart, coverage, counted) : {}), ...changed };
    const drawing = await laidOut([language, labels], was);
    const title = titleOf(chart.id, one.words[language]);
    const titles = descriptionsIn(shown, labels);
    const draw = (which: Drawing) => drawingText(which, title, marks, titles, hrefOf, true);
    views.push({ labels, changes: rows, drawings: { words: draw(drawing), names: draw(plan) } });
    files.push({
      name: `${chart.id}.${language}.svg`,
      content: svgFile(drawing, title, fontFaces),
    });
    if (!hasChanged || language !== ownLanguage) continue;
    const picture = `${chart.id}.diff.svg`;
    files.push({ name: picture, content: svgFile(drawing, title, fontFaces, changed) });
    told.push({ title, picture, rows });
  }
  yield* files;
  const names = files.map(({ name }) => name);
  yield {
    name: `${chart.id}.html`,
    content: page(
      <ChartPage
        {...{ chart, words: one.words, views, requirements, coverage }}
        since={before?.since ?? null}
        {...{ starts, startedBy }}
        files={names}
      />,
    ),
  };
}

/** The languages that any chart has words in; English, the language of the charts themselves, comes first. */
export const languagesOf = (charts: Readable[]): string[] => [
  ...new Set([ownLanguage, ...charts.flatMap(({ words }) => Object.keys(words)).sort()]),
];

/** The pages and files of the atlas, one after the other: laying a chart out takes a second. */
export async function* siteFiles(input: SiteInput): AsyncGenerator<SiteFile> {
  const { charts, before, requirements } = input;
  const languages = languagesOf(charts);
  const told: ChangedChart[] = [];
  for (const one of charts) yield* chartFiles(one, languages, input, told);
  const listed = charts.map((one) => {
    const { chart } = one;
    const old = before?.charts.find((candidate) => candidate.chart.id === chart.id)?.chart;
    const none = { ...chart, states: chart.states.slice(0, 1) };
    const changes = before ? compareCharts(old ?? none, chart).changes : null;
    return { ...one, changed: changes && Object.keys(changes).length };
  });
  const known = new Set(charts.map(({ chart }) => chart.id));
  const gone = before?.charts.map(({ chart }) => chart.id).filter((id) => !known.has(id)) ?? [];
  const since = before?.since ?? null;
  const items = findablesOf({ charts, languages, requirements, messages: input.messages ?? {} });
  const titles = Object.fromEntries(
    charts.map(({ chart, words }) => [
      chart.id,
      Object.fromEntries(languages.map((one) => [one, titleOf(chart.id, words[one])])),
    ]),
  );
  yield {
    name: 'findables.js',
    content: `window.atlasFindables = ${JSON.stringify({ items, titles })};\n`,
  };
  if (since !== null)
    yield {
      name: 'diff.md',
      content: diffComment(told, gone, since, localeOf(ownLanguage).atlas, input.base),
    };
  const areas = input.areas ?? {};
  yield {
    name: 'index.html',
    content: page(
      <IndexPage {...{ charts: listed, areas, gone, since, languages, requirements }} />,
    ),
  };
}

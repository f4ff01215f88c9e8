import { renderToStaticMarkup } from 'react-dom/server';
import { drawingText, svgFile } from '../drawing/svgText';
import type { Drawing } from '../layout/drawing';
import { localeOf, ownLanguage } from '../locales/locales';
import type { Chart } from '../model/chart';
import type { ChartCoverage } from '../model/coverage';
import { type Labels, titleOf, wordLabels } from '../model/labels';
import { changeRows } from './changeRows';
import type { ChangedChart } from './diffComment';
import type { Readable } from './discover';
import { mermaidOf } from './exports/mermaid';
import { scxmlOf } from './exports/scxml';
import { changeMarks, coverageMarks } from './marksOf';
import { ChartPage, type PageView } from './pages/ChartPage';
import { IndexPage, type IndexPageProps } from './pages/IndexPage';
import type { FlowLink } from './pages/Lists';
import type { Requirement } from './requirements';
import { comparedWith } from './since';
import { typefaceMark } from './typeface';

export interface SiteFile {
  name: string;
  content: string;
}

/** All that the files of a chart are made of, as data: where it is the same so are they. */
export interface Sheet {
  chart: Chart;
  words: Readable['words'];
  languages: readonly string[];
  /** Drawings as JSON, by label set. */
  drawings: Record<string, string>;
  /** Those of the flow, and those that the chart names. */
  requirements: readonly Requirement[];
  coverage: ChartCoverage | null;
  /** What it is compared with, and the chart there. */
  since: string | null;
  old: Pick<Readable, 'chart' | 'words'> | null;
  starts: readonly FlowLink[];
  startedBy: readonly FlowLink[];
  /** Flows with a page of their own that the drawing may lead to. */
  linked: readonly string[];
}

export interface ChartFiles {
  files: SiteFile[];
  /** What has changed, to be told in a comment. */
  told: ChangedChart | null;
}

const page = (content: React.ReactElement) => `<!doctype html>\n${renderToStaticMarkup(content)}\n`;

function descriptionsIn(chart: Chart, labels: Labels): Record<string, string> {
  const texts = chart.states.flatMap((state) => {
    const { text } = labels.state(state);
    return text ? [[state.id, text]] : [];
  });
  return Object.fromEntries(texts);
}

const labelsFor = (words: Readable['words'], chart: Chart, language: string) =>
  wordLabels(chart, words[language] ?? {}, language);

export function chartFiles(sheet: Sheet): ChartFiles {
  const { chart, words, languages, coverage, since, old, linked } = sheet;
  const compared = comparedWith(chart, old?.chart ?? null, since);
  const shown = compared?.chart ?? chart;
  const hasChanged = compared !== null && Object.keys(compared.changes).length > 0;
  const hrefOf = (flow: string) => (linked.includes(flow) ? `${flow}.html` : null);
  const drawn = (set: string): Drawing => JSON.parse(sheet.drawings[set] ?? '');
  const plan = drawn('names');
  const files: SiteFile[] = [
    { name: `${chart.id}.json`, content: `${JSON.stringify(chart, null, 2)}\n` },
    { name: `${chart.id}.mmd`, content: mermaidOf(chart) },
    { name: `${chart.id}.scxml`, content: scxmlOf(chart) },
    { name: `${chart.id}.names.svg`, content: svgFile(plan, chart.id, typefaceMark) },
  ];
  let told: ChangedChart | null = null;
  const views = languages.map((language): PageView => {
    const labels = labelsFor(words, shown, language);
    const was = old ? labelsFor(old.words, old.chart, language) : labels;
    const texts = localeOf(language).atlas;
    const rows = compared ? changeRows(compared, { was, now: labels }, texts) : [];
    const changed = compared ? changeMarks(compared.changes, rows, texts) : {};
    const counted = (count: number) =>
      count > 0 ? `${texts.reached}: ${count} ${texts.times}` : texts.notReached;
    const marks = { ...(coverage ? coverageMarks(chart, coverage, counted) : {}), ...changed };
    const drawing = drawn(language);
    const title = titleOf(chart.id, words[language]);
    const titles = descriptionsIn(shown, labels);
    const draw = (which: Drawing) => drawingText(which, title, marks, titles, hrefOf, true);
    const add = (name: string, content: string) => files.push({ name, content });
    add(`${chart.id}.${language}.svg`, svgFile(drawing, title, typefaceMark));
    if (hasChanged && language === ownLanguage) {
      const picture = `${chart.id}.diff.svg`;
      add(picture, svgFile(drawing, title, typefaceMark, changed));
      told = { title, picture, rows };
    }
    return { labels, changes: rows, drawings: { words: draw(drawing), names: draw(plan) } };
  });
  const { requirements, starts, startedBy } = sheet;
  const content = page(
    <ChartPage
      {...{ chart, words, views, requirements, coverage, since, starts, startedBy }}
      files={files.map(({ name }) => name)}
    />,
  );
  return { files: [...files, { name: `${chart.id}.html`, content }], told };
}

export const indexFile = (props: IndexPageProps): SiteFile => ({
  name: 'index.html',
  content: page(<IndexPage {...props} />),
});

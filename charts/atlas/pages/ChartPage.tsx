import { checkChart } from '../../checks/checkChart';
import { localeOf } from '../../locales/locales';
import type { Chart } from '../../model/chart';
import type { ChartCoverage } from '../../model/coverage';
import { type Labels, titleOf } from '../../model/labels';
import type { ChartWords } from '../../model/words';
import type { ChangeRow } from '../changeRows';
import { type Requirement, servedBy } from '../requirements';
import { Changes } from './Changes';
import { type FlowLink, flowItems, List, problemItems, Reached, requirementItems } from './Lists';
import { Page } from './Page';
import { StateTable, TransitionTable } from './Tables';
import { Viewer } from './Viewer';

export interface PageView {
  labels: Labels;
  drawings: { words: string; names: string };
  changes: ChangeRow[];
}

export interface ChartPageProps {
  /** The chart as it is now. */
  chart: Chart;
  /** What the languages call its parts. */
  words: Record<string, ChartWords>;
  views: PageView[];
  requirements: readonly Requirement[];
  files: string[];
  /** Flows that this one waits for, and those that wait for it. */
  starts: readonly FlowLink[];
  startedBy: readonly FlowLink[];
  coverage: ChartCoverage | null;
  /** What another version had otherwise; its rows are those of each view. */
  since: string | null;
}

export function ChartPage(props: ChartPageProps) {
  const { chart, words, views, requirements, files, coverage, since } = props;
  const byId = Object.fromEntries(requirements.map(({ id, text }) => [id, text]));
  const titleIn = (language: string) => titleOf(chart.id, words[language]);
  const served = servedBy(chart);
  const nested = ['starts', 'startedBy'] as const;
  const unserved = requirements.filter(({ id, flow }) => flow === chart.id && !served.has(id));
  const idle = chart.states.filter((one) => one.parent !== null && one.requirements.length === 0);
  return (
    <Page
      title={titleIn}
      languages={views.map(({ labels }) => labels.language)}
      content={(language) => {
        const view = views.find(({ labels }) => labels.language === language);
        if (!view) return null;
        const { labels, drawings } = view;
        const texts = localeOf(language).atlas;
        return (
          <>
            <h1>
              {titleIn(language)} <small>{chart.version}</small>
            </h1>
            {coverage && <Reached {...{ chart, coverage, texts }} />}
            <Viewer {...{ drawings, language, texts }} />
            {since !== null && (
              <Changes title={`${texts.changes} ${since}`} rows={view.changes} texts={texts} />
            )}
            <StateTable {...{ chart, labels, texts, requirements: byId }} />
            <TransitionTable {...{ chart, labels, texts }} />
            {nested.map((which) => (
              <List
                key={which}
                title={texts[which]}
                none={texts.none}
                items={flowItems(props[which], language)}
              />
            ))}
            <List title={texts.unservedHere} none={texts.none} items={requirementItems(unserved)} />
            <List
              title={texts.idle}
              none={texts.none}
              items={idle.map(({ id, description }) => ({ key: id, text: description ?? '' }))}
            />
            <List
              title={texts.problems}
              none={texts.none}
              items={problemItems(checkChart(chart))}
            />
            <List
              title={texts.files}
              none={texts.none}
              items={files.map((key) => ({ key, text: '', href: key }))}
            />
          </>
        );
      }}
    />
  );
}

import { checkChart } from '../../checks/checkChart';
import { localeOf } from '../../locales/locales';
import { spaced, titleOf } from '../../model/labels';
import type { Readable } from '../discover';
import { type Requirement, servedBy } from '../requirements';
import { startedIn } from '../startedIn';
import { List, requirementItems } from './Lists';
import { Page } from './Page';

type Listed = Readable & { changed: number | null };
/** With the number of its problems. */
type Checked = Listed & { problems: number };

export interface IndexPageProps {
  charts: Listed[];
  /** What areas are called, by language. */
  areas: Record<string, Record<string, string>>;
  /** Ids of charts that another version had and this one has not. */
  gone: string[];
  since: string | null;
  languages: string[];
  requirements: Requirement[];
}

/** Flows by the area that they are filed under, in the order of the list. */
function inAreasOf(charts: readonly Checked[]): [area: string, own: Checked[]][] {
  const found = new Map<string, Checked[]>();
  for (const one of charts) found.set(one.area ?? '', [...(found.get(one.area ?? '') ?? []), one]);
  return [...found];
}

/** A flow with what is to be known before it is opened. */
function FlowItem({ one, all, since, language }: FlowItemProps) {
  const { chart, words, changed, problems } = one;
  const texts = localeOf(language).atlas;
  const starts = startedIn(chart).flatMap((id) => {
    const other = all.find((candidate) => candidate.chart.id === id);
    return other ? [titleOf(id, other.words[language])] : [];
  });
  const is = [changed ? 'changed' : '', problems > 0 ? 'failing' : ''].filter(Boolean).join(' ');
  return (
    <li data-is={is}>
      <a href={`${chart.id}.html`}>
        <b>{titleOf(chart.id, words[language])}</b>
        <span>
          {texts.states}: {chart.states.length - 1}
          {texts.comma}
          {texts.transitions}: {chart.states.flatMap(({ transitions }) => transitions).length}
        </span>
        {starts.length > 0 && <span>→ {starts.join(texts.comma)}</span>}
        {problems > 0 && (
          <strong>
            {texts.problems}: {problems}
          </strong>
        )}
        {changed !== null && (
          <em>
            {texts.changes} <bdi>{since}</bdi>: {changed}
          </em>
        )}
      </a>
    </li>
  );
}

interface FlowItemProps extends Pick<IndexPageProps, 'since'> {
  one: Checked;
  all: readonly Listed[];
  language: string;
}

export function IndexPage(props: IndexPageProps) {
  const { areas, gone, since, languages, requirements } = props;
  const charts = props.charts.map((one) => ({ ...one, problems: checkChart(one.chart).length }));
  const inAreas = inAreasOf(charts);
  const filters = [
    'all' as const,
    ...(since === null ? [] : ['changed' as const]),
    ...(charts.some(({ problems }) => problems > 0) ? ['failing' as const] : []),
  ];
  const served = new Set(charts.flatMap(({ chart }) => [...servedBy(chart)]));
  const unserved = requirements.filter(({ id }) => !served.has(id));
  return (
    <Page
      title={(language) => localeOf(language).atlas.atlas}
      languages={languages}
      content={(language) => {
        const { atlas: texts, finder } = localeOf(language);
        return (
          <>
            <h1>{texts.atlas}</h1>
            <p>{texts.lead}</p>
            {filters.length > 1 && (
              <p className="filters">
                {filters.map((one) => (
                  <button key={one} type="button" data-filter={one} aria-pressed={one === 'all'}>
                    {finder[one]}
                  </button>
                ))}
              </p>
            )}
            {inAreas.map(([area, own]) => (
              <section key={area} className="area">
                {inAreas.length > 1 && (
                  <h2>
                    {areas[language]?.[area] ?? areas.en?.[area] ?? (spaced(area) || finder.other)}
                  </h2>
                )}
                <ul className="charts">
                  {own.map((one) => (
                    <FlowItem key={one.chart.id} {...{ one, since, language }} all={charts} />
                  ))}
                </ul>
              </section>
            ))}
            {gone.length > 0 && (
              <List
                title={`${texts.changes} ${since}`}
                none={texts.none}
                items={gone.map((key) => ({ key, text: texts.removed }))}
              />
            )}
            {requirements.length > 0 && (
              <List
                title={`${texts.unserved} (${unserved.length}/${requirements.length})`}
                none={texts.none}
                items={requirementItems(unserved)}
              />
            )}
          </>
        );
      }}
    />
  );
}

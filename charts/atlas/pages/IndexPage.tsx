import { checkChart } from '../../checks/checkChart';
import { localeOf } from '../../locales/locales';
import { titleOf } from '../../model/labels';
import type { Readable } from '../discover';
import { type Requirement, servedBy } from '../requirements';
import { List, requirementItems } from './Lists';
import { Page } from './Page';

interface Props {
  charts: (Readable & { changed: number | null })[];
  /** Ids of charts that another version had and this one has not. */
  gone: string[];
  since: string | null;
  languages: string[];
  requirements: Requirement[];
}

export function IndexPage({ charts, gone, since, languages, requirements }: Props) {
  const served = new Set(charts.flatMap(({ chart }) => [...servedBy(chart)]));
  const unserved = requirements.filter(({ id }) => !served.has(id));
  return (
    <Page
      title={(language) => localeOf(language).atlas.atlas}
      languages={languages}
      content={(language) => {
        const texts = localeOf(language).atlas;
        return (
          <>
            <h1>{texts.atlas}</h1>
            <p>{texts.lead}</p>
            <ul className="charts">
              {charts.map(({ chart, words, changed }) => {
                const problems = checkChart(chart).length;
                return (
                  <li key={chart.id}>
                    <a href={`${chart.id}.html`}>
                      <b>{titleOf(chart.id, words[language])}</b>
                      <span>
                        {texts.states}: {chart.states.length - 1}
                        {texts.comma}
                        {texts.transitions}:{' '}
                        {chart.states.flatMap(({ transitions }) => transitions).length}
                      </span>
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
              })}
            </ul>
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

import { useState } from 'react';
import { localeOf } from '../../locales/locales';
import { areaName, flowName, useReading } from './context';
import { byArea, type FlowStanding } from './flowStanding';

interface Props {
  looked: string | null;
  onLook: (id: string) => void;
  standings: ReadonlyMap<string, FlowStanding>;
  /** Charts that have changed since they were looked at. */
  changed: ReadonlySet<string>;
  /** How many transitions of each were reached; null where that is not asked for. */
  shares: ReadonlyMap<string, number> | null;
  onMap: () => void;
  isMap: boolean;
}

const filters = ['all', 'running', 'changed', 'failing'] as const;
type Filter = (typeof filters)[number];

export function Charts(props: Props) {
  const { looked, onLook, standings, changed, shares, onMap, isMap } = props;
  const reading = useReading();
  const { texts, list, language } = reading;
  const { finder: own, phrases, lenses } = localeOf(language);
  const [filter, setFilter] = useState<Filter>('all');
  const isSo: Record<Filter, (id: string) => boolean> = {
    all: () => true,
    running: (id) => (standings.get(id)?.running ?? 0) > 0,
    changed: (id) => changed.has(id),
    failing: (id) => standings.get(id)?.isFailing ?? false,
  };
  const shown = list.charts.filter(({ id }) => isSo[filter](id));
  return (
    <nav className="insp-charts" aria-label={texts.charts}>
      <div className="insp-head">
        <h2>{texts.charts}</h2>
        <button type="button" aria-pressed={isMap} onClick={onMap}>
          {own.map}
        </button>
      </div>
      <div className="insp-filters">
        {filters.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={filter === one}
            title={one === 'changed' ? own.changedHint : undefined}
            onClick={() => setFilter(one)}
          >
            {own[one]} <small>{list.charts.filter(({ id }) => isSo[one](id)).length}</small>
          </button>
        ))}
      </div>
      <div className="insp-areas">
        {shown.length === 0 && <p className="insp-soft">{own.none}</p>}
        {byArea(shown).map(([area, charts]) => (
          <section key={area}>
            {list.charts.some((one) => one.area !== '') && <h3>{areaName(area, reading)}</h3>}
            <ul>
              {charts.map(({ id, states, transitions }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={looked === id ? 'page' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      onLook(id);
                    }}
                  >
                    <bdi>{flowName(id, reading)}</bdi>
                    <Signs standing={standings.get(id)} isChanged={changed.has(id)} />
                    <span className="insp-soft">
                      {shares
                        ? lenses.ofTransitions(shares.get(id) ?? 0, transitions)
                        : phrases.within(states)}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

function Signs({
  standing,
  isChanged,
}: {
  standing: FlowStanding | undefined;
  isChanged: boolean;
}) {
  const { language } = useReading();
  const own = localeOf(language).finder;
  return (
    <span className="insp-signs">
      {standing && standing.running > 0 && <i data-sign="running">{own.running}</i>}
      {isChanged && <i data-sign="changed">{own.changed}</i>}
      {standing?.isFailing && <i data-sign="failing">{own.failing}</i>}
    </span>
  );
}

import { useEffect, useState } from 'react';
import { ChartTools } from './ChartTools';
import { ChartView } from './ChartView';
import { CompareBar } from './CompareBar';
import { CoverageBar } from './CoverageBar';
import { flowName, labelsFor, leavesWithin, stateName, useReading } from './context';
import type { Shown } from './Overlay';
import { useChart } from './useChart';
import { useCompared } from './useCompared';
import type { ReachedCoverage } from './useCoverage';
import type { Lenses } from './useLenses';
import { useLevels } from './useLevels';
import { useReached } from './useReached';
import { useSheet } from './useSheet';
import { WordsView } from './WordsView';

interface Props extends Shown {
  id: string;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onNames: (isOn: boolean) => void;
  onFlow: (id: string) => void;
  lenses: Lenses;
  coverage: ReachedCoverage;
}

export function ChartPane(props: Props) {
  const { id, chosen, onChoose, onNames, onFlow, lenses, coverage, ...shown } = props;
  const { texts, language, set, list } = useReading();
  const chart = useChart(list, id, language);
  const [view, setView] = useState<'drawing' | 'words'>('drawing');
  const [wanted, setWanted] = useState('');
  const own = chart.value?.chart.id === id ? chart.value : null;
  const isCompared = lenses.lens === 'changes';
  const compared = useCompared(own, isCompared ? (lenses.earlier[id] ?? null) : null);
  const levels = useLevels(id, chosen, compared?.drawing ?? null);
  const { drawing, drawn, part } = levels;
  const isCounted = lenses.lens === 'coverage';
  const reached = useReached(own, isCounted ? coverage.charts[id] : null, levels.level);
  const [looked, setLooked] = useState(id);
  // Not in an effect: that would also take what is typed as the page opens.
  if (looked !== id) {
    setLooked(id);
    setWanted('');
  }
  const sheet = useSheet(drawing, levels.level, part);
  const labels = chart.value && labelsFor(chart.value, set);

  const choose = (text: string) => {
    const sought = text.trim().toLowerCase();
    if (!sought || !chart.value || !labels) return;
    const found = chart.value.chart.states.slice(1).filter((state) => {
      const { title, text: meaning } = labels.state(state);
      return `${state.id} ${title ?? ''} ${meaning ?? ''}`.toLowerCase().includes(sought);
    });
    const best = found.find(({ children }) => children.length === 0) ?? found[0];
    if (best) onChoose(best.id);
  };
  const find = (text: string) => {
    setWanted(text);
    choose(text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed while the chart was on its way
  useEffect(() => choose(wanted), [chart.value]);
  const placeIn = (group: string) =>
    chart.value && labels
      ? leavesWithin(group, shown.active, chart.value).map((state) => stateName(state, labels))
      : [];
  const titleOf = (state: string) => {
    const found = chart.value?.chart.states.find((one) => one.id === state);
    return found && labels ? stateName(found, labels) : state;
  };

  if (drawn.isFailed || chart.isFailed)
    return (
      <div className="insp-empty" role="alert">
        <p>{texts.failed}</p>
        <button type="button" onClick={() => [drawn.retry(), chart.retry()]}>
          {texts.again}
        </button>
      </div>
    );
  const title = flowName(id, { set, list });
  return (
    <section ref={levels.room} className="insp-chart" aria-label={title}>
      <ChartTools
        {...{ title, view, setView, find, wanted, onNames, levels, sheet, lenses }}
        version={chart.value?.chart.version ?? null}
        chosen={chart.value?.chart.states.find((state) => state.id === chosen) ?? null}
      />
      {isCompared && own && <CompareBar chart={own.chart} {...{ compared, lenses }} />}
      {reached && own && (
        <CoverageBar chart={own.chart} reached={reached.counts} coverage={coverage} />
      )}
      {view === 'drawing' && drawing && (
        <ChartView
          {...shown}
          {...{ drawing, title, chosen, sheet, placeIn, titleOf }}
          marks={compared?.drawing ? compared.marks : reached?.marks}
          canFold={levels.level === 'detail'}
          onChoose={onChoose}
          onFold={levels.fold}
          onFlow={onFlow}
        />
      )}
      {view === 'drawing' && !drawing && <p className="insp-empty">{texts.loading}</p>}
      {view === 'words' && chart.value && labels && (
        <WordsView chart={chart.value.chart} {...{ labels, wanted, compared, reached }} />
      )}
    </section>
  );
}

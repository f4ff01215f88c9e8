import { useEffect, useState } from 'react';
import { ChartTools } from './ChartTools';
import { ChartView } from './ChartView';
import { flowName, labelsFor, leavesWithin, stateName, useReading } from './context';
import type { Shown } from './Overlay';
import { useChart } from './useChart';
import { useLevels } from './useLevels';
import { useSheet } from './useSheet';
import { WordsView } from './WordsView';

interface Props extends Shown {
  id: string;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onNames: (isOn: boolean) => void;
  onFlow: (id: string) => void;
}

export function ChartPane(props: Props) {
  const { id, chosen, onChoose, onNames, onFlow, ...shown } = props;
  const { texts, language, set, list } = useReading();
  const chart = useChart(list, id, language);
  const [view, setView] = useState<'drawing' | 'words'>('drawing');
  const [wanted, setWanted] = useState('');
  const levels = useLevels(id, chosen);
  const { drawing, drawn, part } = levels;
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
        {...{ title, view, setView, find, wanted, onNames, levels, sheet }}
        version={chart.value?.chart.version ?? null}
        chosen={chart.value?.chart.states.find((state) => state.id === chosen) ?? null}
      />
      {view === 'drawing' && drawing && (
        <ChartView
          {...shown}
          {...{ drawing, title, chosen, sheet, placeIn }}
          canFold={levels.level === 'detail'}
          onChoose={onChoose}
          onFold={levels.fold}
          onFlow={onFlow}
        />
      )}
      {view === 'drawing' && !drawing && <p className="insp-empty">{texts.loading}</p>}
      {view === 'words' && chart.value && labels && (
        <WordsView chart={chart.value.chart} labels={labels} wanted={wanted} />
      )}
    </section>
  );
}

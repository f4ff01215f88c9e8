import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { StateTable, TransitionTable } from '../../atlas/pages/Tables';
import { collapsed, focused } from '../../drawing/collapse';
import { localeOf } from '../../locales/locales';
import { ChartTools } from './ChartTools';
import { ChartView } from './ChartView';
import { flowName, labelsFor, useReading } from './context';
import type { Shown } from './Overlay';
import { useChart, useDrawing } from './useChart';
import { useSheet } from './useSheet';

interface Props extends Shown {
  id: string;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onNames: (isOn: boolean) => void;
  onFlow: (id: string) => void;
}

const none: ReadonlySet<string> = new Set();

export function ChartPane(props: Props) {
  const { id, chosen, onChoose, onNames, onFlow, ...shown } = props;
  const { texts, language, set, list, requirements } = useReading();
  const chart = useChart(list, id, language);
  const drawn = useDrawing(list, id, set);
  const [view, setView] = useState<'drawing' | 'words'>('drawing');
  const [folded, setFolded] = useState(none);
  const [part, setPart] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  const search = useDeferredValue(wanted);
  const [looked, setLooked] = useState(id);
  // Another chart is looked at whole. Not in an effect: that would also take what is typed as the page opens.
  if (looked !== id) {
    setLooked(id);
    setFolded(none);
    setPart(null);
    setWanted('');
  }

  const drawing = useMemo(() => {
    if (!drawn.value) return null;
    const whole = folded.size > 0 ? collapsed(drawn.value, folded) : drawn.value;
    return part ? focused(whole, part) : whole;
  }, [drawn.value, folded, part]);
  const sheet = useSheet(drawing, part);
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
  const fold = (group: string) =>
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(group)) after.add(group);
      return after;
    });

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
    <section className="insp-chart" aria-label={title}>
      <ChartTools
        {...{ title, view, setView, find, wanted, onNames, part, setPart, sheet }}
        version={chart.value?.chart.version ?? null}
        chosen={chart.value?.chart.states.find((state) => state.id === chosen) ?? null}
      />
      {view === 'drawing' && drawing && (
        <ChartView
          {...shown}
          {...{ drawing, title, chosen, folded, sheet }}
          onChoose={onChoose}
          onFold={fold}
          onFlow={onFlow}
        />
      )}
      {view === 'drawing' && !drawing && <p className="insp-empty">{texts.loading}</p>}
      {view === 'words' && chart.value && labels && (
        <div className="insp-words" data-search={search}>
          <StateTable
            {...{ chart: chart.value.chart, labels, texts: localeOf(language).atlas }}
            requirements={requirements}
          />
          <TransitionTable
            {...{ chart: chart.value.chart, labels, texts: localeOf(language).atlas }}
          />
        </div>
      )}
    </section>
  );
}

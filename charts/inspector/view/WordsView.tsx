import { useDeferredValue } from 'react';
import { StateTable, TransitionTable } from '../../atlas/pages/Tables';
import { localeOf } from '../../locales/locales';
import type { Chart } from '../../model/chart';
import type { Labels } from '../../model/labels';
import { useReading } from './context';

interface Props {
  chart: Chart;
  labels: Labels;
  /** What stands in the search field: rows that say nothing of it are left out. */
  wanted: string;
}

export function WordsView({ chart, labels, wanted }: Props) {
  const { language, requirements } = useReading();
  const search = useDeferredValue(wanted);
  const { atlas: texts } = localeOf(language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
    <div className="insp-words" tabIndex={0}>
      <StateTable {...{ chart, labels, texts, requirements, search }} />
      <TransitionTable {...{ chart, labels, texts, search }} />
    </div>
  );
}

import { useDeferredValue } from 'react';
import { Changes } from '../../atlas/pages/Changes';
import { StateTable, TransitionTable } from '../../atlas/pages/Tables';
import { localeOf } from '../../locales/locales';
import type { Chart } from '../../model/chart';
import type { Labels } from '../../model/labels';
import { useReading } from './context';
import type { Compared } from './useCompared';

interface Props {
  chart: Chart;
  labels: Labels;
  /** What stands in the search field: rows that say nothing of it are left out. */
  wanted: string;
  /** What is otherwise than in an earlier version. */
  compared?: Compared | null;
  /** How often each part was reached. */
  reached?: { textOf: (id: string) => string } | null;
}

export function WordsView({ chart, labels, wanted, compared = null, reached = null }: Props) {
  const { language, requirements } = useReading();
  const search = useDeferredValue(wanted);
  const { atlas: texts, lenses } = localeOf(language);
  const counted = reached && { head: lenses.reached, text: reached.textOf };
  const sought = search.trim().toLowerCase();
  const rows = (compared?.rows ?? []).filter((row) =>
    JSON.stringify([row.id, row.where, row.parts]).toLowerCase().includes(sought),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
    <div className="insp-words" tabIndex={0}>
      {compared && (
        <Changes title={lenses.since(compared.name ?? lenses.theRecording)} {...{ rows, texts }} />
      )}
      <StateTable {...{ chart, labels, texts, requirements, search }} reached={counted} />
      <TransitionTable {...{ chart, labels, texts, search }} reached={counted} />
    </div>
  );
}

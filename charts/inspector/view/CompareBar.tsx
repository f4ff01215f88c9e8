import { localeOf } from '../../locales/locales';
import type { Chart } from '../../model/chart';
import { useReading } from './context';
import { FileButton } from './FileButton';
import { saveFile } from './files';
import type { Compared } from './useCompared';
import type { Lenses } from './useLenses';

interface Props {
  chart: Chart;
  compared: Compared | null;
  lenses: Lenses;
}

const signs = { added: '+', removed: '−', changed: '±' } as const;

/** What of a chart is otherwise than in an earlier version, in short, and where that version comes from. */
export function CompareBar({ chart, compared, lenses }: Props) {
  const { language } = useReading();
  const { lenses: texts, atlas } = localeOf(language);
  const { problem } = lenses;
  const counted = (['added', 'removed', 'changed'] as const).map((change) => ({
    change,
    count: compared?.rows.filter((row) => row.change === change).length ?? 0,
  }));
  return (
    <section className="insp-lens" aria-label={texts.compare} aria-busy={compared?.isDrawing}>
      <div role="status">
        {!compared && <p className="insp-soft">{texts.compareHint}</p>}
        {compared && (
          <p>
            {texts.comparedWith(compared.name ?? texts.theRecording, compared.version ?? '?')}{' '}
            {compared.rows.length === 0 && <b>{atlas.unchanged}</b>}
            {counted.map(
              ({ change, count }) =>
                count > 0 && (
                  <b key={change} data-change={change}>
                    <i aria-hidden="true">{signs[change]}</i> {texts[change](count)}
                  </b>
                ),
            )}
            {compared.isDrawing && <span className="insp-waiting"> {texts.drawing}</span>}
          </p>
        )}
      </div>
      <span className="insp-group">
        <FileButton text={texts.chooseVersion} onFile={lenses.compareFile} />
        {compared && (
          <button type="button" onClick={() => lenses.stop(chart.id)}>
            {texts.stop}
          </button>
        )}
        <button
          type="button"
          onClick={() => saveFile(`${chart.id}.chart.json`, `${JSON.stringify(chart, null, 2)}\n`)}
        >
          {texts.saveChart}
        </button>
      </span>
      {problem && (
        <p role="alert" className="insp-problem">
          {problem.kind === 'noChart' ? texts.noChart : texts.notHere(problem.id)}
        </p>
      )}
    </section>
  );
}

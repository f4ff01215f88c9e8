import { localeOf } from '../../locales/locales';
import type { Chart } from '../../model/chart';
import { type ChartCoverage, reachedShare } from '../../model/coverage';
import { useReading } from './context';
import { FileButton } from './FileButton';
import { type ReachedCoverage, sources } from './useCoverage';

interface Props {
  chart: Chart;
  reached: ChartCoverage;
  coverage: ReachedCoverage;
}

/** How much of a chart was reached, and what of that is counted. */
export function CoverageBar({ chart, reached, coverage }: Props) {
  const { language } = useReading();
  const { lenses: texts } = localeOf(language);
  const { file, problem, isChosen, isOffered, choose } = coverage;
  const share = reachedShare(chart, reached);
  const told = isChosen('file') ? file?.charts[chart.id] : undefined;
  const isOther = told !== undefined && told.version !== chart.version;
  const nameOf = {
    window: texts.sources.window,
    recordings: texts.sources.recordings,
    file: texts.sources.file(file?.name ?? ''),
  };
  return (
    <section className="insp-lens" aria-label={texts.coverage}>
      <div role="status">
        <b>{texts.ofTransitions(share.transitions, share.ofTransitions)}</b>
        {' · '}
        <b>{texts.ofStates(share.states, share.ofStates)}</b>
        {isOther && <p className="insp-soft">{texts.otherVersion(told.version ?? '?')}</p>}
      </div>
      <fieldset>
        <legend className="insp-soft">{texts.coverageHint}</legend>
        {sources
          .filter((source) => isOffered[source])
          .map((source) => (
            <label key={source} className="insp-check">
              <input
                type="checkbox"
                checked={isChosen(source)}
                onChange={({ currentTarget }) => choose(source, currentTarget.checked)}
              />
              {nameOf[source]}
            </label>
          ))}
      </fieldset>
      <span className="insp-group">
        <FileButton text={texts.chooseCoverage} onFile={coverage.openFile} />
        <button type="button" onClick={coverage.countAnew}>
          {texts.countAnew}
        </button>
      </span>
      {problem && (
        <p role="alert" className="insp-problem">
          {texts.unreadable} <bdi>{problem}</bdi>
        </p>
      )}
    </section>
  );
}

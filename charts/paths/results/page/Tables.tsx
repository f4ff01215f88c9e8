import type { ReportTexts } from '../../../locales/locale';
import { type History, unsteadyIn } from '../history';
import type { FlowResult, Outcome, StageName, StageResult } from '../results';
import { Steps, shownTime } from './Failed';

const signs: Record<string, string> = { p: '✓', f: '✗', e: '!' };

const marks: Record<Outcome, { className: string; sign: string }> = {
  passed: { className: 'good', sign: '✓' },
  failed: { className: 'bad', sign: '✗' },
  error: { className: 'bad', sign: '✗' },
  'not taken': { className: 'warm', sign: '–' },
};

const named = (texts: ReportTexts, stage: string): string =>
  Object.entries(texts.stages).find(([name]) => name === stage)?.[1] ?? stage;

/** Paths that fail sometimes only, by name and stage. */
export function UnsteadyPaths({ history, texts }: { history: History; texts: ReportTexts }) {
  const unsteady = unsteadyIn(history);
  if (unsteady.length === 0) return null;
  return (
    <section>
      <h2>{texts.unsteady}</h2>
      <p>{texts.unsteadyHint}</p>
      <ul className="unsteady">
        {unsteady.map(({ stage, flow, name, runs }) => (
          <li key={`${stage} ${flow} ${name}`}>
            <span className="badge">{named(texts, stage)}</span> <b>{flow}</b> <bdi>{name}</bdi>
            <span className="runs" dir="ltr">
              {[...runs].map((run, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name than their order
                <span key={index} className={run === 'p' ? 'good' : 'bad'}>
                  {signs[run] ?? run}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FlowRow({
  stage,
  flow,
  texts,
}: {
  stage: StageName;
  flow: FlowResult;
  texts: ReportTexts;
}) {
  const { paths, wrong } = flow;
  const passed = paths.filter(({ outcome }) => outcome === 'passed').length;
  const time = paths.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const isWell = passed === paths.length && wrong.length === 0;
  return (
    <details className={isWell ? 'flow well' : 'flow'}>
      <summary>
        <span className={isWell ? 'mark good' : 'mark bad'}>{isWell ? '✓' : '✗'}</span>
        <span className="grow">
          <bdi>{flow.title}</bdi>
        </span>
        <span className="badge">{texts.stages[stage]}</span>
        <span className="number" dir="ltr">
          {passed}/{paths.length}
        </span>
        <span className="number">{shownTime(time)}</span>
      </summary>
      {paths.map((path) => (
        <details key={path.name}>
          <summary>
            <span className={`mark ${marks[path.outcome].className}`}>
              {marks[path.outcome].sign}
            </span>
            <span className="grow">
              <bdi>{path.name}</bdi>
            </span>
            <span className="number">
              {texts.outcomes[path.outcome]}, {shownTime(path.milliseconds)}
            </span>
          </summary>
          <Steps steps={path.steps} texts={texts} />
        </details>
      ))}
    </details>
  );
}

/** Every flow at every stage, with its paths and their steps. */
export function AllFlows({
  results,
  texts,
}: {
  results: readonly StageResult[];
  texts: ReportTexts;
}) {
  return (
    <section>
      <h2>{texts.flows}</h2>
      {results.flatMap(({ stage, flows }) =>
        flows.map((flow) => <FlowRow key={`${stage} ${flow.flow}`} {...{ stage, flow, texts }} />),
      )}
    </section>
  );
}

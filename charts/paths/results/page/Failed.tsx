import type { ReportTexts } from '../../../locales/locale';
import type { StepResult } from '../results';
import type { Mistake } from './mistakes';

const signs: Record<StepResult['outcome'], string> = {
  taken: '✓',
  failed: '✗',
  'not reached': '·',
};

export const shownTime = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;

function Lines({ title, lines, kind }: { title: string; lines: readonly string[]; kind: string }) {
  return (
    <section className={`lines ${kind}`}>
      <h4>{title}</h4>
      {lines.length === 0 && <p>—</p>}
      {lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </section>
  );
}

export function Steps({ steps, texts }: { steps: readonly StepResult[]; texts: ReportTexts }) {
  return (
    <ol className="steps" start={0}>
      {steps.map(({ cause, place, outcome, milliseconds }, index) => (
        // Steps have no name of their own, and their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className={outcome.replace(' ', '-')}>
          <span className="sign" role="img" aria-label={texts.steps[outcome]}>
            {signs[outcome]}
          </span>
          <bdi>{cause}</bdi> <span aria-hidden>→</span> <bdi>{place}</bdi>
          {milliseconds !== null && <small> {shownTime(milliseconds)}</small>}
        </li>
      ))}
    </ol>
  );
}

function Legend({ texts }: { texts: ReportTexts }) {
  return (
    <p className="legend">
      <span className="mark good">1</span> {texts.went} <span className="mark bad">✗</span>{' '}
      {texts.here} <span className="mark warm">?</span> {texts.meant}
    </p>
  );
}

interface Props {
  id: string;
  mistake: Mistake;
  /** The chart as SVG. */
  drawing: string | null;
  texts: ReportTexts;
}

/** What went wrong, where, and why. */
export function Failed({ id, mistake, drawing, texts }: Props) {
  const { stage, flow, met, wrong, others } = mistake;
  const failing = met?.path.steps[met.failure.step];
  return (
    <article id={id} className="failure">
      <header>
        <h3>
          <bdi>{flow.title}</bdi>
        </h3>
        <span className="badge">{texts.stages[stage]}</span>
        {met?.path.outcome === 'error' && <span className="badge">{texts.outcomes.error}</span>}
      </header>
      {!met && (
        <>
          <p className="where">{texts.whole}</p>
          <pre dir="auto">{wrong}</pre>
        </>
      )}
      {met && (
        <>
          <p className="where">
            <b>{texts.step(met.failure.step, met.path.steps.length - 1)}</b>{' '}
            <bdi>{failing?.cause}</bdi>
          </p>
          <p className="name">
            <bdi>{met.path.name}</bdi>
          </p>
          <div className="compared">
            <Lines title={texts.expected} lines={met.failure.expected} kind="expected" />
            <Lines title={texts.got} lines={met.failure.got} kind="got" />
          </div>
          {met.failure.screenshot && (
            <figure>
              <figcaption>{texts.screenshot}</figcaption>
              <img src={met.failure.screenshot} alt={texts.screenshot} />
            </figure>
          )}
          {drawing && (
            <figure>
              <figcaption>
                {texts.drawing}
                <Legend texts={texts} />
              </figcaption>
              {/** biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React before */}
              <div className="drawing" dangerouslySetInnerHTML={{ __html: drawing }} />
            </figure>
          )}
          <details>
            <summary>{texts.path}</summary>
            <Steps steps={met.path.steps} texts={texts} />
          </details>
          {others.length > 0 && (
            <details>
              <summary>
                {texts.alsoMet}: {others.length}
              </summary>
              <ul>
                {others.map((name) => (
                  <li key={name}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <p className="files">
            {met.failure.link?.startsWith('http') && (
              <a href={met.failure.link}>{texts.inspector}</a>
            )}
            {met.failure.recording && (
              <span>
                {texts.recording}: <code>{met.failure.recording}</code>
              </span>
            )}
            {met.failure.trace && (
              <span>
                {texts.trace} <code>{met.failure.trace}</code>
              </span>
            )}
          </p>
        </>
      )}
    </article>
  );
}

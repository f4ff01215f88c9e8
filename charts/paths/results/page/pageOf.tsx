import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from '../../../drawing/fontFaces';
import { chartStyles } from '../../../drawing/palette';
import type { ReportTexts } from '../../../locales/locale';
import { isRightToLeft, localeOf } from '../../../locales/locales';
import type { Model } from '../../fixtures';
import type { History } from '../history';
import type { Outcome, PathResult, StageResult } from '../results';
import { drawer } from './drawn';
import { Failed, shownTime } from './Failed';
import { type Mistake, mistakesIn } from './mistakes';
import { AllFlows, UnsteadyPaths } from './Tables';

const allStyles = () =>
  fontFaces() +
  chartStyles('bySystem') +
  readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

/** Drawings are shown as small as they can be read, and begin where it failed. */
const script = `for (const box of document.querySelectorAll('.drawing')) {
  const svg = box.querySelector('svg');
  const { width, height } = svg.viewBox.baseVal;
  const scale = Math.min(1, Math.max(0.62, (box.clientWidth - 4) / width));
  svg.style.width = width * scale + 'px';
  svg.style.height = height * scale + 'px';
  const marks = [...box.querySelectorAll('.bad, .warm')].map((one) => one.getBoundingClientRect());
  if (marks.length === 0) continue;
  const own = box.getBoundingClientRect();
  const middle = (from, to) => (Math.min(...from) + Math.max(...to)) / 2;
  box.scrollLeft += middle(marks.map((one) => one.left), marks.map((one) => one.right)) - own.left - own.width / 2;
  box.scrollTop += middle(marks.map((one) => one.top), marks.map((one) => one.bottom)) - own.top - own.height / 2;
}`;

const pathsIn = (results: readonly StageResult[]) =>
  results.flatMap(({ flows }) => flows.flatMap(({ paths }) => paths));

const isOf =
  (...outcomes: readonly Outcome[]) =>
  ({ outcome }: PathResult) =>
    outcomes.includes(outcome);

/** What became of all that was to be taken, and whether that is well. */
function verdictOf(results: readonly StageResult[], texts: ReportTexts) {
  const paths = pathsIn(results);
  const failed = paths.filter(isOf('failed', 'error')).length;
  const left = paths.filter(isOf('not taken')).length;
  const wrong = results.flatMap(({ flows }) => flows.filter((one) => one.wrong.length > 0)).length;
  const troubles = [
    ...(failed > 0 ? [texts.failedOf(failed, paths.length)] : []),
    ...(wrong > 0 ? [texts.wrongFlows(wrong)] : []),
    ...(left > 0 ? [texts.notTakenOf(left, paths.length)] : []),
  ];
  if (troubles.length > 0) return { isWell: false, text: troubles.join(' · ') };
  const isWell = paths.length > 0;
  return { isWell, text: isWell ? texts.allWell(paths.length) : texts.nothingTaken };
}

function Verdict({ results, texts }: { results: readonly StageResult[]; texts: ReportTexts }) {
  const { isWell, text } = verdictOf(results, texts);
  return (
    <p className={isWell ? 'verdict good' : 'verdict bad'}>
      <span className="sign" aria-hidden>
        {isWell ? '✓' : '✗'}
      </span>
      {text}
    </p>
  );
}

function Stage({ result, texts }: { result: StageResult; texts: ReportTexts }) {
  const paths = pathsIn([result]);
  const passed = paths.filter(isOf('passed')).length;
  const isWell = passed === paths.length && result.flows.every(({ wrong }) => wrong.length === 0);
  return (
    <li className={isWell ? 'good' : 'bad'}>
      <b>{texts.stages[result.stage]}</b>
      <span className="count" dir="ltr">
        {passed}/{paths.length}
      </span>
      <span>{texts.outcomes.passed}</span>
      <small>
        {shownTime(result.milliseconds)} ·{' '}
        <time dateTime={result.begun} dir="ltr">
          {result.begun.replace('T', ' ').slice(0, 16)} UTC
        </time>
      </small>
    </li>
  );
}

function Listed({ mistake, id, texts }: { mistake: Mistake; id: string; texts: ReportTexts }) {
  const { flow, met, wrong, stage } = mistake;
  return (
    <li>
      <a href={`#${id}`}>
        <bdi>{flow.title}</bdi>
      </a>{' '}
      <span className="badge">{texts.stages[stage]}</span>
      <br />
      {met ? (
        <>
          {texts.step(met.failure.step, met.path.steps.length - 1)}:{' '}
          <bdi>{met.path.steps[met.failure.step]?.cause}</bdi>
          <br />
          {met.failure.expected[0] && (
            <>
              {texts.expected} <bdi className="expected">{met.failure.expected[0]}</bdi>{' '}
            </>
          )}
          {texts.got} <bdi className="got">{met.failure.got[0] ?? '—'}</bdi>
        </>
      ) : (
        <>
          {texts.whole}: <bdi>{wrong?.replaceAll(/\s+/g, ' ')}</bdi>
        </>
      )}
    </li>
  );
}

/** A page that needs nothing else: what was taken, what failed, where and why. */
export async function pageOf(
  results: readonly StageResult[],
  history: History,
  models: readonly Model[],
  language: string,
): Promise<string> {
  const { code, paths } = localeOf(language);
  const texts = paths.report;
  const draw = drawer(models, language, texts);
  const mistakes = await Promise.all(
    mistakesIn(results).map(async (mistake, index) => ({
      mistake,
      id: `failure-${index + 1}`,
      drawing: await draw(mistake),
    })),
  );
  const page = (
    <html lang={code} dir={isRightToLeft(code) ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{texts.title}</title>
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: styles of this folder */}
        <style dangerouslySetInnerHTML={{ __html: allStyles() }} />
      </head>
      <body>
        <main>
          <h1>{texts.title}</h1>
          <Verdict results={results} texts={texts} />
          <ul className="stages">
            {results.map((result) => (
              <Stage key={result.stage} result={result} texts={texts} />
            ))}
          </ul>
          {mistakes.length > 0 && (
            <section>
              <h2>{texts.failures}</h2>
              <ol className="listed">
                {mistakes.map(({ mistake, id }) => (
                  <Listed key={id} mistake={mistake} id={id} texts={texts} />
                ))}
              </ol>
              {mistakes.map(({ mistake, id, drawing }) => (
                <Failed key={id} {...{ mistake, id, drawing, texts }} />
              ))}
            </section>
          )}
          <UnsteadyPaths history={history} texts={texts} />
          <AllFlows results={results} texts={texts} />
        </main>
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: written above */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

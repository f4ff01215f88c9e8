import type { Problem } from '../../checks/checkChart';
import type { AtlasTexts } from '../../locales/en/atlas';
import type { Chart } from '../../model/chart';
import { type ChartCoverage, reachedShare } from '../../model/coverage';
import type { Requirement } from '../requirements';

/** A flow and what it is called, by language. */
export interface FlowLink {
  id: string;
  titles: Readonly<Record<string, string>>;
}

interface ListProps {
  title: string;
  none: string;
  items: { key: string; text: string; href?: string }[];
}

export function List({ title, none, items }: ListProps) {
  return (
    <section>
      <h2>{title}</h2>
      {items.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {items.map(({ key, text, href }) => (
            <li key={key}>
              {href ? <a href={href}>{key}</a> : <b>{key}</b>} <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const requirementItems = (requirements: readonly Requirement[]) =>
  requirements.map(({ id, text }) => ({ key: id, text }));

/** Other flows by what they are called, each leading to its page. */
export const flowItems = (flows: readonly FlowLink[], language: string) =>
  flows.map(({ id, titles }) => ({ key: titles[language] ?? id, text: '', href: `${id}.html` }));

export const problemItems = (problems: Problem[]) =>
  problems.map(({ rule, at, text }) => ({ key: at, text: `${rule}: ${text}` }));

export function Reached({
  chart,
  coverage,
  texts,
}: {
  chart: Chart;
  coverage: ChartCoverage;
  texts: AtlasTexts;
}) {
  const share = reachedShare(chart, coverage);
  return (
    <p className="reached">
      <b>{texts.reached}:</b> {texts.states} {share.states}/{share.ofStates}
      {texts.comma}
      {texts.transitions} {share.transitions}/{share.ofTransitions}
    </p>
  );
}

import type { ChartWords } from '../model/words';
import { bugsOf, bugText } from './bugs';
import { type Plan, stepsOf } from './plan';
import { recordingsOf } from './recordings';
import { tellerOf } from './words';

export type Format = (plan: Plan, words: ChartWords, language: string) => string;

const ratio = ({ cost, bound }: Plan) => (bound === 0 ? '1.00' : (cost / bound).toFixed(2));

export function summaryOf(plan: Plan): string {
  const { explored, criterion, goals, unreached, paths } = plan;
  const total = goals.length + unreached.length;
  const bounded = explored.cut > 0 ? `, ${explored.cut} configurations not followed` : '';
  return (
    `${explored.model.name}: ${goals.length} of ${total} ${criterion} in ${paths.length} paths, ` +
    `${stepsOf(plan)} steps (${ratio(plan)} of the least possible cost)${bounded}` +
    bugsOf(explored)
      .map((bug) => `\n  ${bugText(bug)}`)
      .join('')
  );
}

const text: Format = (plan, words, language) => {
  const { cause, then } = tellerOf(plan.explored, words, language);
  return [
    summaryOf(plan),
    ...plan.paths.flatMap((path, index) => [
      '',
      `${index + 1}.`,
      ...path.map((arc) => `   ${cause(arc.cause)}\n      ${then(arc)}`),
    ]),
    ...(plan.unreached.length > 0
      ? ['', ...plan.unreached.map(({ goal, reason }) => `not reached: ${goal} (${reason})`)]
      : []),
  ].join('\n');
};

/** Paths as recordings, each of which replays and opens in the inspector. */
const json: Format = (plan) => JSON.stringify(recordingsOf(plan), null, 2);

const cell = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

const csvHead = 'flow,path,step,action,state,expected';

const csvRows: Format = (plan, words, language) => {
  const { cause, then, leaves } = tellerOf(plan.explored, words, language);
  const rows = plan.paths.flatMap((path, index) =>
    path.map((arc, step) => [
      plan.explored.model.name,
      String(index + 1),
      String(step),
      cause(arc.cause),
      leaves(arc).join(' '),
      then(arc),
    ]),
  );
  return rows.map((row) => row.map(cell).join(',')).join('\n');
};

const csv: Format = (...all) => [csvHead, csvRows(...all)].join('\n');

const mermaid: Format = (plan, words, language) => {
  const { cause, leaves } = tellerOf(plan.explored, words, language);
  const safe = (value: string) => value.replaceAll(/[:;#"{}]/g, ' ').trim();
  const idOf = (ids: readonly string[]) => ids.join('_').replaceAll(/\W/g, '_');
  const drawn = new Set(
    plan.paths.flatMap((path) =>
      path.map((arc, step) => {
        const before = path[step - 1];
        const from = before ? idOf(leaves(before)) : '[*]';
        return `  ${from} --> ${idOf(leaves(arc))}: ${safe(cause(arc.cause))}`;
      }),
    ),
  );
  return ['stateDiagram-v2', ...drawn].join('\n');
};

export const formats = { text, json, csv, mermaid } satisfies Record<string, Format>;
export type FormatName = keyof typeof formats;

export const endings: Record<FormatName, string> = {
  text: 'txt',
  json: 'json',
  csv: 'csv',
  mermaid: 'mmd',
};

export interface FlowText {
  readonly plan: Plan;
  readonly words: ChartWords;
}

/** Several flows in one text of a format; null where a text of it holds one flow. */
export function together(
  format: FormatName,
  told: readonly FlowText[],
  language: string,
): string | null {
  const [only, another] = told;
  if (only && !another) return formats[format](only.plan, only.words, language);
  const each = (one: Format) => told.map(({ plan, words }) => one(plan, words, language));
  switch (format) {
    case 'text':
      return each(text).join('\n\n');
    case 'json':
      return JSON.stringify(
        told.flatMap(({ plan }) => recordingsOf(plan)),
        null,
        2,
      );
    case 'csv':
      return [csvHead, ...each(csvRows).filter(Boolean)].join('\n');
    default:
      return null;
  }
}

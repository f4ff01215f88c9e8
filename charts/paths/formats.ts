import { localeOf } from '../locales/locales';
import type { ChartWords } from '../model/words';
import { bugsOf, bugText } from './bugs';
import { type Plan, stepsOf } from './plan';
import { recordingsOf } from './recordings';
import { sheet } from './sheet';
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

const csv: Format = (plan, words, language) => {
  const { cause, then, leaves } = tellerOf(plan.explored, words, language);
  const rows = plan.paths.flatMap((path, index) =>
    path.map((arc, step) => [
      String(index + 1),
      String(step),
      cause(arc.cause),
      leaves(arc).join(' '),
      then(arc),
    ]),
  );
  return [['path', 'step', 'action', 'state', 'expected'], ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\n');
};

const gherkin: Format = (plan, words, language) => {
  const { cause, then } = tellerOf(plan.explored, words, language);
  const { code, paths } = localeOf(language);
  const { feature, scenario, given, when, outcome } = paths.gherkin;
  return [
    `# language: ${code}`,
    `${feature}: ${plan.explored.model.name}`,
    ...plan.paths.flatMap((path, index) => [
      '',
      `  ${scenario}: ${plan.criterion} ${index + 1}`,
      ...path.flatMap((arc, step) => [
        `    ${step === 0 ? given : when} ${cause(arc.cause)}`,
        `    ${outcome} ${then(arc)}`,
      ]),
    ]),
    '',
  ].join('\n');
};

const escaped = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Each path as a case of a test report; what cannot be reached is skipped, with the reason. */
const junit: Format = (plan, words, language) => {
  const { cause, then } = tellerOf(plan.explored, words, language);
  const flow = escaped(plan.explored.model.name);
  const total = plan.paths.length + plan.unreached.length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${flow}" tests="${total}" failures="0" skipped="${plan.unreached.length}">`,
    ...plan.paths.flatMap((path, index) => [
      `  <testcase classname="${flow}" name="${plan.criterion} ${index + 1}">`,
      `    <system-out>${path.map((arc) => escaped(`${cause(arc.cause)}: ${then(arc)}`)).join('\n')}</system-out>`,
      '  </testcase>',
    ]),
    ...plan.unreached.map(
      ({ goal, reason }) =>
        `  <testcase classname="${flow}" name="${escaped(goal)}"><skipped message="${escaped(reason)}"/></testcase>`,
    ),
    '</testsuite>',
  ].join('\n');
};

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

export const formats = { text, json, csv, gherkin, mermaid, junit, sheet } satisfies Record<
  string,
  Format
>;
export type FormatName = keyof typeof formats;

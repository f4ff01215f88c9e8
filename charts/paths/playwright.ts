import { ownLanguage } from '../locales/locales';
import type { ChartWords } from '../model/words';
import type { Arc } from './explore';
import type { Plan } from './plan';
import {
  fromWithout,
  type Gesture,
  gesturesFor,
  isExact,
  type Piece,
  type Seen,
  seenAt,
} from './screens';
import { apiPrefix, patternOf } from './surfaces/calls';
import { type Answer, answerFor, isAtOnce, lengthsOf, type Play } from './surroundings';
import { tellerOf } from './words';

const code = (value: unknown): string =>
  value instanceof RegExp ? String(value) : JSON.stringify(value);

const find = ({ role, ...told }: Piece) => {
  const options = Object.entries({ ...told, ...(isExact(told) && { exact: true }) });
  const written = options.map(([key, value]) => `${key}: ${code(value)}`).join(', ');
  return `page.getByRole(${code(role)}, { ${written} }).first()`;
};

function made(gesture: Gesture): string {
  // Some choices are drawn by their words, and have no size of their own to be pressed on.
  if ('press' in gesture)
    return `await ${find(gesture.press)}.${gesture.press.role === 'radio' ? "press(' ')" : 'click()'};`;
  if ('tick' in gesture) return `await ${find(gesture.tick)}.check();`;
  if ('fill' in gesture) return `await ${find(gesture.fill)}.fill(${code(gesture.with)});`;
  if ('choose' in gesture)
    return `await ${find(gesture.from)}.selectOption({ label: ${code(gesture.choose)} });`;
  if ('paste' in gesture)
    return (
      `await ${find(gesture.into)}.evaluate((box, text) => {\n` +
      '  const clipboardData = new DataTransfer();\n' +
      "  clipboardData.setData('text/plain', text);\n" +
      "  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));\n" +
      `}, ${code(gesture.paste)});`
    );
  if ('give' in gesture)
    return (
      "const choice = page.waitForEvent('filechooser');\n" +
      `await ${find(gesture.by)}.click();\n` +
      `await (await choice).setFiles(${code(gesture.give)}.map(({ name, type }) => ({ name, mimeType: type, buffer: Buffer.from(name) })));`
    );
  if ('happens' in gesture)
    return `await page.evaluate((name) => window.dispatchEvent(new Event(name)), ${code(gesture.happens)});`;
  return `await page.keyboard.press(${code(gesture.key)});`;
}

const expected = ({ shown = [], hidden = [], says = [], address, stored = {} }: Seen): string[] => [
  ...shown.map((piece) => `await expect(${find(piece)}).toBeVisible();`),
  ...hidden.map((piece) => `await expect(${find(piece)}).toBeHidden();`),
  ...says.map((words) => `await expect(page.locator('body')).toContainText(${code(words)});`),
  ...(address
    ? [
        `await expect.poll(() => page.url().replace(/^[^/]+\\/\\/[^/]+/, '')).toMatch(${code(address)});`,
      ]
    : []),
  ...Object.entries(stored).map(
    ([key, wanted]) =>
      `await expect.poll(() => page.evaluate((key) => localStorage.getItem(key) ?? '', ${code(key)}))` +
      `.toMatch(${wanted === null ? '/^$/' : code(wanted)});`,
  ),
];

const isCall = (answer: Answer | null): answer is Extract<Answer, { call: string }> =>
  answer !== null && answer !== 'at once' && 'call' in answer;

/** A call is held before the step that asks: what is seen while it waits does not depend on how fast the server is. */
function held(answer: Answer | null): string[] {
  if (!isCall(answer)) return [];
  const how =
    'dead' in answer
      ? 'abort()'
      : 'status' in answer
        ? `fulfill({ status: ${answer.status}, json: ${code(answer.body)} })`
        : 'continue()';
  const [, path = ''] = answer.call.split(' ');
  const meant = patternOf(path, apiPrefix);
  return [`await hold(page, ${code(answer.call)}, ${meant}, (route) => route.${how});`];
}

/** How a spec holds calls, the first of its kind first, until their step comes. */
const holding = `
type Answer = (route: Route) => Promise<void>;
let calls = new Map<string, { answers: Answer[]; given: Promise<void>[]; gates: (() => void)[] }>();
test.beforeEach(() => {
  calls = new Map();
});

async function hold(page: Page, call: string, meant: RegExp, answer: Answer) {
  const known = calls.get(call);
  const own = known ?? { answers: [], given: [], gates: [] };
  own.answers.push(answer);
  own.given.push(new Promise((resolve) => own.gates.push(resolve)));
  if (known) return;
  calls.set(call, own);
  const [method] = call.split(' ');
  await page.route(({ pathname }) => meant.test(pathname), async (route) => {
    const [next] = route.request().method() === method ? own.answers.splice(0, 1) : [];
    if (!next) return route.fallback();
    await own.given.shift();
    await next(route);
  });
}

const give = (call: string) => calls.get(call)?.gates.shift()?.();`;

/**
 * The paths of a flow as a spec of Playwright, to be run or changed by hand. `from` is where the spec finds the tables of
 * the flow, for what begins each path.
 */
export function playwright(plan: Plan, play: Play, words: ChartWords, from: string): string {
  const { explored } = plan;
  const { screens, surroundings } = play;
  const { cause, then } = tellerOf(explored, words, ownLanguage);
  const flow = explored.model.name;
  const followsAtOnce = (arc: Arc | undefined) => isAtOnce(surroundings, explored, arc);
  const deed = (arc: Arc): string[] => {
    if (arc.cause.kind === 'start') return [`await starts[${code(arc.cause.input)}]?.(page);`];
    if (followsAtOnce(arc)) return [];
    if (arc.cause.kind === 'time')
      return [
        `await page.clock.runFor(${Math.max(0, ...lengthsOf(surroundings, arc.cause.delay))});`,
      ];
    const before = explored.configurations[arc.from ?? -1];
    const answer = answerFor(surroundings, explored, arc);
    if (isCall(answer)) return [`give(${code(answer.call)});`];
    if (answer !== null && answer !== 'at once') return answer.gestures.map(made);
    const gestures = before && gesturesFor(screens, arc, before.snapshot);
    return gestures && gestures !== fromWithout ? gestures.map(made) : [];
  };
  const step = (path: readonly Arc[]) => (arc: Arc, index: number) => {
    const next = path.slice(index + 1).find((one) => !followsAtOnce(one));
    const { snapshot } = explored.configurations[arc.to] ?? {};
    return [
      `    await test.step(${code(`${cause(arc.cause)}: ${then(arc)}`)}, async () => {`,
      ...[
        ...(next && !followsAtOnce(arc) ? held(answerFor(surroundings, explored, next)) : []),
        ...deed(arc),
        ...(followsAtOnce(path[index + 1]) || !snapshot
          ? []
          : seenAt(screens, snapshot).flatMap(expected)),
      ].map((line) => `      ${line.replaceAll('\n', '\n      ')}`),
      '    });',
    ];
  };
  const tests = plan.paths.flatMap((path, index) => [
    `  test(${code(`${plan.criterion} ${index + 1}`)}, async ({ page }) => {`,
    ...(path.some((arc) => arc.cause.kind === 'time' && !followsAtOnce(arc))
      ? ['    await page.clock.install();']
      : []),
    ...path.flatMap(step(path)),
    '  });',
  ]);
  const isHolding = tests.some((line) => line.includes('await hold('));
  return [
    `import { expect, ${isHolding ? 'type Page, type Route, ' : ''}test } from '@playwright/test';`,
    `import { plays } from ${code(from)};`,
    '',
    `const { starts } = plays.${flow}.surroundings;`,
    ...(isHolding ? [holding] : []),
    '',
    `test.describe(${code(flow)}, () => {`,
    ...tests,
    '});',
    '',
  ].join('\n');
}

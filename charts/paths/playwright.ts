import type { ChartWords } from '../model/words';
import type { Arc } from './explore';
import type { Plan } from './plan';
import { type Gesture, gesturesFor, type Piece, type Seen, seenAt } from './screens';
import { type Answer, answerFor, isAtOnce, type Play } from './surroundings';
import { tellerOf } from './words';

const code = (value: unknown): string =>
  value instanceof RegExp ? String(value) : JSON.stringify(value);

const find = ({ role, name }: Piece) =>
  typeof name === 'string'
    ? `page.getByRole(${code(role)}, { name: ${code(name)}, exact: true }).first()`
    : `page.getByRole(${code(role)}, { name: ${code(name)} }).first()`;

function made(gesture: Gesture): string {
  if ('press' in gesture) return `await ${find(gesture.press)}.click();`;
  if ('tick' in gesture) return `await ${find(gesture.tick)}.check();`;
  if ('fill' in gesture) return `await ${find(gesture.fill)}.fill(${code(gesture.with)});`;
  if ('paste' in gesture)
    return (
      `await ${find(gesture.into)}.evaluate((box, text) => {\n` +
      '  const clipboardData = new DataTransfer();\n' +
      "  clipboardData.setData('text/plain', text);\n" +
      "  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));\n" +
      `}, ${code(gesture.paste)});`
    );
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

/** A forced answer stands ready before the step that asks for it. */
function ready(answer: Answer | null): string[] {
  if (answer === null || answer === 'at once' || !('call' in answer)) return [];
  const how =
    'dead' in answer
      ? 'route.abort()'
      : 'status' in answer
        ? `route.fulfill({ status: ${answer.status}, json: ${code(answer.body)} })`
        : null;
  return how ? [`await force(page, ${code(answer.call)}, (route) => ${how});`] : [];
}

/** Forces an answer on the next call of a method to a path, whatever its query. */
const force = [
  '',
  'async function force(page: Page, call: string, answer: (route: Route) => Promise<void>) {',
  "  const [method, path = ''] = call.split(' ');",
  '  let isOver = false;',
  '  await page.route(({ pathname }) => pathname.endsWith(path), (route) => {',
  '    if (isOver || route.request().method() !== method) return route.fallback();',
  '    isOver = true;',
  '    return answer(route);',
  '  });',
  '}',
];

/**
 * The paths of a flow as a spec of Playwright, to be run or changed by hand. `from` is where the spec finds the tables of
 * the flow, for what begins each path.
 */
export function playwright(plan: Plan, play: Play, words: ChartWords, from: string): string {
  const { explored } = plan;
  const { screens, surroundings } = play;
  const { cause, then } = tellerOf(explored, words, 'en');
  const flow = explored.model.name;
  const followsAtOnce = (arc: Arc | undefined) => isAtOnce(surroundings, explored, arc);
  const deed = (arc: Arc): string[] => {
    if (arc.cause.kind === 'start') return [`await starts[${code(arc.cause.input)}]?.(page);`];
    if (followsAtOnce(arc)) return [];
    if (arc.cause.kind === 'time')
      return [`await page.clock.runFor(${surroundings.delays?.[arc.cause.delay] ?? 0});`];
    const before = explored.configurations[arc.from ?? -1];
    const answer = answerFor(surroundings, explored, arc);
    if (answer !== null && answer !== 'at once' && 'gestures' in answer)
      return answer.gestures.map(made);
    return ((before && gesturesFor(screens, arc, before.snapshot)) ?? []).map(made);
  };
  const step = (path: readonly Arc[]) => (arc: Arc, index: number) => {
    const next = path.slice(index + 1).find((one) => !followsAtOnce(one));
    const { snapshot } = explored.configurations[arc.to] ?? {};
    return [
      `    await test.step(${code(`${cause(arc.cause)}: ${then(arc)}`)}, async () => {`,
      ...[
        ...(next && !followsAtOnce(arc) ? ready(answerFor(surroundings, explored, next)) : []),
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
  const isForced = tests.some((line) => line.includes('await force('));
  return [
    `import { expect, ${isForced ? 'type Page, type Route, ' : ''}test } from '@playwright/test';`,
    `import { plays } from ${code(from)};`,
    '',
    `const { starts } = plays.${flow}.surroundings;`,
    ...(isForced ? force : []),
    '',
    `test.describe(${code(flow)}, () => {`,
    ...tests,
    '});',
    '',
  ].join('\n');
}

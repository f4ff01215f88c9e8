import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { explore } from '../../../charts/paths/explore';
import { formats } from '../../../charts/paths/formats';
import { type Plan, planPaths } from '../../../charts/paths/plan';
import { playwright } from '../../../charts/paths/playwright';
import { inBrowser } from '../../../charts/paths/surroundings';
import { tellerOf } from '../../../charts/paths/words';
import { models } from '../../paths/models';
import { plays } from '../../paths/plays';

const flows = models.filter(({ name }) => ['cancelOrder', 'otp', 'guestOrLogin'].includes(name));
const planned = async (name: string): Promise<Plan> => {
  const model = flows.find((one) => one.name === name);
  if (!model) throw new Error(`no model of ${name}`);
  return planPaths(explore(model), 'transitions');
};
const cases = flows.flatMap(({ name }) =>
  ['en', 'ar', 'es'].map((language) => [name, language] as const),
);

describe.each(cases)('paths of %s in the language %s', (name, language) => {
  const words = flows.find((one) => one.name === name)?.words[language] ?? {};

  it('are read back by the parser of Gherkin, step by step', async () => {
    const plan = await planned(name);
    const parser = new Parser(
      new AstBuilder(IdGenerator.incrementing()),
      new GherkinClassicTokenMatcher(language),
    );
    const { feature } = parser.parse(formats.gherkin(plan, words, language));
    const { cause, then } = tellerOf(plan.explored, words, language);
    expect(feature?.language).toBe(language);
    expect(
      feature?.children.map(({ scenario }) => scenario?.steps.map(({ text }) => text)),
    ).toEqual(
      plan.paths.map((path) => path.flatMap((arc) => [cause(arc.cause).trim(), then(arc).trim()])),
    );
  });

  it('have a line of CSV and a row of the sheet for each step', async () => {
    const plan = await planned(name);
    const steps = plan.paths.flat().length;
    const quoted = /"(?:[^"]|"")*"/g;
    const lines = formats.csv(plan, words, language).replaceAll(quoted, 'text').split('\n');
    expect(lines).toHaveLength(steps + 1);
    expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([5]));
    const page = formats.sheet(plan, words, language);
    expect([...page.matchAll(/<tr><td>/g)]).toHaveLength(steps);
    expect(page).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
  });

  it('are a state diagram of Mermaid, each way once', async () => {
    const [head, ...ways] = formats.mermaid(await planned(name), words, language).split('\n');
    expect(head).toBe('stateDiagram-v2');
    expect(new Set(ways).size).toBe(ways.length);
    for (const way of ways) expect(way).toMatch(/^ {2}(\[\*\]|\w+) --> \w+: [^:;#"{}]+$/);
  });
});

it('are a report of JUnit that names each gap', async () => {
  const plan = await planned('cancelOrder');
  const gap = { goal: 'a "gap"', reason: '<none>' };
  const report = formats.junit({ ...plan, unreached: [gap] }, {}, 'en');
  expect(report).toContain(
    `<testsuite name="cancelOrder" tests="${plan.paths.length + 1}" failures="0" skipped="1">`,
  );
  expect(report).toContain('name="a &quot;gap&quot;"><skipped message="&lt;none&gt;"/>');
});

describe.each(Object.entries(plays))('the spec of %s for Playwright', (name, play) => {
  it('has a test for each path and is TypeScript without a mistake in its writing', async () => {
    const plan = await planPaths(inBrowser(explore(play.model), play), 'transitions');
    const spec = playwright(plan, play, {}, './plays');
    expect([...spec.matchAll(/^ {2}test\(/gm)]).toHaveLength(plan.paths.length);
    expect([...spec.matchAll(/test\.step\(/g)]).toHaveLength(plan.paths.flat().length);
    expect(spec).toContain(`plays.${name}.surroundings`);
    await expect(transformWithOxc(spec, `${name}.spec.ts`)).resolves.toBeDefined();
  });
});

it('a spec chooses from lists, and finds pieces by what is told of them too', async () => {
  const from = { role: 'combobox', name: 'Paper', description: /wrong/, disabled: false };
  const gestures = Object.fromEntries(
    Object.keys(plays.module.screens.gestures).map((event) => [
      event,
      () => [{ choose: 'Passport', from }],
    ]),
  );
  const play = { ...plays.module, screens: { ...plays.module.screens, gestures } };
  const plan = await planPaths(inBrowser(explore(play.model), play), 'transitions');
  expect(playwright(plan, play, {}, './plays')).toContain(
    'await page.getByRole("combobox", { name: "Paper", description: /wrong/, disabled: false, exact: true })' +
      '.first().selectOption({ label: "Passport" });',
  );
});

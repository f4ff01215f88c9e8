import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { explore, mostConfigurations } from '../../../charts/paths/explore';
import { formats } from '../../../charts/paths/formats';
import { type Plan, planPaths } from '../../../charts/paths/plan';
import { playwright } from '../../../charts/paths/playwright';
import { gherkin } from '../../../charts/paths/scripts/gherkin';
import { scenesOf } from '../../../charts/paths/scripts/print';
import { sheet } from '../../../charts/paths/scripts/sheet';
import { inBrowser } from '../../../charts/paths/surroundings';
import { models } from '../../paths/models';
import { plays } from '../../paths/plays';
import { stagehand } from '../../paths/scripts';

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

  it('are read back by the parser of Gherkin, and a sheet has a row a step', async () => {
    const own = flows.find((one) => one.name === name);
    if (!own) throw new Error(`no model of ${name}`);
    const wanted = { criterion: 'transitions', language, bound: mostConfigurations } as const;
    const scenes = await scenesOf(own, stagehand, wanted);
    const parser = new Parser(
      new AstBuilder(IdGenerator.incrementing()),
      new GherkinClassicTokenMatcher(language),
    );
    const { feature } = parser.parse(gherkin(name, scenes, language));
    expect(feature?.language).toBe(language);
    expect(feature?.children.map(({ scenario }) => scenario?.name)).toEqual(
      scenes.map((scene) => scene.name),
    );
    const page = sheet(name, scenes, language, 'http://127.0.0.1');
    const rows = scenes.flatMap((scene) => scene.rows);
    expect([...page.matchAll(/<tr><td class="number">/g)]).toHaveLength(rows.length);
    expect([...page.matchAll(/<textarea/g)]).toHaveLength(scenes.length);
    expect(page).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
  });

  it('have a line of CSV for each step', async () => {
    const plan = await planned(name);
    const steps = plan.paths.flat().length;
    const quoted = /"(?:[^"]|"")*"/g;
    const lines = formats.csv(plan, words, language).replaceAll(quoted, 'text').split('\n');
    expect(lines).toHaveLength(steps + 1);
    expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([6]));
  });

  it('are a state diagram of Mermaid, each way once', async () => {
    const [head, ...ways] = formats.mermaid(await planned(name), words, language).split('\n');
    expect(head).toBe('stateDiagram-v2');
    expect(new Set(ways).size).toBe(ways.length);
    for (const way of ways) expect(way).toMatch(/^ {2}(\[\*\]|\w+) --> \w+: [^:;#"{}]+$/);
  });
});

// Of a courier's order there are ten thousand steps to plan from.
const planTime = { timeout: 60_000 };
describe.each(Object.entries(plays))('the spec of %s for Playwright', (name, play) => {
  it(
    'has a test for each path and is TypeScript without a mistake in its writing',
    planTime,
    async () => {
      const plan = await planPaths(inBrowser(explore(play.model), play), 'transitions');
      const spec = playwright(plan, play, {}, './plays');
      expect([...spec.matchAll(/^ {2}test\(/gm)]).toHaveLength(plan.paths.length);
      expect([...spec.matchAll(/test\.step\(/g)]).toHaveLength(plan.paths.flat().length);
      expect(spec).toContain(`plays.${name}.surroundings`);
      await expect(transformWithOxc(spec, `${name}.spec.ts`)).resolves.toBeDefined();
    },
  );
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

it('a spec presses a choice by its key: some are drawn by their words, and have no size', async () => {
  const { forgotPassword: play } = plays;
  const plan = await planPaths(inBrowser(explore(play.model), play), 'transitions');
  expect(playwright(plan, play, {}, './plays')).toContain(
    'await page.getByRole("radio", { name: "By email", exact: true }).first().press(\' \');',
  );
});

it('a spec holds the call of any place that a text names in braces, and no longer one that ends alike', async () => {
  const { editItem: play } = plays;
  const plan = await planPaths(inBrowser(explore(play.model), play), 'transitions');
  const spec = playwright(plan, play, {}, './plays');
  const [line = ''] = spec.match(/await hold\(page, "GET \/desk\/items\/\{id\}".*/) ?? [];
  expect(line).toContain(', /^\\/api\\/v1\\/desk\\/items\\/[^/]+$/, (route) =>');
  expect(spec).toContain('({ pathname }) => meant.test(pathname)');
});

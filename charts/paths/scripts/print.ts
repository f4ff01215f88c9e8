import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explore } from '../explore';
import type { Model } from '../fixtures';
import type { Options } from '../options';
import { planPaths } from '../plan';
import { write } from '../writing';
import { gherkin } from './gherkin';
import { narrator, type Scene } from './rows';
import type { Act, Deed, Stagehand } from './script';
import { sheet } from './sheet';

export const scriptFormats = ['sheet', 'gherkin'] as const;
export type ScriptFormat = (typeof scriptFormats)[number];

const endings = { sheet: 'html', gherkin: 'feature' };

/** Where a project has no file of its own: bare machines, of which nothing is known but their words. */
const nobody: Stagehand = {
  actsOf: () => [],
  translate: () => null,
  force: ({ call }): Deed => ({ say: { en: call } }),
};

async function stagehandOf(file: string): Promise<Stagehand> {
  if (!existsSync(file)) return nobody;
  const { stagehand }: { stagehand: Stagehand } = await import(pathToFileURL(resolve(file)).href);
  return stagehand;
}

const bareAct = (model: Model, bound: number): Act => ({
  explored: explore(model, bound),
  screens: { gestures: {}, seen: {} },
  surroundings: null,
  script: null,
});

/** The paths of a flow, wherever it is played, as people can follow them. */
export async function scenesOf(
  model: Model,
  hand: Stagehand,
  { criterion, language, bound }: Pick<Options, 'criterion' | 'language' | 'bound'>,
): Promise<Scene[]> {
  const acts = hand.actsOf(model);
  const scenes: Scene[] = [];
  for (const act of acts.length > 0 ? acts : [bareAct(model, bound)]) {
    const { paths } = await planPaths(act.explored, criterion);
    scenes.push(...narrator(act, model.words[language] ?? {}, language, hand)(paths));
  }
  return scenes;
}

/** Prints or writes the paths of flows for people who take them by hand, or as features of Gherkin. */
export async function scripts(
  models: readonly Model[],
  format: ScriptFormat,
  options: Options,
): Promise<boolean> {
  const { language, out, address } = options;
  const hand = await stagehandOf(options.scripts);
  for (const model of models) {
    const scenes = await scenesOf(model, hand, options);
    const title = model.words[language]?.title ?? model.name;
    const text =
      format === 'sheet'
        ? sheet(title, scenes, language, address)
        : gherkin(title, scenes, language);
    if (out) {
      const file = join(out, `${model.name}.${endings[format]}`);
      write(file, text);
      console.log(file);
    } else console.log(text);
  }
  return true;
}

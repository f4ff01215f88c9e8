import type { Browser } from 'playwright-core';
import { type Arc, type Explored, explore } from '../explore';
import type { Model } from '../fixtures';
import { planOnPage } from '../planOnPage';
import type { Divergence } from '../run';
import { inBrowser, type Play } from '../surroundings';
import { performAlone, type Theatre } from '../theatre';
import { pathTexts } from './equal';
import { beginsWith, type InPage, noMistake, unknownMistake } from './inPage';
import { fieldsCopied, type Mutant, rebuilt } from './mutant';
import { whileOn } from './switches';
import { nearestFirst } from './takeMutants';

/** A flow as a browser plays it. */
export interface Playing {
  readonly play: Play;
  readonly explored: Explored;
  readonly paths: readonly (readonly Arc[])[];
}

export async function playingOf(play: Play, bound: number): Promise<Playing> {
  const explored = inBrowser(explore(play.model, bound), play);
  const { paths } = await planOnPage(explored, play, 'transitions');
  return { play, explored, paths };
}

const textOf = ({ step, wrong, found }: Divergence): string => `at step ${step}: ${wrong ?? found}`;

/** What a machine does along a path; what it throws is told as well. */
function textOn(model: Model, path: readonly Arc[]): string {
  try {
    return pathTexts(model, path).join('\n');
  } catch (error) {
    return String(error);
  }
}

/**
 * The paths on which a machine with a mistake does something else, as far as the machines themselves can say; null where
 * there is no such machine.
 */
export function touchedPaths(
  { play: { model }, paths }: Playing,
  mutant: Mutant,
): (readonly Arc[])[] | null {
  const bare = rebuilt(model.machine, fieldsCopied(model.machine.config));
  let made: Model['machine'];
  try {
    made = mutant.make();
  } catch {
    return null;
  }
  return nearestFirst(paths, mutant).filter((path) => {
    const right = textOn({ ...model, machine: bare }, path);
    return whileOn(mutant.site, () => textOn({ ...model, machine: made }, path)) !== right;
  });
}

/** A product whose pages are opened with mistakes. */
export class Browsing {
  constructor(
    private readonly browser: Browser,
    private readonly theatre: Theatre,
  ) {}

  private async take(
    { play, explored }: Playing,
    path: readonly Arc[],
    mistake: InPage,
  ): Promise<string | null> {
    const before: Theatre['before'] = (context) =>
      context.addInitScript({ content: beginsWith(mistake) });
    const { audit: _, ...theatre } = this.theatre;
    const wrong = await performAlone(this.browser, { ...theatre, before }, play, explored, path);
    if (wrong?.wrong?.includes(unknownMistake))
      throw new Error(`${play.model.name}: ${wrong.wrong}`);
    return wrong && textOf(wrong);
  }

  /**
   * What the first path that is red says, null where none is. What is red without the mistake too says nothing of it.
   * @throws Error where a path fails without a mistake
   */
  async firstRed(
    playing: Playing,
    paths: readonly (readonly Arc[])[],
    mistake: InPage,
  ): Promise<string | null> {
    for (const path of paths) {
      const red = await this.take(playing, path, mistake);
      if (red === null) continue;
      const without = await this.take(playing, path, noMistake);
      if (without === null) return red;
      const again = await this.take(playing, path, noMistake);
      if (again !== null)
        throw new Error(`${playing.play.model.name} fails without a mistake ${again}`);
      if ((await this.take(playing, path, mistake)) !== null) return red;
    }
    return null;
  }
}

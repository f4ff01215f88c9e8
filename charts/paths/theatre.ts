import type { Browser, LaunchOptions } from 'playwright-core';
import type { Arc, Explored } from './explore';
import { type Inspect, performPath } from './perform';
import type { Divergence } from './run';
import type { Play } from './surroundings';

export interface Theatre {
  readonly address: string;
  readonly launch: LaunchOptions;
  readonly plays: readonly Play[];
  /** Asked of each state that is seen, such as axe. */
  readonly inspect?: Inspect;
  close(): Promise<void>;
}

export const pagesAtOnce = 2;

/** Takes a path through a browser, in a context of its own, for somebody who wants no motion: nothing is judged half-way. */
export async function performAlone(
  browser: Browser,
  { address, inspect }: Theatre,
  play: Play,
  explored: Explored,
  path: readonly Arc[],
): Promise<Divergence | null> {
  const settings = {
    baseURL: address,
    locale: 'en-US',
    reducedMotion: 'reduce',
    // A worker would ask in the page's place, where no answer can be held or forced.
    serviceWorkers: 'block',
  } as const;
  const context = await browser.newContext(settings);
  try {
    const page = await context.newPage();
    return await performPath(
      explored,
      path,
      play,
      page,
      inspect && ((one, state) => inspect(one, `${play.model.name} ${state}`)),
    );
  } finally {
    await context.close();
  }
}

import type { Browser, BrowserContext, LaunchOptions, Page } from 'playwright-core';
import type { Arc, Explored } from './explore';
import { type Audit, performPath, usualPatience } from './perform';
import type { Divergence } from './run';
import type { Play } from './surroundings';
import type { Watch } from './taking';

export interface Theatre {
  readonly address: string;
  readonly launch: LaunchOptions;
  readonly plays: readonly Play[];
  /** Asked of each state that is seen, such as axe. */
  readonly audit?: Audit;
  /** How many paths may be taken beside each other; two, unless they share what they change. */
  readonly pagesAtOnce?: number;
  /** Done to each path's pages before the first is opened. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
  /** Milliseconds that a page is waited for, where its maker is slower than usual. */
  readonly patience?: number;
  /** Removes what the paths have left behind. */
  close(): Promise<void>;
}

/** Where the paths are to be taken: at an address, or on a product that the stage starts itself; and which flows are meant. */
interface Wanted {
  readonly url: string | null;
  readonly flows: readonly string[];
  /** Whether its pages are to be opened with mistakes, see `machineMistakes`: no product is, unless it is made for that. */
  readonly withMistakes?: boolean;
}

/** @throws UsageError where something that these flows need is missing there */
export type Open = (wanted: Wanted) => Promise<Theatre>;

export const pagesAtOnce = 2;

/** What the page shows, as data of its own. */
async function pictureOf(page: Page): Promise<string | null> {
  const picture = await page.screenshot({ type: 'jpeg', quality: 70 }).catch(() => null);
  return picture && `data:image/jpeg;base64,${picture.toString('base64')}`;
}

type Alone = (context: BrowserContext) => Promise<Divergence | null>;

async function inContext(
  browser: Browser,
  { address, before }: Theatre,
  patience: number,
  take: Alone,
): Promise<Divergence | null> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-US',
    reducedMotion: 'reduce',
    // A worker would ask in the page's place, where no answer can be held or forced.
    serviceWorkers: 'block',
  });
  try {
    await before?.(context);
    // A start waits for whole pages.
    context.setDefaultTimeout(3 * patience);
    return await take(context);
  } finally {
    await context.close();
  }
}

/**
 * Takes a path through a browser, in a context of its own, for somebody who wants no motion: nothing is judged half-way.
 * One that fails is taken once more for Playwright's viewer, where evidence is wanted: a trace of each would take half as long again.
 */
export async function performAlone(
  browser: Browser,
  theatre: Theatre,
  play: Play,
  explored: Explored,
  path: readonly Arc[],
  watch?: Watch,
): Promise<Divergence | null> {
  const { audit, patience = usualPatience } = theatre;
  const { evidence = null } = watch ?? {};
  const perform = (page: Page, done?: Watch['done']) =>
    performPath(explored, path, play, page, {
      ...(audit && {
        audit: (one: Page, state: string) => audit(one, `${play.model.name} ${state}`),
      }),
      ...(done && { done }),
      patience,
    });
  let screenshot: string | null = null;
  const divergence = await inContext(browser, theatre, patience, async (context) => {
    const page = await context.newPage();
    const left = await perform(page, watch?.done);
    if (left && evidence !== null) screenshot = await pictureOf(page);
    return left;
  });
  if (!divergence || evidence === null) return divergence;
  const trace = `${evidence}.zip`;
  const again = await inContext(browser, theatre, patience, async (context) => {
    // A film beside the snapshots takes a quarter of the processor, and the picture of the end is taken anyway.
    await context.tracing.start({ snapshots: true });
    const left = await perform(await context.newPage());
    await context.tracing.stop(left ? { path: trace } : {});
    return left;
  });
  return { ...divergence, evidence: { screenshot, trace: again && trace } };
}

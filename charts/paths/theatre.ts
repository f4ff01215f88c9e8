import type { Browser, BrowserContext, LaunchOptions, Page } from 'playwright-core';
import type { Arc, Explored } from './explore';
import { type Inspect, performPath, usualPatience } from './perform';
import type { Divergence } from './run';
import type { Play } from './surroundings';
import type { Watch } from './taking';

export interface Theatre {
  readonly address: string;
  readonly launch: LaunchOptions;
  readonly plays: readonly Play[];
  /** Asked of each state that is seen, such as axe. */
  readonly inspect?: Inspect;
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

/** What the page shows, as data of its own, and a trace for Playwright's viewer, in a file. */
async function evidenceOf(page: Page, stem: string) {
  const picture = await page.screenshot({ type: 'jpeg', quality: 70 }).catch(() => null);
  const trace = `${stem}.zip`;
  await page.context().tracing.stop({ path: trace });
  const screenshot = picture && `data:image/jpeg;base64,${picture.toString('base64')}`;
  return { screenshot, trace };
}

/** Takes a path through a browser, in a context of its own, for somebody who wants no motion: nothing is judged half-way. */
export async function performAlone(
  browser: Browser,
  { address, inspect, before, patience = usualPatience }: Theatre,
  play: Play,
  explored: Explored,
  path: readonly Arc[],
  watch?: Watch,
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
    const { evidence = null } = watch ?? {};
    // A film beside the snapshots takes a quarter of the processor, and the picture of the end is taken anyway.
    if (evidence) await context.tracing.start({ snapshots: true });
    await before?.(context);
    // A start waits for whole pages.
    context.setDefaultTimeout(3 * patience);
    const page = await context.newPage();
    const divergence = await performPath(explored, path, play, page, {
      ...(inspect && {
        inspect: (one: Page, state: string) => inspect(one, `${play.model.name} ${state}`),
      }),
      ...(watch && { done: watch.done }),
      patience,
    });
    if (!evidence) return divergence;
    if (divergence) return { ...divergence, evidence: await evidenceOf(page, evidence) };
    await context.tracing.stop();
    return null;
  } finally {
    await context.close();
  }
}

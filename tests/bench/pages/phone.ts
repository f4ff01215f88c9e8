import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { bringStorage } from './shopper';

const megabit = (1024 * 1024) / 8;

/** What a middling phone and a slow mobile network are, as the commands of the browser's protocol take it. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * megabit,
  uploadThroughput: (750 / 1024) * megabit,
};
const slowdown = 4;

/** What the browser brings along to a page that it opens. */
export interface Brought {
  storage: Record<string, string>;
  /** The cookie by which the server knows the choice that the storage holds. */
  view?: string;
}

/** A phone of its own, never used before. */
export async function withPhone<T>(
  browser: Browser,
  url: string,
  { storage, view }: Brought,
  work: (context: BrowserContext) => Promise<T>,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers,
  });
  try {
    if (view) await context.addCookies([{ name: 'view', value: view, url }]);
    await bringStorage(context, storage);
    return await work(context);
  } finally {
    await context.close();
  }
}

/** A page of the phone, as slow as phone and network are; `isCold`: nothing is taken from the browser's cache. */
export async function openSlowPage(
  context: BrowserContext,
  isCold = true,
): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: isCold });
  await cdp.send('Network.emulateNetworkConditions', slowNetwork);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp };
}

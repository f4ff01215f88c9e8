import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

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

const stored = (storage: Record<string, string>) =>
  Object.entries(storage).map(([name, value]) => ({ name, value }));

/** A phone with what an earlier visit left in its storage: a page that wrote it itself would be slower for it. */
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
    // Else it says that it is a desk, which gets another page.
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers,
    storageState: {
      cookies: [],
      origins: Object.keys(storage).length
        ? [{ origin: new URL(url).origin, localStorage: stored(storage) }]
        : [],
    },
  });
  try {
    if (view) await context.addCookies([{ name: 'view', value: view, url }]);
    // The compiler names inner functions with this helper, which functions sent to a page leave behind.
    await context.addInitScript('globalThis.__name ??= (target) => target');
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

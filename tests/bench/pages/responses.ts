import type { Browser, Locator, Page } from 'playwright-core';
import { bringStorage, type Shopper } from './shopper';

declare global {
  interface Window {
    /** Resolves to the milliseconds from the next press until the page looks as wanted, painted. */
    untilSeen: Promise<number>;
  }
}

/** Milliseconds from pressing `target` until `selector` is there and, with `text`, begins with it. */
async function timePress(
  page: Page,
  target: Locator,
  selector: string,
  text = '',
): Promise<number> {
  await page.evaluate(
    ([wanted, start]) => {
      window.untilSeen = new Promise((resolve) => {
        const listen = ({ timeStamp }: Event) => {
          // A frame's callbacks come before its paint, a task that one of them asks for after it.
          const look = () =>
            requestAnimationFrame(() => {
              const found = document.querySelector(wanted)?.textContent?.trim();
              if (found === undefined || !found.startsWith(start)) look();
              else setTimeout(() => resolve(performance.now() - timeStamp));
            });
          look();
        };
        document.addEventListener('click', listen, { once: true, capture: true });
      });
    },
    [selector, text] as const,
  );
  await target.click();
  return page.evaluate(() => window.untilSeen);
}

/** How long a pointer rests on what it presses then. */
const restMilliseconds = 500;

async function onDesktop<T>(
  browser: Browser,
  { storage }: Shopper,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 940 },
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: (10 * 1024 * 1024) / 8,
      uploadThroughput: (10 * 1024 * 1024) / 8,
    });
    await bringStorage(page, storage);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds from pressing an item in a store's list, which the pointer rested on before, to its page. */
export const timeListToItem = (browser: Browser, url: string, shopper: Shopper) =>
  onDesktop(browser, shopper, async (page) => {
    await page.goto(url + shopper.paths['a store'], { waitUntil: 'networkidle' });
    const link = page.locator('main article a[href*="/product/"]').first();
    const name = (await link.innerText()).trim();
    await link.hover();
    // The page has long been idle once: only time tells that the pointer rested.
    await page.waitForTimeout(restMilliseconds);
    return timePress(page, link, 'main h1', name);
  });

/** Milliseconds from pressing plus on a line of the cart until the badge shows the unit. */
export const timeCartChange = (browser: Browser, url: string, shopper: Shopper) =>
  onDesktop(browser, shopper, async (page) => {
    await page.goto(url + shopper.paths['a store'], { waitUntil: 'networkidle' });
    const plus = page.getByRole('button', { name: /^One more of/ }).first();
    await plus.waitFor();
    // A hand stops above the button before it presses; the scrolling to it is no part of the answer.
    await plus.hover();
    await page.waitForTimeout(restMilliseconds);
    const badge = 'header button[aria-label^="Shopping Cart"]';
    const units = Number.parseInt(await page.locator(badge).innerText(), 10);
    return timePress(page, plus, badge, String(units + 1));
  });

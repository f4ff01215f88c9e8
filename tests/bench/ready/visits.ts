import type { Browser, Page } from 'playwright-core';
import { type Brought, openSlowPage, slowNetwork, withPhone } from '../pages/phone';
import type { Place } from './places';
import { watchSights } from './sights';

const mostWait = 30_000;

/** Fails with what was waited for. */
async function within<T>(what: string, wanted: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} was never seen`)), mostWait);
  });
  try {
    return await Promise.race([wanted, late]);
  } finally {
    clearTimeout(timer);
  }
}

export interface Visit {
  /** Milliseconds from the navigation until what is looked for was painted. */
  seen: number;
  /** Until the page behind it was, pressed as soon as it was seen; NaN where nothing is pressed. */
  opened: number;
}

async function visit(page: Page, { name, url, shows, isPressed }: Place): Promise<Visit> {
  const sights = await watchSights(page, shows, isPressed);
  void page.goto(url, { waitUntil: 'commit', timeout: mostWait }).catch(() => undefined);
  const first = await within(`${shows} on ${name}`, sights.first);
  const { at, begun, href, x, y } = first;
  if (!isPressed) return { seen: at - begun, opened: Number.NaN };
  await page.touchscreen.tap(x, y);
  const opened = await within(`${href} from ${name}`, sights.leads(first));
  return { seen: at - begun, opened: opened.at - begun };
}

export const visitCold = (browser: Browser, place: Place, brought: Brought): Promise<Visit> =>
  withPhone(
    browser,
    place.url,
    brought,
    async (context) => visit((await openSlowPage(context)).page, place),
    'block',
  );

/** A worker's own requests are not slowed down with those of its page. */
async function slowWorkers(browser: Browser): Promise<() => Promise<void>> {
  const cdp = await browser.newBrowserCDPSession();
  const send = (sessionId: string, method: string, params: object = {}) =>
    cdp.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id: 1, method, params }),
    });
  cdp.on('Target.attachedToTarget', async ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'service_worker') return;
    await send(sessionId, 'Network.enable');
    await send(sessionId, 'Network.emulateNetworkConditions', slowNetwork);
  });
  const { targetInfos } = await cdp.send('Target.getTargets');
  for (const { targetId, type } of targetInfos)
    if (type === 'service_worker')
      await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  return () => cdp.detach();
}

/** Until the worker has kept what it keeps. */
const keepMilliseconds = 6_000;

/** A visit to a page that was seen before, with the worker and the cache that are left of it. */
export const visitAgain = (browser: Browser, place: Place, brought: Brought): Promise<number> =>
  withPhone(browser, place.url, brought, async (context) => {
    const before = await context.newPage();
    await before.goto(place.url, { waitUntil: 'networkidle' });
    await before.waitForTimeout(keepMilliseconds);
    // The worker keeps what goes through it: nothing of the load that brought it.
    await before.reload({ waitUntil: 'networkidle' });
    await before.close();
    const { page } = await openSlowPage(context, false);
    const stop = await slowWorkers(browser);
    try {
      return (await visit(page, { ...place, isPressed: false })).seen;
    } finally {
      await stop();
    }
  });

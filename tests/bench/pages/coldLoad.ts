import type { Browser, CDPSession } from 'playwright-core';
import { bringStorage } from './shopper';

/** One cold load. Milliseconds and kilobytes on the wire. */
export interface ColdLoad {
  firstPaint: number;
  largestPaint: number;
  /** What the largest paint was: element, then its picture or the start of its text. */
  largest: string;
  shift: number;
  blocking: number;
  scripts: number;
  styles: number;
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  largest: string;
  shift: number;
  longTasks: [start: number, duration: number][];
}

declare global {
  interface Window {
    observed: Observed;
  }
  interface PerformanceEntry {
    readonly element?: Element | null;
    readonly url?: string;
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

const megabit = (1024 * 1024) / 8;
const settleMilliseconds = 2_500;

/** A middling phone on a slow mobile network. */
async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * megabit,
    uploadThroughput: (750 / 1024) * megabit,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

function observe(): void {
  const seen: Observed = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, longTasks: [] };
  window.observed = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
    const what = entry.url || entry.element?.textContent || '';
    seen.largest = `${entry.element?.tagName.toLowerCase() ?? ''} ${what.slice(0, 50)}`;
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  });
  watch('longtask', (entry) => {
    seen.longTasks.push([entry.startTime, entry.duration]);
  });
}

/** Loads a page on the phone profile with empty caches and waits until it has settled. */
export async function loadCold(
  browser: Browser,
  url: string,
  storage: Record<string, string>,
): Promise<ColdLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await slowDown(cdp);
    const types = new Map<string, string>();
    const bytes: Record<string, number> = {};
    cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other';
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
    await bringStorage(page, storage);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForTimeout(settleMilliseconds);
    const { longTasks, ...seen } = await page.evaluate(() => window.observed);
    const blocking = longTasks
      .filter(([start]) => start >= seen.firstPaint)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    return {
      ...seen,
      blocking,
      scripts: (bytes.Script ?? 0) / 1024,
      styles: (bytes.Stylesheet ?? 0) / 1024,
    };
  } finally {
    await context.close();
  }
}

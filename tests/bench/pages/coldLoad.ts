import type { Browser } from 'playwright-core';
import { type Brought, openSlowPage, withPhone } from './phone';

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

const settleMilliseconds = 2_500;

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
export const loadCold = (browser: Browser, url: string, brought: Brought): Promise<ColdLoad> =>
  withPhone(browser, url, brought, async (context) => {
    const { page, cdp } = await openSlowPage(context);
    const types = new Map<string, string>();
    const bytes: Record<string, number> = {};
    cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other';
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
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
  });

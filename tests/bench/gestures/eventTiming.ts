import type { Page } from 'playwright-core';

/** What one gesture cost, in milliseconds. */
export interface GestureCost {
  /** The longest that one of its events took from the finger to the next paint (INP of this gesture). */
  interaction: number;
  /** The longest task from the finger until all was at rest. */
  longestTask: number;
  /** From the finger until what it was made for was painted. */
  seen: number;
}

/** What shows that a gesture has done its work. */
export interface Sight {
  selector: string;
  /** Its text or label begins with it. */
  text?: string;
  /** The page is scrolled at least so far, in pixels. */
  scrolled?: number;
  /** How many there are. */
  count?: number;
}

interface Timed {
  interactions: number[];
  tasks: [start: number, duration: number][];
  begun: number;
  seen: number;
}

declare global {
  interface Window {
    timed: Timed;
  }
  interface PerformanceEntry {
    readonly interactionId?: number;
  }
}

/** Runs in every page. The browser tells of events from 16 ms on: what is quicker stays 0. */
function observeEvents(): void {
  const timed: Timed = { interactions: [], tasks: [], begun: 0, seen: 0 };
  window.timed = timed;
  const watch = (options: PerformanceObserverInit, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe(options);
  const timing = { type: 'event', durationThreshold: 16 };
  watch(timing, ({ interactionId, duration }) => {
    if (interactionId) timed.interactions.push(duration);
  });
  watch({ type: 'longtask' }, ({ startTime, duration }) => {
    timed.tasks.push([startTime, duration]);
  });
}

/** From the next finger or key on, looks in each frame for what is wanted. */
function armSight({ selector, text = '', scrolled = 0, count = 1 }: Sight): void {
  const { timed } = window;
  Object.assign(timed, { interactions: [], tasks: [], begun: 0, seen: 0 });
  const isThere = () => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      return said.startsWith(text) && element.checkVisibility({ visibilityProperty: true });
    });
    return found.length >= count && window.scrollY >= scrolled;
  };
  const listening = new AbortController();
  const begin = ({ timeStamp }: Event) => {
    listening.abort();
    timed.begun = timeStamp;
    // A frame's callbacks come before its paint, a task that one of them asks for after it.
    const look = () =>
      requestAnimationFrame(() => {
        if (isThere()) setTimeout(() => Object.assign(timed, { seen: performance.now() }));
        else look();
      });
    look();
  };
  for (const type of ['pointerdown', 'keydown', 'popstate'])
    window.addEventListener(type, begin, { capture: true, signal: listening.signal });
}

export const watchEvents = (page: Page) => page.addInitScript(observeEvents);

/** How long a page rests before and after a gesture: late tasks belong to it too. */
const restMilliseconds = 800;

/** Makes a gesture, waits until its work is seen, and tells what it cost. */
export async function timeGesture(
  page: Page,
  gesture: () => Promise<unknown>,
  sight: Sight,
): Promise<GestureCost> {
  await page.waitForTimeout(restMilliseconds);
  await page.evaluate(armSight, sight);
  await gesture();
  await page.waitForFunction(() => window.timed.seen > 0);
  await page.waitForTimeout(restMilliseconds);
  const { interactions, tasks, begun, seen } = await page.evaluate(() => window.timed);
  return {
    interaction: Math.max(0, ...interactions),
    longestTask: Math.max(
      0,
      ...tasks.filter(([start, length]) => start + length > begun).map(([, length]) => length),
    ),
    seen: seen - begun,
  };
}

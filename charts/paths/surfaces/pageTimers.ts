import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Lets timers that wait go off, in their order, with the next that is just so long; false where none is. */
    letPass?: (lengths: readonly number[]) => boolean;
  }
}

/**
 * In a page: timers that are as long as one of `delays` wait for `letPass`. Only methods are written here: other functions are
 * given names by helpers that no page has.
 */
export function holdTimers(delays: readonly number[]): void {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, { at: number; after: number; goOff: () => void }>();
  let now = 0;
  let last = 0;
  Object.assign(window, {
    setTimeout(run: TimerHandler, after = 0, ...rest: unknown[]) {
      if (typeof run !== 'function' || !delays.includes(after))
        return setTimeout(run, after, ...rest);
      last -= 1;
      held.set(last, {
        at: now + after,
        after,
        goOff() {
          run(...rest);
        },
      });
      return last;
    },
    clearTimeout(id?: number) {
      if (!held.delete(id ?? 0)) clearTimeout(id);
    },
    letPass(lengths: readonly number[]) {
      const meant = [...held.values()].filter(({ after }) => lengths.includes(after));
      if (meant.length === 0) return false;
      const end = Math.min(...meant.map(({ at }) => at));
      for (;;) {
        const [next] = [...held]
          .filter(([, { at }]) => at <= end)
          .sort((a, b) => a[1].at - b[1].at);
        if (!next) break;
        held.delete(next[0]);
        now = next[1].at;
        next[1].goOff();
      }
      now = end;
      return true;
    },
  });
}

/**
 * Holds delays of a chart in its page until a path lets them pass: an offer of some seconds stays for a runner that looks at
 * everything before it presses. All other timers go on.
 */
export const holdPageTimers = (page: Page, delays: readonly number[]): Promise<unknown> =>
  page.addInitScript(holdTimers, delays);

/**
 * Lets a delay pass once the page waits for it: what began it may be on its way.
 * @param lengths milliseconds that the delay may take
 */
export async function letPageTimePass(
  page: Page,
  lengths: readonly number[],
  patience: number,
): Promise<void> {
  const passed = await page
    .waitForFunction((given) => window.letPass?.(given), lengths, {
      timeout: patience,
    })
    .catch(() => null);
  if (!passed) throw new Error(`Nothing waits ${lengths.join(' or ')} ms here`);
}

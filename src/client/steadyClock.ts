const begun = Date.now() - performance.now();
let heard = 0;
/** How far the shop's clock is ahead of the device's. */
let ahead = 0;

/** Within this an answer is of now, and not one that was kept. */
const fresh = 2000;

/**
 * Hears the moment at which the shop answered (header Date). The latest that was told is the truest: what was kept
 * somewhere, or took long, tells an earlier one.
 */
export function hearTime(date: string | null | undefined): void {
  const told = Date.parse(date ?? '') - performance.now();
  if (told > heard) heard = told;
  if (told > heard - fresh) ahead = heard + performance.now() - Date.now();
}

/** Whether the shop has told this page what time it is; another back end may not let the page read that. */
export const isTimeHeard = (): boolean => heard > 0;

/**
 * Milliseconds since 1970 by the shop's clock, else by the device's as it was when the page began: whoever sets the
 * device's clock meanwhile moves neither.
 */
export const steadyNow = (): number => Math.round((heard || begun) + performance.now());

/**
 * Milliseconds since 1970 by which the shop's rules go: what the device's clock is wrong by is known with each answer. It
 * goes on while the device sleeps, where the time since the page began may stand still.
 */
export const shopTime = (): number => Math.round(Date.now() + ahead);

export const shopNow = (): Date => new Date(shopTime());

import type { Tx } from '../../../server/db/client';
import type { Deps } from '../../../server/deps';
import { createSettings } from '../../../server/settings/settings';

const hourMilliseconds = 3_600_000;

/** The demo's shop keeps time three hours ahead of Greenwich, without summer time. */
const shopHours = 3;

/** An hour of the shop's day, so many days before the day of `now`. */
export function hourOf(now: Date, daysAgo: number, hour: number): Date {
  const at = new Date(now.getTime() + shopHours * hourMilliseconds);
  at.setUTCHours(hour, 0, 0, 0);
  at.setUTCDate(at.getUTCDate() - daysAgo);
  return new Date(at.getTime() - shopHours * hourMilliseconds);
}

export const minutesAfter = (at: Date, minutes: number) =>
  new Date(at.getTime() + minutes * 60_000);

/** The server's own parts as they were at another moment, all within one transaction. */
export const depsAt = (deps: Deps, tx: Tx, at: Date): Deps => ({
  ...deps,
  // Years of orders are remembered within seconds.
  env: { ...deps.env, LIMIT_ORDERS: { most: 1_000_000, seconds: 1 } },
  db: tx,
  settings: createSettings(tx, deps.env),
  clock: { now: () => at },
});

import type { Timing } from './measure';

/** Milliseconds, and how many times slower the large shop may be. */
const goals = { p95: 50, ratio: 1.2, ratioCountsFrom: 10 };

export type Verdict = 'met' | 'too slow' | 'grows';

/**
 * Whether a call keeps to the goals. The ratio means the same work: where the small shop has less to answer
 * with, more answer may take more time; and below a few milliseconds the machine decides, not the catalogue.
 */
export function verdictOf(small: Timing, large: Timing): Verdict {
  if (large.p95 > goals.p95) return 'too slow';
  const allowed = goals.ratio * Math.max(1, large.kilobytes / small.kilobytes);
  const grows = large.p95 > goals.ratioCountsFrom && large.p95 / small.p95 > allowed;
  return grows ? 'grows' : 'met';
}

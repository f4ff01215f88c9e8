import type { Step } from './types';

/**
 * The step that opens when `wanted` is asked for (FORGOT-02): one that lacks what comes before it
 * gives way to the last that does not.
 */
export function decideStep(wanted: Step, facts: { isRequested: boolean; isProved: boolean }): Step {
  if (wanted === 0 || !facts.isRequested) return 0;
  return wanted === 2 && facts.isProved ? 2 : 1;
}

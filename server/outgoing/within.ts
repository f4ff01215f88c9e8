import type { Deps } from '../deps';
import type { Rate } from '../env';
import { Refusal } from '../http/refusal';
import { countAttempt } from '../identity/attempts';

/** Counts a message, not each try of it, so that a service that is away uses nothing up. False when there were too many. */
export async function isWithin(
  { db, clock }: Deps,
  ...limits: readonly (readonly [key: string, rule: Rate])[]
): Promise<boolean> {
  const now = clock.now();
  try {
    await db.transaction(async (tx) => {
      for (const [key, rule] of limits) await countAttempt(tx, key, rule, now);
    });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

import type { Deps } from '../../deps';
import { countAttempt } from '../../identity/attempts';

/** Counts what a customer says: somebody reads it. @throws Refusal `rate_limited` */
export const countTalk = ({ db, env, clock }: Deps, customerId: number): Promise<void> =>
  countAttempt(db, `talk:${customerId}`, env.LIMIT_TALK, clock.now());

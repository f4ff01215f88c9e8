import { randomUUID } from 'node:crypto';
import { decideConversion, worthOf } from '../../../domain/account/pointsEarned';
import { fromMillis } from '../../../domain/values/money';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { claimKey, findAnswer, hashRequest, storeAnswer } from '../../orders/idempotency';
import { bookToWallet, lockWallet } from '../wallet/ledger';
import { takePoints } from './ledger';

export interface Converted {
  readonly amount: number;
  readonly loyalty_point: number;
}

const isConverted = (answer: unknown): answer is Converted =>
  typeof answer === 'object' && answer !== null && 'loyalty_point' in answer;

/**
 * Converts points into money of the wallet: both ledgers change together or neither does, and a key that
 * comes again gets the first answer (WAL-14, WAL-15).
 * @throws Refusal `points_few`, `points_short`, `payment_unavailable` while points or wallet are off,
 *   `idempotency_key_reused`
 */
export async function convertPoints(
  deps: Deps,
  asked: { customerId: number; points: number; key: string | null },
): Promise<Converted> {
  const { customerId, points, key } = asked;
  const config = await deps.settings.config();
  if (config.loyalty_point_status !== 1 || config.customer_wallet_status !== 1)
    throw new Refusal('payment_unavailable');
  const digits = config.digit_after_decimal_point;
  // The rules alone; whether there are so many is decided where they are taken.
  if (decideConversion(points, points, config, digits)) throw new Refusal('points_few');
  const amount = worthOf(points, config, digits);
  const now = deps.clock.now();
  const owner = `customer:${customerId}`;
  const once = key && {
    owner,
    key,
    requestHash: hashRequest('loyalty-point/point-transfer', { points }),
  };
  return deps.db.transaction(async (tx) => {
    await lockWallet(tx, customerId);
    if (once && !(await claimKey(tx, once, now))) {
      const known = await findAnswer(tx, once);
      if (isConverted(known)) return known;
      throw new Refusal('unavailable', { retryAfter: 1 });
    }
    const entry = { customerId, reference: `conversion:${randomUUID()}` };
    const left = await takePoints(tx, { ...entry, kind: 'converted', points }, now);
    if (left === null) throw new Refusal('points_short');
    await bookToWallet(tx, { ...entry, kind: 'loyalty_point', amount }, now);
    const answer = { amount: fromMillis(amount), loyalty_point: left };
    if (once) await storeAnswer(tx, once, answer);
    return answer;
  });
}

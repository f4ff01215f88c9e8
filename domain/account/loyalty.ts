import * as v from 'valibot';
import { id, num, numOr, time } from '../wire/fields';

/** Why points came or went. */
const loyaltyKinds = ['opening', 'earned', 'converted', 'taken_back'] as const;
export type LoyaltyKind = (typeof loyaltyKinds)[number];

/** One movement of points; `balance` were there afterwards. */
export const loyaltyTransaction = v.object({
  id,
  transaction_type: v.fallback(v.picklist(loyaltyKinds), 'opening'),
  credit: numOr(0),
  debit: numOr(0),
  balance: numOr(0),
  /** The order that they were earned with; null otherwise. */
  order_id: numOr(null),
  created_at: time,
});

export const pointTransferPayload = v.object({
  point: v.pipe(num, v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
});

import * as v from 'valibot';
import { id, num, numOr, text, time } from '../wire/fields';

export const walletKinds = [
  'opening',
  'referrer',
  'add_fund',
  'bonus',
  'loyalty_point',
  'order',
  'order_refund',
  'trip_refund',
] as const;
export type WalletKind = (typeof walletKinds)[number];

/** Movements of back ends that pay trips by wallet, or say no more than which way money went. */
const otherKinds = ['trip', 'money_in', 'money_out'] as const;
export type MovementKind = WalletKind | (typeof otherKinds)[number];

/** One movement; `credit` came in, `debit` went out, `balance` was there afterwards. */
export const walletTransaction = v.object({
  id,
  transaction_type: v.fallback(v.picklist([...walletKinds, ...otherKinds]), 'opening'),
  credit: numOr(0),
  debit: numOr(0),
  balance: numOr(0),
  /** The order that it was for; null otherwise. */
  order_id: numOr(null),
  created_at: time,
});

const bonusTypes = ['percent', 'amount'] as const;

/** What the shop puts on top of money that is added; decimal amounts of the currency, times as ISO 8601. */
export const walletBonus = v.object({
  id,
  title: text,
  description: text,
  bonus_type: v.fallback(v.picklist(bonusTypes), 'amount'),
  /** Percent of what is added, or an amount. */
  bonus_amount: numOr(0),
  /** The least that must be added at once for it. */
  minimum_add_amount: numOr(0),
  /** The most that a percentage comes to; 0 for no limit. */
  maximum_bonus_amount: numOr(0),
  /** Null: from ever. */
  start_date: v.optional(v.nullable(time), null),
  /** Null: until further notice. */
  end_date: v.optional(v.nullable(time), null),
});
export type WalletBonus = v.InferOutput<typeof walletBonus>;

/** Most that can be added to a wallet at once. */
const mostFund = 999_999_999;

/** WAL-08. `callback` is the profile's wallet page, where the payment page leads back to. */
export const addFundPayload = v.object({
  amount: v.pipe(num, v.gtValue(0), v.maxValue(mostFund)),
  payment_method: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  callback: v.pipe(v.string(), v.maxLength(500)),
  payment_platform: v.optional(text, 'web'),
});

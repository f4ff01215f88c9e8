import * as v from 'valibot';
import { giveUpReasons } from '../orders/courierChange';
import { flag, id, num, rows, text, time } from '../wire/fields';

const someone = v.object({ name: text, phone: text });

/** An order or a parcel that its courier does not bring, as an operator sees it. */
export const lostOrder = v.object({
  id,
  /** Whose it is to see to it first; empty for a parcel. */
  store: someone,
  zone: text,
  order_amount: num,
  /** Who has ordered or sent it. */
  contact: someone,
  from: text,
  to: text,
  /** Who has it, or could not bring it. */
  courier: someone,
  /** Couriers are offered it since then, and none has accepted it; null where one has. */
  waiting_since: v.optional(time, null),
  /** Nothing is heard of them since then; null where they have given it up, or it was taken off them. */
  silent_since: time,
  /** Why, where they have said so. */
  reason: v.optional(v.fallback(v.picklist(['', ...giveUpReasons]), ''), ''),
  /** 1 while it lies with them, or with whom its store has handed it to. */
  has_it: v.optional(flag, 0),
});
export type LostOrder = v.InferOutput<typeof lostOrder>;

export const lostOrders = rows(lostOrder);

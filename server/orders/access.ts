import type { Deps } from '../deps';
import { type Caller, ownerOf } from '../http/caller';
import { Refusal } from '../http/refusal';
import { countAttempt } from '../identity/attempts';
import { phoneDigits } from '../identity/identifiers';
import { findOrder, type OrderRow } from './store';

/** Wrong contact numbers for one order before guessing rests. */
const guesses = { most: 20, seconds: 10 * 60 };

/** Whether two numbers are one: with or without country code, however written. */
export function isSameNumber(digits: string, typed: string): boolean {
  const given = phoneDigits(typed);
  if (digits === given) return given.length >= 6;
  const [short, long] = digits.length < given.length ? [digits, given] : [given, digits];
  return short.length >= 8 && long.endsWith(short);
}

/**
 * An order that its caller may see: the owner's own, or anybody's who knows its number and contact
 * number. Everything else does not exist.
 * @throws Refusal `not_found`, or `rate_limited` after many wrong contact numbers
 */
export async function openOrder(
  deps: Deps,
  caller: Caller,
  asked: { order_id: number; contact_number?: string | null | undefined },
): Promise<OrderRow> {
  const order = await findOrder(deps.db, asked.order_id);
  const owner = ownerOf(caller);
  if (order && owner !== null && order.owner === owner) return order;
  if (asked.contact_number) {
    if (order && isSameNumber(order.contactDigits, asked.contact_number)) return order;
    await countAttempt(deps.db, `order:${asked.order_id}`, guesses, deps.clock.now());
  }
  throw new Refusal('not_found');
}

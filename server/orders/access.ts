import type { Deps } from '../deps';
import { type Caller, ownerOf } from '../http/caller';
import { Refusal } from '../http/refusal';
import { countAttempt } from '../identity/attempts';
import { normalPhone, phoneDigits } from '../identity/identifiers';
import { findOrder, type OrderRow } from './store';

/** What opens an order or a trip to whoever knows it. */
interface Lock {
  readonly contactPersonNumber: string;
  readonly contactDigits: string;
  readonly trackToken: string;
}

/** Whether two numbers are one: with or without country code, however written, today or before numbers were checked. */
async function isSameNumber(deps: Deps, kept: Lock, typed: string): Promise<boolean> {
  if (phoneDigits(typed).length < 6 || kept.contactDigits === '') return false;
  const phone = await normalPhone(deps, typed);
  if ((await normalPhone(deps, kept.contactPersonNumber)) === phone) return true;
  // Of another country than the shop's, as it is dialled there.
  const given = phoneDigits(typed);
  const [short, long] = [given, kept.contactDigits].sort((a, b) => a.length - b.length);
  return short !== undefined && short.length >= 8 && long?.endsWith(short) === true;
}

/** Whether a link that was shared is all that opens something to its caller: who has it follows, and changes nothing. */
export const isByLink = (
  caller: Caller,
  { owner, trackToken }: { owner: string; trackToken: string },
  { contact_number: given }: { contact_number?: string | null | undefined },
): boolean => ownerOf(caller) !== owner && given === trackToken;

/** Whether somebody holds the token of a link that was shared, or knows the contact number. */
export const isOpenedBy = async (deps: Deps, kept: Lock, given: string): Promise<boolean> =>
  given === kept.trackToken || isSameNumber(deps, kept, given);

/** Counts a wrong contact number. @throws Refusal `rate_limited` */
export const countGuess = ({ db, env, clock }: Deps, kept: string): Promise<void> =>
  countAttempt(db, kept, env.LIMIT_CONTACT_NUMBERS, clock.now());

/**
 * An order that its caller may see: the owner's own, or anybody's who knows its number and contact
 * number or the token of its link. Everything else does not exist.
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
    if (order && (await isOpenedBy(deps, order, asked.contact_number))) return order;
    await countGuess(deps, `order:${asked.order_id}`);
  }
  throw new Refusal('not_found');
}

/** An order that its caller may cancel or pay. @throws Refusal as `openOrder`, and `forbidden` for a link that was shared */
export async function openOrderToChange(
  deps: Deps,
  caller: Caller,
  asked: { order_id: number; contact_number?: string | null | undefined },
): Promise<OrderRow> {
  const order = await openOrder(deps, caller, asked);
  if (isByLink(caller, order, asked)) throw new Refusal('forbidden');
  return order;
}

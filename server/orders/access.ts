import type { Deps } from '../deps';
import { type Caller, ownerOf, refusalTo } from '../http/caller';
import { countAttempt, isCounted, refuseSpent } from '../identity/attempts';
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

/** Who asks, and from which network address. */
export interface CallFrom {
  readonly caller: Caller;
  readonly address: string;
}

/** Counts a wrong contact number, of what it was tried on and of the address that tries. @throws Refusal `rate_limited` */
export async function countGuess(
  { db, env, clock }: Deps,
  kept: string,
  address: string,
): Promise<void> {
  const now = clock.now();
  if (address) await countAttempt(db, contactsOf(address), env.LIMIT_CONTACTS, now);
  await countAttempt(db, ownOf(kept, address), env.LIMIT_CONTACT_NUMBERS, now);
  await countAttempt(db, kept, env.LIMIT_CONTACT_NUMBERS, now);
}

const contactsOf = (address: string) => `contacts@${address}`;
const ownOf = (kept: string, address: string) => `${kept}@${address}`;

/**
 * Whether somebody holds the token of a link that was shared, or knows the contact number; wrong ones are counted. From an
 * address with too many of them numbers open nothing: it walks the orders of somebody whose number it knows. Nor do they
 * open what too many were tried on, from an address that was wrong itself: it walks numbers.
 * @throws Refusal `rate_limited`
 */
export async function isOpenedBy(
  deps: Deps,
  kept: Lock | undefined,
  given: string,
  { name, address }: { name: string; address: string },
): Promise<boolean> {
  if (kept && given === kept.trackToken) return true;
  const { db, env, clock } = deps;
  if (address) await refuseSpent(db, contactsOf(address), env.LIMIT_CONTACTS, clock.now());
  const now = clock.now();
  if (await isCounted(db, ownOf(name, address), now)) {
    await refuseSpent(db, name, env.LIMIT_CONTACT_NUMBERS, now);
  }
  if (kept && (await isSameNumber(deps, kept, given))) return true;
  await countGuess(deps, name, address);
  return false;
}

/**
 * An order that its caller may see: the owner's own, or anybody's who knows its number and contact
 * number or the token of its link. Everything else does not exist.
 * @throws Refusal `not_found`, `unauthenticated` after the end of a session, or `rate_limited` after many wrong contact numbers
 */
export async function openOrder(
  deps: Deps,
  { caller, address }: CallFrom,
  asked: { order_id: number; contact_number?: string | null | undefined },
): Promise<OrderRow> {
  const order = await findOrder(deps.db, asked.order_id);
  const owner = ownerOf(caller);
  if (order && owner !== null && order.owner === owner) return order;
  const { contact_number: given } = asked;
  const tried = { name: `order:${asked.order_id}`, address };
  if (given && (await isOpenedBy(deps, order, given, tried)) && order) return order;
  throw refusalTo(caller, 'not_found');
}

/** An order that its caller may cancel or pay. @throws Refusal as `openOrder`, and `forbidden` for a link that was shared */
export async function openOrderToChange(
  deps: Deps,
  asker: CallFrom,
  asked: { order_id: number; contact_number?: string | null | undefined },
): Promise<OrderRow> {
  const order = await openOrder(deps, asker, asked);
  if (isByLink(asker.caller, order, asked)) throw refusalTo(asker.caller, 'forbidden');
  return order;
}

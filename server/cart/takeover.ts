import { asc, eq } from 'drizzle-orm';
import { mostAllowed } from '../../domain/cart/cartRules';
import type { CartConflict } from '../../domain/identity/identity';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import type { Tx } from '../db/client';
import { carts } from '../db/schema/carts';
import { guests } from '../db/schema/people';
import { takeOverOrders } from '../orders/takeover';
import { dropTripCart, takeOverTripCart } from '../rental/cart/takeover';
import { itemRules, loadSellables, type Sellable } from './sellable';
import * as store from './store';
import { joinedWith } from './wishes';

export interface Takeover {
  readonly guestId: string;
  readonly customerId: number;
  /** Whose conflict is told first; 0 for none in particular. */
  readonly moduleId: number;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Hands a guest's carts, orders and trips to the customer who signed in. Lines move, so that they are taken over once
 * however often it is called; the locked guest row makes two sign-ins at the same time take turns.
 * @returns where both have a cart, of different stores or trips, which both stay as they are; null when all is settled
 */
export async function takeOverCart(tx: Tx, takeover: Takeover): Promise<CartConflict | null> {
  const { guestId, customerId, moduleId: current, language, now } = takeover;
  const [guest] = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(eq(guests.id, guestId))
    .for('update');
  if (!guest) return null;
  const from = `guest:${guestId}`;
  const to = `customer:${customerId}`;
  const modules = await tx
    .select({ moduleId: carts.moduleId })
    .from(carts)
    .where(eq(carts.owner, from))
    .orderBy(asc(carts.moduleId));
  const conflicts: CartConflict[] = [];
  const trips = await takeOverTripCart(tx, { from, to, language }, now);
  if (trips) conflicts.push(trips);
  for (const { moduleId } of modules) {
    const stores = await moveCart(tx, from, to, moduleId, now);
    if (!stores) continue;
    const wireName = ({ id, name }: Sellable['store']) => ({
      id,
      name: inLanguage(name, language),
    });
    conflicts.push({
      module_id: moduleId,
      customer_store: wireName(stores.own),
      guest_store: wireName(stores.guest),
    });
  }
  await takeOverOrders(tx, { from, to, customerId });
  await tx.update(guests).set({ takenOverBy: customerId }).where(eq(guests.id, guestId));
  return conflicts.find(({ module_id }) => module_id === current) ?? conflicts[0] ?? null;
}

/** Empties the cart that the shopper does not keep; `takeOverCart` then finds no conflict there. */
export async function dropGuestCart(
  tx: Tx,
  owner: string,
  { module_id: moduleId, trips }: CartConflict,
  now: Date,
): Promise<void> {
  if (trips) return dropTripCart(tx, owner);
  await store.lockCart(tx, owner, moduleId);
  await store.takeOutAll(tx, owner, moduleId, now);
}

/**
 * An empty cart of the customer receives all; one of the same store of what is in both what stock allows. Another store's stays, and the
 * two stores are the answer.
 */
async function moveCart(
  tx: Tx,
  from: string,
  to: string,
  moduleId: number,
  now: Date,
): Promise<{ own: Sellable['store']; guest: Sellable['store'] } | null> {
  await store.lockCart(tx, to, moduleId);
  await store.lockCart(tx, from, moduleId);
  const guestLines = await store.linesOf(tx, from, moduleId);
  if (guestLines.length === 0) return null;
  const ownLines = await store.linesOf(tx, to, moduleId);
  const sellables = await loadSellables(
    tx,
    [...guestLines, ...ownLines].map((line) => line.itemId),
    now,
  );
  const storeOf = (lines: readonly store.CartLine[]) =>
    lines[0] ? sellables.get(lines[0].itemId)?.store : undefined;
  const [own, guest] = [storeOf(ownLines), storeOf(guestLines)];
  if (own && guest && own.id !== guest.id) return { own, guest };

  await store.takeOutAll(tx, from, moduleId, now);
  for (const line of guestLines) {
    const sellable = sellables.get(line.itemId);
    if (!sellable) continue;
    const same = ownLines.find(
      (own) => own.itemId === line.itemId && own.choiceKey === line.choiceKey,
    );
    const wanted = line.quantity + (same?.quantity ?? 0);
    const most = mostAllowed(itemRules(sellable), line.variation);
    // What cannot be had stays as it is: the cart says so of it, where it would be missed without a word.
    const quantity = Math.max(same?.quantity ?? 0, line.quantity, Math.min(wanted, most));
    const { addOns } = line;
    if (same) await store.updateLine(tx, same.id, joinedWith(same, { quantity, addOns }, line));
    else
      await store.insertLine(tx, { ...line, id: undefined, owner: to, quantity, createdAt: now });
  }
  await store.setStore(tx, to, moduleId, guest?.id ?? own?.id ?? null, now);
  return null;
}

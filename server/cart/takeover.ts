import { and, asc, eq } from 'drizzle-orm';
import { mostAllowed } from '../../domain/pricing/cartRules';
import type { Tx } from '../db/client';
import { carts } from '../db/schema/carts';
import { guests } from '../db/schema/people';
import { itemRules, loadSellables } from './sellable';
import * as store from './store';

/**
 * Hands a guest's carts to the customer who signed in. Lines move, so that they are taken over once
 * however often it is called; the locked guest row makes two sign-ins at the same time take turns.
 */
export async function takeOverCart(
  tx: Tx,
  guestId: string,
  customerId: number,
  now: Date,
): Promise<void> {
  const [guest] = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(eq(guests.id, guestId))
    .for('update');
  if (!guest) return;
  const from = `guest:${guestId}`;
  const to = `customer:${customerId}`;
  const modules = await tx
    .select({ moduleId: carts.moduleId })
    .from(carts)
    .where(eq(carts.owner, from))
    .orderBy(asc(carts.moduleId));
  for (const { moduleId } of modules) await moveCart(tx, from, to, moduleId, now);
  await tx.update(guests).set({ takenOverBy: customerId }).where(eq(guests.id, guestId));
}

/** An empty cart of the customer receives all; one of the same store what stock allows; another store's stays as it is. */
async function moveCart(
  tx: Tx,
  from: string,
  to: string,
  moduleId: number,
  now: Date,
): Promise<void> {
  await store.lockCart(tx, to, moduleId);
  await store.lockCart(tx, from, moduleId);
  const guestLines = await store.linesOf(tx, from, moduleId);
  if (guestLines.length === 0) return;
  const ownLines = await store.linesOf(tx, to, moduleId);
  const sellables = await loadSellables(
    tx,
    [...guestLines, ...ownLines].map((line) => line.itemId),
    now,
  );
  const storeOf = (lines: readonly store.CartLine[]) =>
    lines[0] ? sellables.get(lines[0].itemId)?.store.id : undefined;
  if (ownLines.length > 0 && storeOf(ownLines) !== storeOf(guestLines)) return;

  await store.deleteLines(tx, from, moduleId);
  await store.setStore(tx, from, moduleId, null);
  for (const line of guestLines) {
    const sellable = sellables.get(line.itemId);
    if (!sellable) continue;
    const same = ownLines.find(
      (own) => own.itemId === line.itemId && own.choiceKey === line.choiceKey,
    );
    const wanted = line.quantity + (same?.quantity ?? 0);
    const most = mostAllowed(itemRules(sellable), line.variation);
    const quantity = Math.max(same?.quantity ?? 0, Math.min(wanted, most));
    if (same) await store.updateLine(tx, same.id, { quantity });
    else if (quantity > 0) {
      await store.insertLine(tx, { ...line, id: undefined, owner: to, quantity, createdAt: now });
    }
  }
  await store.setStore(tx, to, moduleId, storeOf(guestLines) ?? null);
  await tx
    .update(carts)
    .set({ updatedAt: now })
    .where(and(eq(carts.owner, to), eq(carts.moduleId, moduleId)));
}

import { and, eq } from 'drizzle-orm';
import type { AddToCartPayload } from '../../domain/cart/cart';
import { joinAddOns, joinWishes } from '../../domain/cart/joinLines';
import type { Db, Tx } from '../db/client';
import { items } from '../db/schema/items';
import type { Sellable } from './sellable';
import type { CartLine } from './store';

export type StoredWishes = Pick<CartLine, 'note' | 'substitution' | 'substituteItemId'>;

/**
 * What a payload says about a line beside the line itself; what it leaves out is not in the answer, and so
 * stays as it is. An item that the store does not sell cannot be taken instead: then it is the best match.
 */
export async function readWishes(
  db: Db | Tx,
  { item, store }: Sellable,
  wanted: Pick<AddToCartPayload, 'note' | 'substitution' | 'substitute_item_id'>,
): Promise<Partial<StoredWishes>> {
  const note = wanted.note ?? null;
  const { substitution } = wanted;
  const id = wanted.substitute_item_id ?? null;
  if (!substitution) return note === null ? {} : { note };
  const isSold =
    substitution === 'item' && id !== null && id !== item.id && (await sells(db, store.id, id));
  return {
    ...(note !== null && { note }),
    substitution: substitution === 'item' && !isSold ? 'best_match' : substitution,
    substituteItemId: isSold ? id : null,
  };
}

const wishesOf = ({ note, substitution, substituteItemId }: StoredWishes): StoredWishes => ({
  note,
  substitution,
  substituteItemId,
});

/** What is stored of a line that takes up `other`, of the same choices; wishes that `values` leaves out are those of `before`. */
export const joinedWith = <Values extends Partial<StoredWishes> & Pick<CartLine, 'addOns'>>(
  other: CartLine,
  values: Values,
  before: StoredWishes,
): Values => ({
  ...values,
  addOns: joinAddOns(other.addOns, values.addOns),
  ...joinWishes(wishesOf(other), wishesOf({ ...before, ...values })),
});

async function sells(db: Db | Tx, storeId: number, itemId: number): Promise<boolean> {
  const found = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, itemId), eq(items.storeId, storeId), eq(items.active, true)));
  return found.length > 0;
}

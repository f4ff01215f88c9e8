import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { carts } from '../db/schema/carts';
import { orders } from '../db/schema/orders';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';

const text = (id: number) => t('Already ordered in another window: #{id}', { id });

/**
 * The order that emptied a cart into which nothing was put since: both carry the moment at which that
 * happened. Null when the cart was emptied otherwise.
 */
async function findEmptying(db: Db | Tx, owner: string, moduleId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(carts)
    .innerJoin(
      orders,
      and(
        eq(orders.owner, carts.owner),
        eq(orders.moduleId, carts.moduleId),
        eq(orders.createdAt, carts.updatedAt),
      ),
    )
    .where(and(eq(carts.owner, owner), eq(carts.moduleId, moduleId), isNull(carts.storeId)))
    .orderBy(desc(orders.id))
    .limit(1);
  return row?.id ?? null;
}

/**
 * Runs what reads a cart that is to be ordered. Of two windows that order the same cart the second finds
 * it empty, and is told which order has it.
 * @throws Refusal `already_ordered` with `order_id` instead of `cart_empty`; whatever else `work` throws
 */
export async function unlessOrdered<T>(
  db: Db | Tx,
  cart: { readonly owner: string; readonly moduleId: number },
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isEmpty = error instanceof Refusal && error.code === 'cart_empty';
    const order_id = isEmpty ? await findEmptying(db, cart.owner, cart.moduleId) : null;
    if (order_id === null) throw error;
    throw new Refusal('already_ordered', { message: text(order_id), detail: { order_id } });
  }
}

import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { tripCarts, trips } from '../../db/schema/trips';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';

const text = (id: number) => t('Already booked in another window: #{id}', { id });

/** The trip that emptied a cart into which nothing was put since: both carry the moment at which that happened. */
async function findEmptying(db: Db | Tx, owner: string): Promise<number | null> {
  const [row] = await db
    .select({ id: trips.id })
    .from(tripCarts)
    .innerJoin(
      trips,
      and(eq(trips.owner, tripCarts.owner), eq(trips.createdAt, tripCarts.updatedAt)),
    )
    .where(eq(tripCarts.owner, owner))
    .orderBy(desc(trips.id))
    .limit(1);
  return row?.id ?? null;
}

/**
 * Runs what reads a trip cart that is to be booked. Of two windows that book the same cart the second finds
 * it empty, and is told which trip has it.
 * @throws Refusal `already_booked` with `trip_id` instead of `cart_empty`; whatever else `work` throws
 */
export async function unlessBooked<T>(db: Db | Tx, owner: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isEmpty = error instanceof Refusal && error.code === 'cart_empty';
    const trip_id = isEmpty ? await findEmptying(db, owner) : null;
    if (trip_id === null) throw error;
    throw new Refusal('already_booked', { message: text(trip_id), detail: { trip_id } });
  }
}

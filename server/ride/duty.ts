import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Point } from '../../domain/place/place';
import type { Db, Tx } from '../db/client';
import { couriers, orders } from '../db/schema/orders';
import type { Deps } from '../deps';
import type { Courier } from '../http/courier';
import { announcePlace, announceRide } from '../orders/tracking/news';
import { endSilence } from './silence';

/** How often it is noted at most that a courier's phone was heard of. */
const seenSeconds = 15;

export async function noteHeard(db: Db, id: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - seenSeconds * 1000);
  await db
    .update(couriers)
    .set({ seenAt: now })
    .where(and(eq(couriers.id, id), or(isNull(couriers.seenAt), lt(couriers.seenAt, before))));
  await endSilence(db, id);
}

/** Since when one is on duty stays; whoever is off duty is nowhere. */
export async function changeDuty(tx: Tx, courier: Courier, isOn: boolean, now: Date) {
  await tx
    .update(couriers)
    .set(
      isOn
        ? { onDutySince: sql`coalesce(${couriers.onDutySince}, ${now.toISOString()})`, seenAt: now }
        : { onDutySince: null, lat: null, lng: null, placedAt: null },
    )
    .where(eq(couriers.id, courier.id));
  await announceRide(tx, courier.zoneId);
}

/** Notes where a courier is; who waits for what is on the way is told. */
export async function notePlace({ db, clock }: Deps, { id }: Courier, at: Point): Promise<void> {
  const now = clock.now();
  await db
    .update(couriers)
    .set({ ...at, placedAt: now, seenAt: now })
    .where(eq(couriers.id, id));
  await endSilence(db, id);
  const riding = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.courierId, id), isNotNull(orders.riddenAt), eq(orders.status, 'picked_up')),
    );
  for (const order of riding) await announcePlace(db, order.id);
}

import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { DeskFigures, DeskOrder } from '../../domain/desk/deskOrder';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import type { OrderStatus } from '../../domain/orders/order';
import { fromMillis } from '../../domain/values/money';
import { loadSellables } from '../cart/sellable';
import { orders } from '../db/schema/orders';
import type { Deps } from '../deps';
import { signedPictures } from '../identity/account/shownPhotos';
import { presentLine } from '../orders/present';
import { couriersOf, eventsOf, holderIdOf, linesOf, type OrderRow } from '../orders/store';
import { isNotWaitingForMoney } from '../orders/tracking/advance';
import { deliverTo, storesThatBring } from './deliverTo';
import { canRescue, isBrought } from './rescue';
import { partStart } from './store';

/** What stands on the board: until it leaves the store. */
const openStatuses = [
  'pending',
  'confirmed',
  'processing',
  'handover',
] as const satisfies readonly OrderStatus[];

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

const typeOf = ({ orderType }: OrderRow): DeskOrder['order_type'] =>
  orderType === 'take_away' ? 'take_away' : 'delivery';

/** Who could not bring it, or has it still, until another has fetched it. */
export const lostFrom = (order: OrderRow): number | null =>
  order.courierChanges > 0 &&
  (order.withLost || order.courierId === null) &&
  order.status !== 'canceled'
    ? (holderIdOf(order) ?? order.lostBy)
    : null;

/** Orders as their store sees them; a fixed number of queries for any number of orders. */
export async function presentDesk(
  deps: Deps,
  rows: readonly OrderRow[],
  language: Language,
): Promise<DeskOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, events] = [await linesOf(deps.db, ids), await eventsOf(deps.db, ids)];
  const sellables = await loadSellables(
    deps.db,
    lines.flatMap(({ itemId }) => itemId ?? []),
    deps.clock.now(),
  );
  const prescriptions = await Promise.all(
    rows.map((row) => signedPictures(deps, row.prescriptionImages)),
  );
  const photos = await signedPictures(
    deps,
    rows.map(({ deliveryPhoto }) => deliveryPhoto),
  );
  const told = await couriersOf(
    deps.db,
    rows.flatMap((row) => [(row.silentSince && row.courierId) || [], lostFrom(row) ?? []].flat()),
  );
  const bringers = await storesThatBring(deps.db, rows);
  const shown = (id: number | null) => {
    const courier = told.find((one) => one.id === id);
    return courier && { name: inLanguage(courier.name, language), phone: courier.phone };
  };
  const silentCourier = ({ courierId, riddenAt, silentSince }: OrderRow) => {
    const courier = riddenAt && silentSince && shown(courierId);
    return courier ? { ...courier, since: silentSince.toISOString() } : null;
  };
  const lostCourier = (row: OrderRow): DeskOrder['lost_courier'] => {
    const courier = shown(lostFrom(row));
    return courier ? { ...courier, reason: row.lostWhy, has_it: row.withLost ? 1 : 0 } : null;
  };
  const isStoresAffair = ({ storeId, orderType, riddenAt, lostBy }: OrderRow) =>
    orderType === 'delivery' && riddenAt === null && lostBy === null && bringers.has(storeId);
  const isBringing = (row: OrderRow) =>
    row.status === 'picked_up' && row.riddenAt === null && bringers.has(row.storeId);
  return rows.map((row, at) => ({
    id: row.id,
    order_status: row.status,
    order_type: typeOf(row),
    payment_status: row.paymentStatus,
    order_amount: fromMillis(row.orderAmount),
    first_name: firstName(row.contactPersonName),
    order_note: row.orderNote,
    cutlery: row.cutlery ? 1 : 0,
    created_at: row.createdAt.toISOString(),
    schedule_at: row.scheduleAt?.toISOString() ?? null,
    eta: row.eta?.toISOString() ?? null,
    handled_by: events.filter(({ orderId }) => orderId === row.id).at(-1)?.by ?? '',
    prescription_images_full_url: prescriptions[at] ?? [],
    delivery_photo_full_url: photos[at] ?? '',
    silent_courier: silentCourier(row),
    lost_courier: lostCourier(row),
    courier_changes: row.courierChanges,
    can_rescue: isBringing(row) || (canRescue(row) && !isStoresAffair(row)) ? 1 : 0,
    can_deliver: isBringing(row) ? 1 : 0,
    deliver_to: deliverTo(row, bringers),
    details: lines
      .filter(({ orderId }) => orderId === row.id)
      .map((line) =>
        presentLine(line, language, line.itemId === null ? undefined : sellables.get(line.itemId)),
      ),
  }));
}

/** Open orders of a store, oldest first. */
export const openOrdersOf = (
  { db }: Deps,
  storeId: number,
  { after, limit }: { after: number | null; limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        or(
          inArray(orders.status, [...openStatuses]),
          // What is on its way is its store's to ask about, while nothing is heard of its courier, or nobody is known to have
          // it; or to say that it is brought.
          and(eq(orders.status, 'picked_up'), or(isNotNull(orders.silentSince), isBrought)),
        ),
        isNotWaitingForMoney,
        after === null ? undefined : gt(orders.id, after),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);

/** All that a store was sent today, newest first. */
export async function todaysOrdersOf(
  { db, settings, clock }: Deps,
  storeId: number,
  { after, limit }: { after: number | null; limit: number },
): Promise<OrderRow[]> {
  const since = partStart('day', clock.now(), await settings.timeZone());
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        sql`${orders.createdAt} >= ${since}`,
        isNotWaitingForMoney,
        after === null ? undefined : lt(orders.id, after),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit);
}

export async function figuresOf(
  { db, settings, clock }: Deps,
  storeId: number,
): Promise<DeskFigures> {
  const since = partStart('day', clock.now(), await settings.timeZone());
  const isSold = sql`${orders.status} not in ('canceled', 'failed')`;
  const [row] = await db
    .select({
      orders: sql<number>`count(*) filter (where ${isSold})::int`,
      amount: sql<string>`coalesce(sum(${orders.orderAmount} - ${orders.deliveryCharge} - ${orders.additionalCharge} - ${orders.dmTips}) filter (where ${isSold}), 0)`,
      refused: sql<number>`count(*) filter (where exists (select 1 from order_events e
        where e.order_id = orders.id and e.status = 'canceled' and e.by <> ''))::int`,
    })
    .from(orders)
    .where(
      and(eq(orders.storeId, storeId), sql`${orders.createdAt} >= ${since}`, isNotWaitingForMoney),
    );
  return {
    orders: row?.orders ?? 0,
    amount: fromMillis(Number(row?.amount ?? 0)),
    refused: row?.refused ?? 0,
  };
}

import { and, asc, eq, gt } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import type { LostOrder } from '../../../domain/operator/lostOrder';
import { fromMillis } from '../../../domain/values/money';
import { orders } from '../../db/schema/orders';
import { zones } from '../../db/schema/places';
import { stores } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { lostFrom } from '../../desk/orders';
import { isNotBrought } from '../../desk/rescue';
import { isLookedFor } from '../../orders/cancel';
import { couriersOf, type OrderRow } from '../../orders/store';
import { paged, pageRows } from '../requests';

const isSilent = ({ riddenAt, silentSince }: OrderRow) => riddenAt !== null && silentSince !== null;

/** Not what is still to be fetched from another by whoever is silent. */
const hasIt = (order: OrderRow) =>
  order.status === 'picked_up' || (order.withLost && !isSilent(order));

/** Who has it, or could not bring it. */
const courierIdOf = (order: OrderRow) => (isSilent(order) ? order.courierId : lostFrom(order));

/** Since when no courier has accepted it, of what none has had. */
function waitsSince(order: OrderRow): string | null {
  if (isLookedFor(order)) return order.updatedAt.toISOString();
  const isUnfetched = order.riddenAt === null && order.courierChanges === 0;
  return isUnfetched ? (order.silentSince?.toISOString() ?? null) : null;
}

/** Orders and parcels that their couriers do not bring, those that were ordered first first. */
export async function lostOrdersPage(
  { db, clock, settings }: Deps,
  after: number | null,
  language: Language,
): Promise<{ orders: LostOrder[]; next: number | null }> {
  const { id } = orders;
  const minutes = await settings.courierSilentMinutes();
  const found = await db
    .select({ id, order: orders, store: stores, zone: zones.name })
    .from(orders)
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(zones, eq(zones.id, orders.zoneId))
    .where(and(isNotBrought(clock.now(), minutes), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(pageRows + 1);
  const { page, next } = paged(found);
  const told = await couriersOf(
    db,
    page.flatMap(({ order }) => courierIdOf(order) ?? []),
  );
  const shown = page.map(({ order, store, zone }) => {
    const courier = told.find((one) => one.id === courierIdOf(order));
    const sender = order.deliveryAddress?.address ?? '';
    return {
      id: order.id,
      store: {
        name: store ? inLanguage(store.name, language) : '',
        phone: store?.phone ?? '',
      },
      zone: zone ? inLanguage(zone, language) : '',
      order_amount: fromMillis(order.orderAmount),
      contact: { name: order.contactPersonName, phone: order.contactPersonNumber },
      from: store ? inLanguage(store.address, language) : sender,
      to: order.receiver?.address ?? sender,
      courier: {
        name: courier ? inLanguage(courier.name, language) : '',
        phone: courier?.phone ?? '',
      },
      waiting_since: waitsSince(order),
      silent_since: isSilent(order) ? (order.silentSince?.toISOString() ?? null) : null,
      reason: isSilent(order) ? ('' as const) : order.lostWhy,
      has_it: hasIt(order) ? (1 as const) : (0 as const),
    };
  });
  return { orders: shown, next };
}

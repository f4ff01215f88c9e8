import { asc, eq, inArray } from 'drizzle-orm';
import { rescueWays } from '../../domain/desk/deskOrder';
import { formatMoney, fromMillis } from '../../domain/values/money';
import { orders } from '../db/schema/orders';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { rescueBy } from '../desk/rescue';
import { byCommand, noteAct } from '../operator/noteAct';
import { cancelIn } from '../orders/cancel';
import { findOrder, runningStatuses } from '../orders/store';
import { moveOrder } from '../orders/tracking/advance';
import { OpsError } from './opsError';
import { mostRows, table, withRest } from './table';

const running = inArray(orders.status, [...runningStatuses]);

export async function listOrders(deps: Deps): Promise<string> {
  const config = await deps.settings.config();
  const rows = await deps.db
    .select({ order: orders, store: stores.name })
    .from(orders)
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .where(running)
    .orderBy(asc(orders.id))
    .limit(mostRows);
  const list = table(
    [
      'order',
      'state',
      'type',
      'store',
      'amount',
      'payment',
      'contact',
      'asked for',
      'silent since',
    ],
    rows.map(({ order, store }) => [
      String(order.id),
      order.status,
      order.orderType,
      store?.en ?? '',
      formatMoney(fromMillis(order.orderAmount), config),
      `${order.paymentMethod}, ${order.paymentStatus}`,
      `${order.contactPersonName} ${order.contactPersonNumber}`,
      [order.orderNote, order.deliveryInstruction, order.cutlery ? 'cutlery' : '']
        .filter(Boolean)
        .join(' / '),
      order.silentSince?.toISOString().slice(0, 19) ?? '',
    ]),
    'No order is running.',
  );
  return withRest(list, await deps.db.$count(orders, running));
}

export async function moveOrderOn(deps: Deps, id: number): Promise<string> {
  const status = await moveOrder(deps, id, byCommand);
  if (!status) throw new OpsError(`order ${id} is not running, or waits for its money`);
  return `order ${id} is ${status}`;
}

/** Also where the store has begun already; what was paid goes back as for any other. */
export async function cancelOrderNow(deps: Deps, id: number, reason: string): Promise<string> {
  const why = { reason, note: '' };
  const now = deps.clock.now();
  const isCanceled = await deps.db.transaction(async (tx) => {
    if (!(await cancelIn(tx, id, runningStatuses, why, now))) return false;
    await noteAct(tx, byCommand, { kind: 'order.canceled', about: id, note: reason, at: now });
    return true;
  });
  if (!isCanceled) throw new OpsError(`order ${id} is not running`);
  return `order ${id} is canceled`;
}

/** As its store would at its desk; a parcel has none, so its operator alone can. It comes from nowhere that could make it again. */
export async function rescueOrderNow(deps: Deps, id: number, typed: string): Promise<string> {
  const order = await findOrder(deps.db, id);
  if (!order) throw new OpsError(`there is no order ${id}`);
  const ways = rescueWays.filter((way) => way !== 'again' || order.storeId !== null);
  const way = ways.find((one) => one === typed);
  if (!way) throw new OpsError(`what becomes of order ${id}? ${ways.join(', ')}`);
  if (!(await rescueBy(deps, byCommand, order, way)))
    throw new OpsError(`order ${id} is not on its way with a silent courier, nor given up by one`);
  return `order ${id} is ${(await findOrder(deps.db, id))?.status}`;
}

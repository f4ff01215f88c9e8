import { asc, eq, inArray } from 'drizzle-orm';
import { formatMoney, fromMillis } from '../../domain/values/money';
import { orders } from '../db/schema/orders';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { byCommand, noteAct } from '../operator/noteAct';
import { cancelIn } from '../orders/cancel';
import { runningStatuses } from '../orders/store';
import { moveOrder } from '../orders/tracking/advance';
import { OpsError } from './opsError';
import { table } from './table';

export async function listOrders(deps: Deps): Promise<string> {
  const config = await deps.settings.config();
  const rows = await deps.db
    .select({ order: orders, store: stores.name })
    .from(orders)
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .where(inArray(orders.status, [...runningStatuses]))
    .orderBy(asc(orders.id))
    .limit(100);
  return table(
    ['order', 'state', 'type', 'store', 'amount', 'payment', 'contact', 'asked for'],
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
    ]),
    'No order is running.',
  );
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

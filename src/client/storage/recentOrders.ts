import * as v from 'valibot';
import { id, text } from '../../../domain/wire/fields';
import { jsonKey, type StorageKey } from './storage';

const recentOrder = v.object({
  id,
  contactNumber: text,
  storeName: text,
  at: v.number(),
});
export type RecentOrder = v.InferOutput<typeof recentOrder>;

const recentOrders = v.pipe(v.array(recentOrder), v.maxLength(10));

/** Orders that were placed in this browser, newest first. */
export const recentOrdersKey: StorageKey<RecentOrder[]> = jsonKey('recent-orders', recentOrders);

export function rememberRecentOrder(order: RecentOrder): void {
  const others = (recentOrdersKey.get() ?? []).filter(({ id: known }) => known !== order.id);
  recentOrdersKey.set([order, ...others].slice(0, 10));
}

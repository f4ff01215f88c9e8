import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { placeOrderPayload } from '../../../domain/orders/order';
import type { Tx } from '../../../server/db/client';
import { items } from '../../../server/db/schema/items';
import { stores } from '../../../server/db/schema/stores';
import type { Deps } from '../../../server/deps';
import { Refusal } from '../../../server/http/refusal';
import { placeOrder } from '../../../server/orders/place';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { depsAt, minutesAfter } from './at';
import type { PastOrder } from './story';

export interface Shopper {
  id: number;
  name: string;
  phone: string;
  home: { address: string; lat: number; lng: number; zoneIds: number[] };
}

export type Asked = Pick<PastOrder, 'store' | 'wanted' | 'note' | 'coupon'> &
  Partial<Pick<PastOrder, 'pays'>> & { for?: Date };

/** What is asked of a dish before it can be ordered: the first of each, as most people take it. */
const firstOf = (item: typeof items.$inferSelect) =>
  item.foodVariations
    .filter(({ required }) => required)
    .map(({ name, values }) => ({
      name: name.en ?? '',
      values: { label: [values[0]?.label.en ?? ''] },
    }));

async function linesOf(tx: Tx, { id, home }: Shopper, asked: Asked) {
  const [store] = await tx
    .select({ id: stores.id, moduleId: stores.moduleId })
    .from(stores)
    .where(
      and(
        sql`${stores.name} ->> 'en' = ${asked.store}`,
        inArray(stores.zoneId, home.zoneIds),
        eq(stores.active, true),
      ),
    )
    .limit(1);
  if (!store) return null;
  const rows = await tx
    .select()
    .from(items)
    .where(
      and(
        eq(items.storeId, store.id),
        eq(items.active, true),
        isNull(items.campaignStarts),
        or(isNull(items.stock), gt(items.stock, 5)),
        sql`${items.choiceOptions} = '[]'::jsonb`,
      ),
    );
  const lines = asked.wanted.flatMap(([name, quantity]) => {
    const item = rows.find((row) => row.name.en === name);
    if (!item) return [];
    const most = item.maximumCartQuantity ?? quantity;
    return [{ item_id: item.id, quantity: Math.min(quantity, most), variation: firstOf(item) }];
  });
  return lines.length > 0 ? { id, store, lines } : null;
}

/** Where nothing can be had of what a shop of before had, the past has one order less. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Places an order as it would have been placed at that moment, at the price that it had then. */
export async function orderAt(
  deps: Deps,
  tx: Tx,
  shopper: Shopper,
  asked: Asked,
  at: Date,
): Promise<number | null> {
  const found = await linesOf(tx, shopper, asked);
  if (!found) return null;
  const then = depsAt(deps, tx, at);
  const scope = {
    caller: { kind: 'customer' as const, id: shopper.id, tokenHash: '' },
    owner: `customer:${shopper.id}`,
    moduleId: found.store.moduleId,
    zoneIds: shopper.home.zoneIds,
    language: 'en' as const,
    address: '',
  };
  const { address, lat, lng } = shopper.home;
  const order = (amount: number) =>
    v.parse(placeOrderPayload, {
      store_id: found.store.id,
      order_type: 'delivery',
      lines: found.lines,
      latitude: lat,
      longitude: lng,
      address,
      address_type: 'home',
      contact_person_name: shopper.name,
      contact_person_number: shopper.phone,
      payment_method: asked.pays ?? 'cash_on_delivery',
      coupon_code: asked.coupon ?? null,
      order_note: asked.note ?? '',
      schedule_at: asked.for?.toISOString() ?? null,
      order_amount: amount,
    });
  const place = (amount: number) =>
    placeOrder(then, scope, order(amount), null, new Request('http://localhost/'));
  const placed = await unlessRefused(async () => {
    try {
      return await place(0);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'amount_changed') throw error;
      return place(Number(error.detail.order_amount));
    }
  });
  return placed?.order_id ?? null;
}

/** Minutes after an order at which it was confirmed, cooked, ready, on its way and there. */
const passed = [2, 5, 17, 21, 34];

/** Brings an order to the door as kitchens and couriers do, so many minutes after another. */
export async function deliver(deps: Deps, tx: Tx, orderId: number, at: Date): Promise<void> {
  for (const minutes of passed) {
    await moveOrder(depsAt(deps, tx, minutesAfter(at, minutes)), orderId);
  }
}

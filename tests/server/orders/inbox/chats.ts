import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addToCart } from '../../../../domain/cart/cartEndpoints';
import * as calls from '../../../../domain/orders/inboxEndpoints';
import { placeOrder, quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { couriers, orders } from '../../../../server/db/schema/orders';
import { moduleId, openShop, orderBody, type Shop } from '../shop';

export let shop: Shop;
export let store: number;
export let token: string;

/** Opens `shop` for the tests of a file. */
export function withInbox(): void {
  beforeAll(async () => {
    shop = await openShop();
    store = await shop.store();
  });
  beforeEach(async () => {
    token = await shop.customer();
  });
  afterAll(() => shop.close());
}

export const withStore = (parts = {}, options = {}) =>
  shop.call(calls.openConversation, {
    token,
    body: { receiver_type: 'vendor', receiver_id: store, ...parts },
    ...options,
  });

export const say = (conversation_id: number, message: string, options = {}) =>
  shop.call(calls.sendMessage, { token, body: { conversation_id, message }, ...options });

export const read = (conversation_id: number) =>
  shop.call(calls.getConversation, { token, query: { conversation_id } });

/** An order of the customer's, with the first courier there is when it is to have one. */
export async function order(status?: 'picked_up') {
  const item = await shop.item(store);
  await shop.call(addToCart, { token, moduleId, body: { item_id: item, quantity: 1 } });
  const body = orderBody('', store, shop.home);
  const { total } = await shop.call(quoteOrder, { token, moduleId, body });
  const placed = await shop.call(placeOrder, {
    token,
    moduleId,
    body: { ...body, order_amount: total },
  });
  const [courier] = await shop.db.select().from(couriers).limit(1);
  const courierId = courier?.id ?? 0;
  if (status) {
    await shop.db.update(orders).set({ status, courierId }).where(eq(orders.id, placed.order_id));
  }
  return { id: placed.order_id, courierId, courierName: courier?.name.en ?? '' };
}

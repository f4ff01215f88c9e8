import { afterAll, beforeAll } from 'vitest';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import { writeSetting } from '../../../server/settings/settings';
import { moduleId, openShop, orderBody, type Shop } from './shop';

export let shop: Shop;
export let store: number;

/** Opens `shop` for the tests of a file. */
export function withShop(): void {
  beforeAll(async () => {
    shop = await openShop();
    store = await shop.store();
  });
  afterAll(() => shop.close());
}

export async function ready(parts: Record<string, unknown> = {}, quantity = 2) {
  const guest = await shop.guest();
  const item = await shop.item(store);
  const body = { guest_id: guest, item_id: item, quantity };
  await shop.call(addToCart, { moduleId, body });
  return { guest, item, body: orderBody(guest, store, shop.home, parts) };
}
export const priced = async <Body extends Record<string, unknown>>(body: Body) => {
  const { total } = await shop.call(quoteOrder, { moduleId, body });
  return { ...body, order_amount: total };
};
export const refused = async (body: unknown, language: 'en' | 'ar' = 'en') => {
  const { status, errors } = await shop.refusal(placeOrder, { moduleId, body, language });
  return { status, code: errors[0]?.code, message: errors[0]?.message };
};
export const setting = async (field: string, value: unknown) => {
  await writeSetting(shop.db, field, value);
  shop.deps.settings.refresh();
};

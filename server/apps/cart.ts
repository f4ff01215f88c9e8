import type { CartEntry } from '../../domain/cart/cart';
import * as cart from '../../domain/cart/cartEndpoints';
import { getStore } from '../../domain/catalogue/storeEndpoints';
import type { Coupon } from '../../domain/checkout/coupon';
import { orderAgain } from '../../domain/orders/orderChangeEndpoints';
import type { AppCall, Translations } from './call';
import type { Given } from './given';
import { itemRow } from './itemRow';
import { dayOf, type ShopTime, shopTimeOf } from './shopClock';
import { storeRow } from './storeRow';

/** `App\Models\ItemCampaign`, or its name alone. */
const modelOf = (type: string) => (type.endsWith('ItemCampaign') ? 'ItemCampaign' : 'Item');

function lineOf(entry: CartEntry, call: AppCall, shop: ShopTime) {
  const guest = call.given.number('guest_id');
  const row = itemRow(entry.item, call, shop);
  const addons = entry.item.add_ons.map((addOn) => {
    const index = entry.add_on_ids.indexOf(addOn.id);
    return { ...addOn, isChecked: index >= 0, quantity: entry.add_on_qtys[index] ?? 0 };
  });
  return {
    id: entry.id,
    user_id: guest ?? 0,
    module_id: entry.item.module_id,
    store_id: entry.item.store_id,
    item_id: entry.item_id,
    is_guest: guest !== null,
    item_type: `App\\Models\\${entry.model}`,
    price: entry.price,
    quantity: entry.quantity,
    variation: entry.variation,
    add_on_ids: entry.add_on_ids,
    add_on_qtys: entry.add_on_qtys,
    item: { ...row, addons },
  };
}

async function linesOf(call: AppCall, entries: readonly CartEntry[]) {
  const shop = await shopTimeOf(call);
  return entries.map((entry) => lineOf(entry, call, shop));
}

export const lineAsked = (given: Given) => ({
  item_id: given.number('item_id'),
  model: modelOf(given.text('model') || given.text('item_type')),
  quantity: given.number('quantity'),
  variation: given.list('variation'),
  add_on_ids: given.list('add_on_ids').map(Number),
  add_on_qtys: given.list('add_on_qtys').map(Number),
});

/** What an update does not say stays as it is. */
async function updateLine(call: AppCall) {
  const { given, ask } = call;
  const cart_id = given.number('cart_id');
  const line = (await ask(cart.listCart)).find(({ id }) => id === cart_id);
  const asked = lineAsked(given);
  const kept = {
    item_id: line?.item_id ?? asked.item_id,
    model: line?.model ?? asked.model,
    ...(!given.has('variation') && given.json('variation') === undefined
      ? { variation: line?.variation ?? [] }
      : {}),
    ...(given.json('add_on_ids') === undefined
      ? { add_on_ids: line?.add_on_ids ?? [], add_on_qtys: line?.add_on_qtys ?? [] }
      : {}),
  };
  const body = { ...asked, quantity: given.number('quantity') ?? line?.quantity, ...kept, cart_id };
  return linesOf(call, await ask(cart.updateCart, { body }));
}

/** The newest apps read their cart by stores; here it is of one. */
async function cartByStores(call: AppCall) {
  const carts = (await call.askModules(cart.listCart)).filter((entries) => entries.length > 0);
  const shop = await shopTimeOf(call);
  return Promise.all(
    carts.map(async (entries) => {
      const id = entries[0]?.item.store_id ?? 0;
      const store = await call.ask(getStore, { params: { id } });
      return {
        store: { ...storeRow(store, call, shop), item_count: entries.length },
        carts: entries.map((entry) => lineOf(entry, call, shop)),
      };
    }),
  );
}

export const couponRow = (coupon: Coupon, shop: ShopTime) => ({
  id: coupon.id,
  title: coupon.title,
  code: coupon.code,
  coupon_type: coupon.coupon_type,
  discount: coupon.discount,
  discount_type: coupon.discount_type,
  max_discount: coupon.max_discount,
  min_purchase: coupon.min_purchase,
  start_date: dayOf(coupon.start_date, shop),
  expire_date: dayOf(coupon.expire_date, shop),
  limit: coupon.limit,
  total_uses: 0,
  data:
    coupon.coupon_type === 'store_wise'
      ? coupon.store_name
      : JSON.stringify(coupon.data.map(String)),
  customer_id: '["all"]',
  created_by: 'admin',
  store_id: coupon.store_id,
  store: coupon.store_id === null ? null : { id: coupon.store_id, name: coupon.store_name },
  status: 1,
});

async function couponsOf(call: AppCall) {
  const query = { store_id: call.given.text('store_id') };
  const found = (await call.askModules(cart.listCoupons, { query })).flat();
  const shop = await shopTimeOf(call);
  const rows = new Map(found.map((coupon) => [coupon.id, couponRow(coupon, shop)]));
  return [...rows.values()];
}

export const cartCalls: Translations = {
  'GET /customer/cart/list': async (call) => linesOf(call, await call.ask(cart.listCart)),
  'GET /customer/cart/get-all': cartByStores,
  'POST /customer/cart/add': async (call) =>
    linesOf(call, await call.ask(cart.addToCart, { body: lineAsked(call.given) })),
  'POST /customer/cart/update': updateLine,
  'DELETE /customer/cart/remove-item': async (call) => {
    const query = { cart_id: call.given.text('cart_id') };
    return linesOf(call, await call.ask(cart.removeCartItem, { query }));
  },
  'DELETE /customer/cart/remove': async (call) => linesOf(call, await call.ask(cart.clearCart)),
  'GET /coupon/list': couponsOf,
  'GET /coupon/list/all': couponsOf,
  'GET /coupon/apply': async (call) => {
    const query = { code: call.given.text('code'), store_id: call.given.text('store_id') };
    return couponRow(await call.ask(cart.applyCoupon, { query }), await shopTimeOf(call));
  },
  'POST /customer/order-again/reorder': async ({ ask, given }) => {
    const body = { order_id: given.text('order_id'), replace: true };
    const { left_out } = await ask(orderAgain, { body });
    return { message: '', unavailable_items: left_out, skipped_items: [] };
  },
};

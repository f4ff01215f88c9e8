import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart } from '../../../../domain/cart/cartEndpoints';
import {
  getOrderDetails,
  payOrder,
  placeOrder,
  quoteOrder,
} from '../../../../domain/orders/orderEndpoints';
import { getConfig } from '../../../../domain/place/placeEndpoints';
import { payments } from '../../../../server/db/schema/orders';
import { writeSetting } from '../../../../server/settings/settings';
import { moduleId, openShop, orderBody, type Shop } from '../../orders/shop';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: '' });
  store = await shop.store();
});
afterAll(() => shop.close());

const way = (gateway: string, en: string) => ({
  gateway,
  gateway_title: { en, ar: `${en} (ع)` },
  gateway_image_full_url: '',
});
const list = async (...ways: object[]) => {
  await writeSetting(shop.db, 'active_payment_method_list', ways);
  shop.deps.settings.refresh();
};
beforeEach(() => list(way('demo_pay', 'Card (demo)'), way('bank', 'Bank transfer')));

const digital = { payment_method: 'digital_payment', callback: '/track-order' };

async function prepared(payment_gateway?: string) {
  const guest_id = await shop.guest();
  const item_id = await shop.item(store);
  await shop.call(addToCart, { moduleId, body: { guest_id, item_id, quantity: 1 } });
  const parts = { ...digital, ...(payment_gateway && { payment_gateway }) };
  const body = orderBody(guest_id, store, shop.home, parts);
  const { total } = await shop.call(quoteOrder, { moduleId, body });
  return { guest_id, call: { moduleId, body: { ...body, order_amount: total } } };
}
const gatewaysOf = async (orderId: number) =>
  (
    await shop.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(payments.createdAt)
  ).map(({ gateway, status }) => [gateway, status]);
const pageOf = async (link: string | null) => (await shop.app.request(link ?? '')).text();

describe('WAL-07 the way to pay online that the shopper chose', () => {
  it('is one that the shop lists', async () => {
    const { active_payment_method_list: listed } = await shop.call(getConfig);
    expect(listed.map(({ gateway }) => gateway)).toEqual(['demo_pay', 'bank']);
  });

  it('is kept with the payment, told on its page, and used when it is paid again', async () => {
    const { guest_id, call } = await prepared('bank');
    const { order_id, redirect_link } = await shop.call(placeOrder, call);
    expect(await pageOf(redirect_link)).toContain('<dt>Payment method</dt><dd>Bank transfer</dd>');
    const told = () => shop.call(getOrderDetails, { query: { order_id, guest_id } });
    expect((await told()).payment_gateway).toBe('bank');
    shop.clock.advance(1_000);
    const again = { body: { guest_id, order_id, callback: '/track-order' } };
    const second = await shop.call(payOrder, again);
    expect(await pageOf(second.redirect_link)).toContain('<dd>Bank transfer</dd>');
    shop.clock.advance(1_000);
    const other = { body: { ...again.body, payment_gateway: 'demo_pay' } };
    expect(await pageOf((await shop.call(payOrder, other)).redirect_link)).toContain(
      '<dd>Card (demo)</dd>',
    );
    expect((await told()).payment_gateway).toBe('demo_pay');
    expect(await gatewaysOf(order_id)).toEqual([
      ['bank', 'replaced'],
      ['bank', 'replaced'],
      ['demo_pay', 'open'],
    ]);
  });

  it('is refused when the shop does not list it, and nothing is ordered', async () => {
    const { guest_id, call } = await prepared('elsewhere');
    const refusal = await shop.refusal(placeOrder, call);
    expect([refusal.status, refusal.errors[0]?.code]).toEqual([400, 'payment_unavailable']);
    const ordered = await shop.call(placeOrder, {
      ...call,
      body: { ...call.body, payment_gateway: 'bank' },
    });
    const body = { guest_id, order_id: ordered.order_id, callback: '/', payment_gateway: 'gone' };
    const again = await shop.refusal(payOrder, { body });
    expect([again.status, again.errors[0]?.code]).toEqual([400, 'payment_unavailable']);
    expect(await gatewaysOf(ordered.order_id)).toEqual([['bank', 'open']]);
  });

  it('is left to the shop when nothing is said, and counts for nothing in cash', async () => {
    const { call } = await prepared();
    const { order_id, redirect_link } = await shop.call(placeOrder, call);
    expect(await gatewaysOf(order_id)).toEqual([['', 'open']]);
    expect(await pageOf(redirect_link)).not.toContain('Payment method');
    const cash = await prepared('elsewhere');
    const body = { ...cash.call.body, payment_method: 'cash_on_delivery' };
    expect((await shop.call(placeOrder, { ...cash.call, body })).redirect_link).toBeNull();
  });
});

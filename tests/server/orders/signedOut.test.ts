import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout } from '../../../domain/identity/identityEndpoints';
import { cancelOrder } from '../../../domain/orders/orderChangeEndpoints';
import { payOrder, switchToCash, trackOrder } from '../../../domain/orders/orderEndpoints';
import { askShop } from '../../../domain/orders/supportEndpoints';
import { type EditShop, openEditShop, ordered, rowOf } from './editing';

let shop: EditShop;
beforeAll(async () => {
  shop = await openEditShop();
});
afterAll(() => shop.close());

const codeOf = async (answer: ReturnType<EditShop['refusal']>) => {
  const { status, errors } = await answer;
  return [status, errors[0]?.code];
};

/** A customer's order whose session has ended meanwhile. */
async function leftBehind() {
  const token = await shop.customer();
  const { order_id } = await ordered(shop, { token }, { payment_method: 'digital_payment' });
  await shop.call(logout, { token });
  return { token, order_id };
}

describe('SESS-11 an order whose customer’s session has ended', () => {
  it('asks for the sign-in instead of being unknown', async () => {
    const { token, order_id } = await leftBehind();
    const body = { order_id };
    const reason = 'Ordered by mistake';
    expect([
      await codeOf(shop.refusal(trackOrder, { token, query: body })),
      await codeOf(shop.refusal(cancelOrder, { token, body: { ...body, reason } })),
      await codeOf(shop.refusal(payOrder, { token, body: { ...body, callback: '/orders' } })),
      await codeOf(shop.refusal(switchToCash, { token, body })),
    ]).toEqual(Array(4).fill([401, 'unauthenticated']));
    const stream = await shop.app.request(`/api/v1/customer/order/stream?order_id=${order_id}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(stream.status).toBe(401);
  });

  it('tells by no answer whether there is such an order', async () => {
    const { token } = await leftBehind();
    const answer = shop.refusal(trackOrder, { token, query: { order_id: 9_999_999 } });
    expect(await codeOf(answer)).toEqual([401, 'unauthenticated']);
  });

  it('is opened as before by who knows its contact number, and changed by no link', async () => {
    const { token, order_id } = await leftBehind();
    const known = { order_id, contact_number: '0501234567' };
    expect((await shop.call(trackOrder, { token, query: known })).id).toBe(order_id);
    const link = { order_id, contact_number: (await rowOf(shop, order_id))?.trackToken ?? '' };
    expect((await shop.call(trackOrder, { token, query: link })).id).toBe(order_id);
    expect(await codeOf(shop.refusal(switchToCash, { token, body: link }))).toEqual([
      401,
      'unauthenticated',
    ]);
  });

  it('keeps nobody from asking the shop', async () => {
    const { token } = await leftBehind();
    const body = { name: 'Sara', email: 'sara@example.com', subject: 'Hours', message: 'When?' };
    expect((await shop.request(askShop, { token, body })).status).not.toBe(401);
  });
});

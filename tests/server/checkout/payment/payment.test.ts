import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  payOrder,
  placeOrder,
  switchToCash,
  trackOrder,
} from '../../../../domain/orders/orderEndpoints';
import { callbackWith, readCallback } from '../../../../server/checkout/payment/callback';
import { advanceDue } from '../../../../server/orders/tracking/advance';
import { expireUnpaid } from '../../../../server/orders/tracking/expireUnpaid';
import { moduleId, openShop, orderBody, type Shop } from '../../orders/shop';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: '' });
  store = await shop.store();
});
afterAll(() => shop.close());

const digital = {
  payment_method: 'digital_payment',
  callback: 'http://localhost/track-order?from=checkout',
};

async function unpaid() {
  const guest = await shop.guest();
  const item = await shop.item(store);
  const { order_id, redirect_link } = await shop.order(guest, item, digital);
  const read = () => shop.call(trackOrder, { query: { guest_id: guest, order_id } });
  return { guest, item, order_id, link: redirect_link ?? '', read };
}
const press = async (link: string, action: string) => {
  const body = new URLSearchParams({ action });
  const response = await shop.app.request(link, { method: 'POST', body });
  return { status: response.status, location: response.headers.get('Location') };
};

describe('the demo payment page', () => {
  it('pays once and leads back with what came of it', async () => {
    const { link, order_id, read } = await unpaid();
    expect(link).toMatch(/^\/demo\/pay\/[\w-]{32}\?lang=en$/);
    const page = await (await shop.app.request(link)).text();
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).toContain(`#${order_id}`);
    const back = `/track-order?from=checkout&order_id=${order_id}&flag=success`;
    expect(await press(link, 'pay')).toEqual({ status: 303, location: back });
    expect(await read()).toMatchObject({ payment_status: 'paid', order_status: 'pending' });
    expect(await press(link, 'fail')).toEqual({ status: 303, location: back });
    expect((await read()).payment_status).toBe('paid');
    expect(await (await shop.app.request(link)).text()).toContain('already settled');
  });

  it('speaks Arabic from right to left', async () => {
    const { link } = await unpaid();
    const page = await (await shop.app.request(link.replace('lang=en', 'lang=ar'))).text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('ادفع الآن');
  });

  it.each([
    ['fail', 'fail'],
    ['cancel', 'cancel'],
  ])('%s leaves the order unpaid, and it can be paid on a new page', async (action, flag) => {
    const { guest, link, order_id, read } = await unpaid();
    expect((await press(link, action)).location).toContain(`flag=${flag}`);
    expect((await read()).payment_status).toBe('unpaid');
    const body = { guest_id: guest, order_id, callback: '/track-order' };
    const { redirect_link } = await shop.call(payOrder, { body });
    expect((await press(redirect_link, 'pay')).location).toContain('flag=success');
    expect((await read()).payment_status).toBe('paid');
    expect((await shop.refusal(payOrder, { body })).errors[0]?.code).toBe('payment_unavailable');
  });

  it('takes money from the newest page only', async () => {
    const { guest, link, order_id, read } = await unpaid();
    const body = { guest_id: guest, order_id, callback: '/track-order' };
    await shop.call(payOrder, { body });
    expect((await press(link, 'pay')).location).toContain('flag=cancel');
    expect((await read()).payment_status).toBe('unpaid');
  });

  it('knows neither other pages nor other buttons', async () => {
    expect((await shop.app.request('/demo/pay/unknown')).status).toBe(404);
    const { link } = await unpaid();
    expect((await press(link, 'steal')).status).toBe(403);
  });

  it('is taken once when pay is pressed many times at once', async () => {
    const { link, read } = await unpaid();
    const answers = await Promise.all(Array.from({ length: 8 }, () => press(link, 'pay')));
    for (const answer of answers) expect(answer.location).toContain('flag=success');
    expect((await read()).payment_status).toBe('paid');
  });
});

describe('an unpaid order', () => {
  it('does not move on; paid, it does', async () => {
    const { link, read } = await unpaid();
    shop.clock.advance(60_000);
    await advanceDue(shop.deps);
    expect((await read()).order_status).toBe('pending');
    await press(link, 'pay');
    shop.clock.advance(11_000);
    await advanceDue(shop.deps);
    expect((await read()).order_status).toBe('confirmed');
  });

  it('can be paid in cash instead', async () => {
    const { guest, link, order_id, read } = await unpaid();
    const body = { guest_id: guest, order_id };
    expect((await shop.call(switchToCash, { body })).message).toBe('Payment info updated.');
    expect(await read()).toMatchObject({ payment_method: 'cash_on_delivery' });
    expect((await press(link, 'pay')).location).toContain('flag=cancel');
    expect((await read()).payment_status).toBe('unpaid');
    expect((await shop.refusal(switchToCash, { body })).status).toBe(400);
  });

  it('expires after half an hour and gives its stock back', async () => {
    const { item, link, read } = await unpaid();
    expect(await shop.stockOf(item)).toBe(49);
    shop.clock.advance(29 * 60_000);
    await expireUnpaid(shop.deps);
    expect((await read()).order_status).toBe('pending');
    shop.clock.advance(60_000);
    await expireUnpaid(shop.deps);
    expect((await read()).order_status).toBe('canceled');
    expect(await shop.stockOf(item)).toBe(50);
    expect((await press(link, 'pay')).location).toContain('flag=cancel');
    expect(await read()).toMatchObject({ order_status: 'canceled', payment_status: 'unpaid' });
  });

  it('is kept while a page that was opened later may take its money, for two hours at most', async () => {
    const { guest, item, order_id, read } = await unpaid();
    const after = async (minutes: number) => {
      shop.clock.advance(minutes * 60_000);
      await expireUnpaid(shop.deps);
      return (await read()).order_status;
    };
    const open = async () => {
      const body = { guest_id: guest, order_id, callback: '/track-order' };
      return (await shop.call(payOrder, { body })).redirect_link;
    };
    shop.clock.advance(29 * 60_000);
    const link = await open();
    expect(await after(2)).toBe('pending');
    expect(await shop.stockOf(item)).toBe(49);
    await press(link, 'pay');
    expect((await read()).payment_status).toBe('paid');

    const slow = await unpaid();
    const again = { guest_id: slow.guest, order_id: slow.order_id, callback: '/track-order' };
    const states: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      shop.clock.advance(25 * 60_000);
      await expireUnpaid(shop.deps);
      states.push((await slow.read()).order_status);
      if (round < 4) await shop.call(payOrder, { body: again });
    }
    expect(states).toEqual(['pending', 'pending', 'pending', 'pending', 'canceled']);
  });

  it('cannot be had outside demo mode, where the page does not exist either', async () => {
    const live = await openShop({ DEMO_MODE: '0' });
    const guest = await live.guest();
    const own = await live.store();
    const lines = [{ item_id: await live.item(own), quantity: 1 }];
    const parts = {
      ...digital,
      callback: '/x',
      lines,
      order_type: 'take_away',
      order_amount: 10.5,
    };
    const body = orderBody(guest, own, live.home, parts);
    const refusal = await live.refusal(placeOrder, { moduleId, body });
    expect(refusal.errors[0]?.code).toBe('payment_unavailable');
    expect((await live.app.request('/demo/pay/any', { method: 'POST' })).status).toBe(404);
    await live.close();
  });
});

describe('where a payment page leads back to', () => {
  const read = (given: string | null, origin?: string) => {
    const headers: HeadersInit = origin ? { Origin: origin } : {};
    const request = new Request('http://localhost:3000/api/v1/customer/order/place', { headers });
    const env = { ...shop.deps.env, PUBLIC_URL: 'https://shop.example' };
    try {
      return readCallback(given, env, request);
    } catch {
      return 'refused';
    }
  };
  it.each([
    [null, undefined, '/track-order'],
    ['/track-order?a=1', undefined, '/track-order?a=1'],
    ['http://localhost:3000/checkout', undefined, '/checkout'],
    ['https://shop.example/checkout', undefined, 'https://shop.example/checkout'],
    ['http://127.0.0.1:5173/checkout', 'http://127.0.0.1:5173', '/checkout'],
    ['http://127.0.0.1:5173/checkout', undefined, 'refused'],
    ['https://evil.example/', undefined, 'refused'],
    ['//evil.example/', undefined, 'refused'],
    ['http://localhost:3000//evil.example/', undefined, '/evil.example/'],
    ['javascript:alert(1)', undefined, 'refused'],
  ])('%s from %s: %s', (given, origin, callback) => {
    expect(read(given, origin)).toBe(callback);
  });
  it('carries order and outcome', () => {
    expect(callbackWith('/done?x=1', { orderId: 7, tripId: null }, 'fail')).toBe(
      '/done?x=1&order_id=7&flag=fail',
    );
    expect(callbackWith('https://shop.example/done', { orderId: 7, tripId: null }, 'success')).toBe(
      'https://shop.example/done?order_id=7&flag=success',
    );
  });
});

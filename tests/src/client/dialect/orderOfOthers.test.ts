import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelOrder } from '../../../../domain/orders/orderChangeEndpoints';
import { trackOrder } from '../../../../domain/orders/orderEndpoints';
import type { Row } from '../../../support/classic/router';
import type { Order } from '../../../support/classic/state';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const guest = 4711;
const contact_number = '+12025550143';

/** An order as another client of the same shop has placed it. */
function placed(of: Row): void {
  const order: Order = {
    id: 101,
    owner: `g${guest}`,
    is_guest: true,
    user_id: guest,
    order_status: 'pending',
    order_type: 'delivery',
    payment_status: 'unpaid',
    payment_method: 'cash_on_delivery',
    order_amount: 69.1,
    lines: [],
    module: 1,
    module_type: 'food',
    store_id: 3,
    delivery_address: { contact_person_name: 'Mona', contact_person_number: contact_number },
    created_at: '2026-01-05T10:00:00.000000Z',
    ...of,
  };
  shop.state.orders.push(order);
}

const track = () => shop.call(trackOrder, { query: { order_id: 101, contact_number } });

const paying = async () => {
  const told = await track();
  const { order_status, payment_method, payment_status, payment_under_way, paid_part } = told;
  return [order_status, payment_method, payment_status, payment_under_way, paid_part];
};

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.localStorage.setItem('guest_id', `${guest}`);
  standIn({ id: 1, type: 'food' });
});
afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)(
  'an order that another client has placed on a classic back end of 20%i',
  (version) => {
    beforeEach(async () => {
      shop = await startShopThere(version);
    });

    it.each(['pending', 'failed'])(
      'WAL-07 paid outside, of which the shop has yet to see, is not to be paid again: %s',
      async (order_status) => {
        placed({ order_status, payment_method: 'offline_payment', offline_payment: { id: 1 } });
        expect(await paying()).toEqual(['pending', 'digital_payment', 'unpaid', 1, undefined]);
      },
    );

    it('WAL-07 paid outside and seen is paid', async () => {
      placed({
        order_status: 'confirmed',
        payment_method: 'offline_payment',
        payment_status: 'paid',
      });
      expect(await paying()).toEqual(['confirmed', 'digital_payment', 'paid', 0, undefined]);
    });

    it.each([
      ['cash_on_delivery', 'confirmed', 'confirmed', 'cash_on_delivery'],
      ['digital_payment', 'failed', 'pending', 'digital_payment'],
    ])(
      'WAL-07 paid in part out of the wallet says what is left: by %s',
      async (rest, there, here, method) => {
        placed({
          order_status: there,
          payment_method: 'partial_payment',
          payment_status: 'partially_paid',
          partially_paid_amount: 9.05,
          payments: [
            { amount: 9.05, payment_status: 'paid', payment_method: 'wallet' },
            { amount: 60.05, payment_status: 'unpaid', payment_method: rest },
          ],
        });
        expect(await paying()).toEqual([here, method, 'unpaid', 0, 9.05]);
      },
    );

    it('ORD-02 SESS-07 stays at hand, and can be cancelled, by who signs in after placing it', async () => {
      placed({});
      window.localStorage.setItem('token', 'classic-token-of-mona');
      const query = { order_id: 101 };
      const kept = { id: 101, contactNumber: contact_number, storeName: 'Napoli', at: 1 };
      window.localStorage.setItem('recent-orders', JSON.stringify([kept]));
      const { is_own, is_mine, order_status } = await shop.call(trackOrder, { query });
      expect([is_own, is_mine, order_status]).toEqual([1, 0, 'pending']);
      await shop.call(cancelOrder, { body: { ...query, reason: 'Plans changed' } });
      expect(shop.state.orders.map((one) => one.order_status)).toEqual(['canceled']);
      // What this browser has not placed is nobody's here.
      window.localStorage.removeItem('recent-orders');
      Object.assign(shop.state.orders[0] ?? {}, { owner: 'g9', user_id: 9 });
      expect(await refusalOf(shop.call(trackOrder, { query }))).toMatch(/^refused /);
    });

    it('RIDE-07 tells its own shopper the code for the courier who has it', async () => {
      const delivery_man = { id: 7, f_name: 'Samir', l_name: 'Aziz', phone: '+12025550111' };
      placed({ order_status: 'picked_up', otp: '4821', delivery_man });
      const code = async () => (await track()).delivery_code;
      expect(await code()).toBe('4821');
      for (const of of [{ order_status: 'delivered' }, { delivery_man: null }]) {
        const [order] = shop.state.orders;
        Object.assign(order ?? {}, { order_status: 'picked_up', delivery_man, ...of });
        expect(await code()).toBe('');
      }
      Object.assign(shop.state.orders[0] ?? {}, { delivery_man });
      expect(await code()).toBe('4821');
      window.localStorage.setItem('guest_id', '4712');
      expect(await code()).toBe('');
    });

    it('RIDE-07 tells no code where the shop has its couriers ask for none', async () => {
      shop.state.settings.order_delivery_verification = false;
      const delivery_man = { id: 7, f_name: 'Samir', l_name: 'Aziz', phone: '+12025550111' };
      placed({ order_status: 'picked_up', otp: '4821', delivery_man });
      expect((await track()).delivery_code).toBe('');
    });

    it('ORD-02 is the own of who placed it, as a guest too, and of nobody else', async () => {
      placed({});
      expect((await track()).is_own).toBe(1);
      window.localStorage.setItem('guest_id', '4712');
      expect((await track()).is_own).toBe(0);
      const [order] = shop.state.orders;
      Object.assign(order ?? {}, { owner: 'u9', user_id: 9, is_guest: false });
      window.localStorage.setItem('token', 'classic-token-of-mona');
      expect((await track()).is_own).toBe(1);
    });
  },
);

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, applyCoupon, listCart } from '../../../../domain/cart/cartEndpoints';
import type { PlaceOrderPayload } from '../../../../domain/orders/order';
import { placeOrder, quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { refuse } from '../../../support/classic/router';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

// A back end of another address tells no page what time it is: the device's clock counts.
vi.mock('../../../../src/client/steadyClock', async (original) => ({
  ...(await original<typeof import('../../../../src/client/steadyClock')>()),
  hearTime: () => undefined,
}));

let shop: ShopThere;

const calzones = { item_id: 12, model: 'Item' as const, price: 12, quantity: 5 };
const priced = {
  order_type: 'delivery' as const,
  store_id: 3,
  latitude: 24.7,
  longitude: 46.66,
  coupon_code: 'TEN',
};
const order: PlaceOrderPayload = {
  ...priced,
  address: '12 Palm Street',
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Mona',
  contact_person_number: '+12025550143',
  contact_person_email: 'mona@shop.example',
  // 54.00, 10% of it; 5% of 48.60; 11.65; packing.
  order_amount: 63.43,
};
const place = (body: PlaceOrderPayload = order, key = 'q') =>
  shop.call(placeOrder, { body, idempotencyKey: key.repeat(32) });
const quoted = async () => {
  const quote = await shop.call(quoteOrder, { body: priced, isQuestion: true });
  return [quote.total, quote.coupon_discount, quote.coupon_refusal?.code ?? ''];
};
const cartUnits = async () => (await shop.call(listCart)).map(({ quantity }) => quantity);

const customer = () => {
  window.localStorage.removeItem('guest_id');
  window.localStorage.setItem('token', 'classic-token-of-mona');
};

const placing = 'POST /customer/order/place';

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.localStorage.setItem('guest_id', '4711');
  standIn({ id: 1, type: 'food' });
});
afterEach(async () => {
  vi.useRealTimers();
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)('a refused order on a classic back end of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
    shop.state.coupons = [
      { id: 1, title: 'Ten', code: 'TEN', discount: 10, discount_type: 'percent' },
    ];
  });

  describe.each(['guest', 'customer'] as const)('by a %s', (who) => {
    beforeEach(async () => {
      if (who === 'customer') customer();
      await shop.call(addToCart, { body: calzones });
      expect(await quoted()).toEqual([63.43, 5.4, '']);
    });

    // What 2026 says with 403 the older say with a status of its own.
    const [limit, expired] = version === 26 ? [403, 403] : [406, 407];
    const [spent, over] =
      version === 26
        ? ['coupon_invalid', 'coupon_invalid']
        : (['coupon_limit', 'coupon_expired'] as const);

    it.each([
      [limit, 'Coupon usage limit over', spent],
      [expired, 'Coupon expired', over],
    ])(
      'PRICE-07 CHK-04 whose coupon has ended since is told at the coupon: %i, %s',
      async (status, said, code) => {
        shop.answerWith(placing, refuse(status, 'coupon', said));
        expect(await refusalOf(place())).toBe(`refused ${code}`);
        expect(shop.state.orders).toEqual([]);
        // The coupon counts no more, and the price says why; the cart stands.
        expect(await quoted()).toEqual([69.1, 0, code]);
        expect(await cartUnits()).toEqual([5]);
        expect(await refusalOf(place({ ...order, coupon_code: 'TEN' }, 'r'))).toBe(
          `refused ${code}`,
        );
        shop.answerWith(placing, null);
        const { coupon_code: _, ...without } = order;
        await place({ ...without, order_amount: 69.1 }, 's');
        expect(shop.state.orders.map(({ order_amount }) => order_amount)).toEqual([69.1]);
      },
    );

    it('PRICE-07 whose coupon has passed its own date is told so before anything is sent', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2037-01-01T00:00:00Z') });
      expect(await quoted()).toEqual([69.1, 0, 'coupon_expired']);
      expect(await refusalOf(place())).toBe('refused coupon_expired');
      expect(shop.asked()).not.toContain(placing);
    });

    it('PRICE-07 is counted again when it is entered again', async () => {
      shop.answerWith(placing, refuse(limit, 'coupon', 'Coupon usage limit over'));
      await refusalOf(place());
      await shop.call(applyCoupon, { query: { code: 'TEN', store_id: 3 } });
      expect(await quoted()).toEqual([63.43, 5.4, '']);
    });
  });

  it.each(['cash_on_delivery', 'digital_payment'] as const)(
    'CHK-01 is not paid in a way that its zone has switched off, and nothing is sent: %s',
    async (payment_method) => {
      shop.state.ways[payment_method] = false;
      await shop.call(addToCart, { body: calzones });
      expect(await refusalOf(place({ ...order, payment_method }))).toBe(
        'refused payment_unavailable',
      );
      expect(shop.asked()).not.toContain(placing);
    },
  );

  it.each([
    ['schedule_at', 406, 'schedule_invalid'],
    ['quantity', 406, 'out_of_stock'],
    ['campaign', 406, 'out_of_stock'],
    ['item', 404, 'item_unavailable'],
    ['order_details', 403, 'cart_empty'],
    ['prescription', 403, 'prescription_required'],
    ['zone', 403, 'address_outside_zone'],
    ['contact_person_name', 403, 'contact_required'],
    ['address', 403, 'validation'],
    ['order_time', 406, 'store_closed'],
  ])('CHK-04 with %s is told where it can be mended', async (theirs, status, ours) => {
    await shop.call(addToCart, { body: calzones });
    shop.answerWith(placing, refuse(status, theirs, 'Said there'));
    const refused = await place().then(
      () => null,
      ({ code, said }: { code: string; said: string }) => [code, said],
    );
    expect(refused).toEqual([ours, 'Said there']);
  });
});

describe.each([24, 25] as const)(
  'an expired coupon that 20%i tells with a status that browsers hide',
  (version) => {
    beforeEach(async () => {
      shop = await startShopThere(version);
      shop.state.coupons = [
        { id: 1, title: 'Ten', code: 'TEN', discount: 10, discount_type: 'percent' },
      ];
      await shop.call(addToCart, { body: calzones });
    });

    it('PRICE-07 CHK-04 is refused as expired when it is hidden a second time, and nothing was placed', async () => {
      shop.loseNext(placing, 'before');
      expect(await refusalOf(place())).toBe('network');
      shop.loseNext(placing, 'before');
      expect(await refusalOf(place())).toBe('refused coupon_expired');
      expect(await quoted()).toEqual([69.1, 0, 'coupon_expired']);
      expect(shop.state.orders).toEqual([]);
    });

    it('PRICE-07 is refused at once where it is no longer among those that all may see', async () => {
      shop.loseNext(placing, 'before');
      // Asked after the order was sent, to see whether the shop is there.
      shop.answerWith('GET /zone/list', () => {
        shop.state.coupons = [];
        return { json: [] };
      });
      expect(await refusalOf(place())).toBe('refused coupon_invalid');
      expect(shop.calls.map(({ path }) => path)).toContain('/zone/list');
      expect(shop.state.orders).toEqual([]);
    });

    it('ORD-02 an order that was made although its answer was lost is found, coupon or not', async () => {
      shop.loseNext(placing);
      const found = await place();
      expect([found.order_id, found.found]).toEqual([shop.state.orders[0]?.id, 1]);
      expect(shop.state.orders).toHaveLength(1);
    });
  },
);

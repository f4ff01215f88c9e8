import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderPosting, payableOf, refundPosting } from '../../../domain/operator/ledger';

const pizza = {
  orderAmount: 31_500,
  subtotal: 25_000,
  itemDiscount: 0,
  couponDiscount: 0,
  deliveryCharge: 4_000,
  originalDeliveryCharge: 4_000,
  additionalCharge: 500,
  dmTips: 2_000,
};
const terms = {
  commission: 10,
  selfDelivery: false,
  isShopsCoupon: false,
  isShopsFreeDelivery: true,
  hasCash: false,
  digits: 2,
};

describe('a delivered order', () => {
  it.each([
    ['leaves a store its items without the commission', pizza, terms, [-31_500, 22_500, 9_000]],
    [
      'leaves one that delivers itself the delivery and the tip',
      pizza,
      { ...terms, selfDelivery: true },
      [-31_500, 28_500, 3_000],
    ],
    [
      'leaves a store that has the cash the commission and the fee to pay',
      { ...pizza, orderAmount: 25_500, deliveryCharge: 0, dmTips: 0 },
      { ...terms, hasCash: true },
      [0, -3_000, 3_000],
    ],
    [
      'costs the store its own coupon',
      { ...pizza, orderAmount: 26_500, couponDiscount: 5_000 },
      terms,
      [-26_500, 18_000, 8_500],
    ],
    [
      'costs the store nothing of the shop’s coupon',
      { ...pizza, orderAmount: 26_500, couponDiscount: 5_000 },
      { ...terms, isShopsCoupon: true },
      [-26_500, 22_500, 4_000],
    ],
    [
      'gives a store that delivers itself what the shop’s free delivery spared the shopper',
      { ...pizza, orderAmount: 27_500, deliveryCharge: 0 },
      { ...terms, selfDelivery: true },
      [-27_500, 28_500, -1_000],
    ],
    [
      'costs it its own free delivery',
      { ...pizza, orderAmount: 27_500, deliveryCharge: 0 },
      { ...terms, selfDelivery: true, isShopsFreeDelivery: false },
      [-27_500, 24_500, 3_000],
    ],
    [
      'gives a store nothing of the free delivery of the shop’s couriers',
      { ...pizza, orderAmount: 27_500, deliveryCharge: 0 },
      terms,
      [-27_500, 22_500, 5_000],
    ],
  ] as const)('%s', (_, order, said, [shoppers, store, shop]) => {
    const { commission: _commission, ...posting } = orderPosting(order, said);
    expect(posting).toEqual({ shoppers, store, shop, bank: 0 });
  });
});

describe('money that goes back', () => {
  it('is borne by store and shop as they had it', () => {
    const refund = { amount: 10_000, orderAmount: 31_500, share: 22_500, digits: 2 };
    expect(refundPosting({ ...refund, byStore: false })).toEqual({
      shoppers: 10_000,
      store: -7_140,
      shop: -2_860,
      bank: 0,
    });
    expect(refundPosting({ ...refund, byStore: true })).toEqual({
      shoppers: 0,
      store: 2_860,
      shop: -2_860,
      bank: 0,
    });
  });
});

it.each([
  [13.667, 2, 'payout', 13.66],
  [0.004, 2, 'payout', 0],
  [20.5, 0, 'payout', 20],
  [1.005, 3, 'payout', 1.005],
  [-3, 2, 'receipt', 3],
  [-0.666, 2, 'receipt', 0.66],
] as const)(
  'of a balance of %d with %d decimals a %s of %d can be noted (OPER-05)',
  (balance, digits, kind, most) => {
    expect(payableOf(balance, digits)).toEqual({ kind, most });
  },
);

const part = fc.integer({ min: 0, max: 10_000_000 });

it('sums to nothing whatever is sold, and undoes an order whose money goes back whole', () => {
  fc.assert(
    fc.property(
      fc.record({
        subtotal: part,
        deliveryCharge: part,
        additionalCharge: part,
        dmTips: part,
        commission: fc.integer({ min: 0, max: 100 }),
        selfDelivery: fc.boolean(),
        hasCash: fc.boolean(),
        isShopsCoupon: fc.boolean(),
        isShopsFreeDelivery: fc.boolean(),
        spared: part,
        cut: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      ({ subtotal, deliveryCharge, additionalCharge, dmTips, spared, cut, ...said }) => {
        const couponDiscount = Math.floor(subtotal * cut);
        const orderAmount = subtotal - couponDiscount + deliveryCharge + additionalCharge + dmTips;
        const originalDeliveryCharge = deliveryCharge + spared;
        const charges = { deliveryCharge, originalDeliveryCharge, additionalCharge, dmTips };
        const order = { orderAmount, subtotal, itemDiscount: 0, couponDiscount, ...charges };
        const sold = orderPosting(order, { ...said, digits: 3 });
        const share = orderAmount - sold.shop;
        const refund = {
          amount: orderAmount,
          orderAmount,
          share,
          byStore: said.hasCash,
          digits: 2,
        };
        const back = refundPosting(refund);
        for (const { shoppers, store, shop, bank } of [sold, back])
          expect(BigInt(shoppers) + BigInt(store) + BigInt(shop) + BigInt(bank)).toBe(0n);
        if (orderAmount === 0) return;
        expect(sold.shoppers + back.shoppers).toBe(0);
        expect(sold.store + back.store).toBe(0);
        expect(sold.shop + back.shop).toBe(0);
      },
    ),
  );
});

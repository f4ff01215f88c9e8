import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listDiscountedItems, listLatestItems } from '../../../domain/catalogue/itemEndpoints';
import { flashSaleItems, flashSales } from '../../../server/db/schema/flashSales';
import { itemVariations } from '../../../server/db/schema/items';
import { stores } from '../../../server/db/schema/stores';
import { moduleId, openShop, type Shop } from '../orders/shop';

const opens = new Date('2026-11-20T12:00:00Z');
const starts = new Date('2026-11-20T13:00:00Z');
const during = new Date('2026-11-20T14:00:00Z');
const ends = new Date('2026-11-20T15:00:00Z');

let shop: Shop;
let store: number;
/** What each item costs, in words, by its id. */
let names: Map<number, string>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const flash = async (itemId: number) => {
  const [sale] = await shop.db
    .insert(flashSales)
    .values({
      moduleId,
      title: { en: 'Half', ar: 'نصف' },
      startsAt: opens,
      endsAt: new Date('2026-11-20T20:00:00Z'),
    })
    .returning();
  const offer = { saleId: sale?.id ?? 0, itemId, discount: 50_000, stock: 3 };
  await shop.db.insert(flashSaleItems).values(offer);
};

/** 10 % off from 15.00, at most 2.00, from one o'clock to three. */
beforeEach(async () => {
  shop.clock.set(during);
  store = await shop.store({
    discount: 10_000,
    discountMinPurchase: 15_000,
    discountMax: 2_000,
    discountStart: starts,
    discountEnd: ends,
  });
  names = new Map();
  const add = async (name: string, parts: Parameters<Shop['item']>[1]) => {
    const id = await shop.item(store, parts);
    names.set(id, name);
    return id;
  };
  await add('14.99', { price: 14_990 });
  await add('15', { price: 15_000 });
  await add('30', { price: 30_000 });
  await add('16, own 20 %', { price: 16_000, discount: 20_000 });
  await add('20, own 1.00', { price: 20_000, discount: 1_000, discountType: 'amount' });
  const chosen = await add('14.90, 15 or 40', { price: 14_900 });
  for (const price of [14_900, 15_000, 40_000]) {
    await shop.variation(chosen, String(price), price, 5);
  }
  await flash(await add('50, half in a flash', { price: 50_000 }));
  await add('13.55, own 0.06', { price: 13_550, discount: 60, discountType: 'amount' });
  await add('10.05, own 15 %', { price: 10_050, discount: 15_000 });
});

const listed = async (query: Record<string, string | number>, call = listLatestItems) => {
  const { products, total_size } = await shop.call(call, {
    moduleId,
    query: { store_id: store, limit: 50, ...query },
  });
  expect(total_size).toBe(products.length);
  return products.map(({ id }) => names.get(id));
};
const idOf = (name: string) => [...names].find(([, one]) => one === name)?.[0] ?? 0;

const byPrice = [
  '10.05, own 15 %', // 8.54
  '16, own 20 %', // 12.80
  '13.55, own 0.06', // 13.49
  '14.90, 15 or 40', // 13.50
  '15', // 13.50
  '14.99', // 14.99
  '20, own 1.00', // 18.00
  '50, half in a flash', // 25.00
  '30', // 28.00
];
const byOwnPrice = [
  '10.05, own 15 %', // 8.54
  '16, own 20 %', // 12.80
  '13.55, own 0.06', // 13.49
  '14.90, 15 or 40', // 14.90
  '14.99', // 14.99
  '15', // 15.00
  '20, own 1.00', // 19.00
  '50, half in a flash', // 25.00
  '30', // 30.00
];

describe('lists go by the price that their cards show', () => {
  it('CAT-12 low to high and high to low, with the discounts of store, item and flash sale', async () => {
    expect(await listed({ sort: 'price_low' })).toEqual(byPrice);
    expect(await listed({ sort: 'price_high' })).toEqual([...byPrice].reverse());
  });

  it('CAT-12 a range holds what is shown within it, its ends included', async () => {
    const between = (min_price: number, max_price: number) =>
      listed({ sort: 'price_low', min_price, max_price });
    expect(await between(13.5, 18)).toEqual(byPrice.slice(3, 7));
    expect(await between(13.51, 17.99)).toEqual(['14.99']);
    expect(await between(8.54, 8.54)).toEqual(['10.05, own 15 %']);
    expect(await between(28.01, 100)).toEqual([]);
  });

  it('CAT-12 "discounted" holds what shows a lower price, the largest part off first', async () => {
    const lowered = [
      '50, half in a flash', // 50 %
      '16, own 20 %',
      '10.05, own 15 %', // 15.02 %
      '20, own 1.00', // 10 %
      '15', // 10 %
      '14.90, 15 or 40', // 9.40 %
      '30', // 6.67 %
      '13.55, own 0.06', // 0.44 %
    ];
    expect(await listed({ filter: 'discounted', sort: 'discount' })).toEqual(lowered);
    expect(await listed({}, listDiscountedItems)).toEqual(lowered);
  });

  it('CAT-12 from the moment at which a discount begins until it ends', async () => {
    for (const [at, prices] of [
      [new Date(starts.getTime() - 1), byOwnPrice],
      [starts, byPrice],
      [new Date(ends.getTime() - 1), byPrice],
      [ends, byOwnPrice],
    ] as const) {
      shop.clock.set(at);
      expect(await listed({ sort: 'price_low' })).toEqual(prices);
    }
    expect(await listed({ filter: 'discounted', sort: 'price_low' })).toEqual([
      '10.05, own 15 %',
      '16, own 20 %',
      '13.55, own 0.06',
      '20, own 1.00',
      '50, half in a flash',
    ]);
  });

  it('CAT-12 at once when a discount is written, a price changes or a flash sale is sold out', async () => {
    await listed({ sort: 'price_low' });
    await shop.db.update(stores).set({ discount: 0 }).where(eq(stores.id, store));
    expect(await listed({ sort: 'price_low' })).toEqual(byOwnPrice);
    await shop.db.update(stores).set({ discount: 10_000 }).where(eq(stores.id, store));
    const chosen = eq(itemVariations.itemId, idOf('14.90, 15 or 40'));
    await shop.db.delete(itemVariations).where(chosen);
    await shop.db
      .update(flashSaleItems)
      .set({ sold: 3 })
      .where(eq(flashSaleItems.itemId, idOf('50, half in a flash')));
    names.set(await shop.item(store, { price: 16_000 }), 'new: 16');
    expect(await listed({ sort: 'price_low' })).toEqual([
      '10.05, own 15 %',
      '16, own 20 %',
      '13.55, own 0.06',
      '15', // 13.50
      'new: 16', // 14.40
      '14.90, 15 or 40', // 14.90
      '14.99',
      '20, own 1.00',
      '30', // 28.00
      '50, half in a flash', // 48.00
    ]);
  });

  it('PRICE-26 in the decimals of the currency', async () => {
    const { deps } = shop;
    const config = deps.settings.config;
    deps.settings.config = async (language) => ({
      ...(await config(language)),
      digit_after_decimal_point: 0,
    });
    // 15, 15 and 15: without decimals all three reach the minimum and cost 13.
    expect(await listed({ sort: 'price_low', min_price: 13, max_price: 13 })).toEqual(
      [
        '16, own 20 %', // 16 - 3
        '14.90, 15 or 40',
        '15',
        '14.99',
      ].sort((a, b) => idOf(b) - idOf(a)),
    );
    deps.settings.config = config;
    expect(await listed({ sort: 'price_low' })).toEqual(byPrice);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addToCart,
  clearCart,
  listCart,
  removeCartItem,
  updateCart,
} from '../../../domain/cart/cartEndpoints';
import { items, itemVariations } from '../../../server/db/schema/items';
import { writeSetting } from '../../../server/settings/settings';
import { moduleId, openShop, type Shop } from '../orders/shop';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store();
});
afterAll(() => shop.close());

const add = (guest_id: string, item_id: number, parts: Record<string, unknown> = {}) =>
  shop.call(addToCart, { moduleId, body: { guest_id, item_id, quantity: 1, ...parts } });
const refused = async (guest_id: string, item_id: number, parts: Record<string, unknown> = {}) => {
  const body = { guest_id, item_id, quantity: 1, ...parts };
  const { status, errors } = await shop.refusal(addToCart, { moduleId, body });
  return { status, code: errors[0]?.code, message: errors[0]?.message };
};
const lines = async (guest_id: string) =>
  (await shop.call(listCart, { moduleId, query: { guest_id } })).map((line) => line.quantity);

const size = {
  name: { en: 'Size', ar: 'الحجم' },
  type: 'single' as const,
  min: 0,
  max: 0,
  required: true,
  values: [
    { label: { en: 'Small', ar: 'صغير' }, optionPrice: 0 },
    { label: { en: 'Large', ar: 'كبير' }, optionPrice: 2_500 },
  ],
};

describe('lines', () => {
  it('CART-12 to CART-16, CART-19: add, change, remove, clear', async () => {
    const guest = await shop.guest();
    const [apple, pear] = [await shop.item(store), await shop.item(store, { price: 4_990 })];
    expect(await add(guest, apple, { price: 0.01 })).toMatchObject([
      { item_id: apple, quantity: 1, price: 10, item: { id: apple, price: 10, stock: 50 } },
    ]);
    expect(await add(guest, apple, { quantity: 2 })).toMatchObject([{ quantity: 3 }]);
    const [first, second] = await add(guest, pear);
    expect(await shop.call(listCart, { moduleId, query: { guest_id: guest } })).toMatchObject([
      { id: first?.id, item: { id: apple }, quantity: 3, price: 10, variation: [] },
      { id: second?.id, item: { id: pear }, quantity: 1, price: 4.99, variation: [] },
    ]);
    const change = { guest_id: guest, cart_id: second?.id, item_id: pear, quantity: 7 };
    expect(await shop.call(updateCart, { moduleId, body: change })).toMatchObject([
      { id: first?.id, quantity: 3 },
      { id: second?.id, quantity: 7, price: 4.99 },
    ]);
    const query = { guest_id: guest, cart_id: first?.id ?? 0 };
    expect(await shop.call(removeCartItem, { moduleId, query })).toMatchObject([{ quantity: 7 }]);
    expect((await shop.refusal(removeCartItem, { moduleId, query })).status).toBe(404);
    expect(await shop.call(clearCart, { moduleId, query: { guest_id: guest } })).toEqual([]);
    expect(await lines(guest)).toEqual([]);
  });

  it('are one shopper’s own, and one module’s own', async () => {
    const [mine, other] = [await shop.guest(), await shop.guest()];
    const [line] = await add(mine, await shop.item(store));
    expect(await lines(other)).toEqual([]);
    const query = { guest_id: other, cart_id: line?.id ?? 0 };
    expect((await shop.refusal(removeCartItem, { moduleId, query })).status).toBe(404);
    const food = await shop.call(listCart, { moduleId: 1, query: { guest_id: mine } });
    expect(food).toEqual([]);
  });

  it('do not multiply when the same add comes many times at once', async () => {
    const guest = await shop.guest();
    const apple = await shop.item(store);
    await Promise.all(Array.from({ length: 12 }, () => add(guest, apple)));
    expect(await lines(guest)).toEqual([12]);
  });
});

describe('refusals', () => {
  it('ITEM-11 another store, in both languages; the cart can be cleared and filled anew', async () => {
    const guest = await shop.guest();
    await add(guest, await shop.item(store));
    const elsewhere = await shop.item(await shop.store());
    expect(await refused(guest, elsewhere)).toEqual({
      status: 409,
      code: 'store_conflict',
      message:
        'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    });
    const body = { guest_id: guest, item_id: elsewhere, quantity: 1 };
    const arabic = await shop.refusal(addToCart, { moduleId, body, language: 'ar' });
    expect(arabic.errors[0]?.message).toMatch(/متجر آخر/);
    await shop.call(clearCart, { moduleId, query: { guest_id: guest } });
    expect(await add(guest, elsewhere)).toHaveLength(1);
  });

  it('ITEM-13 what takes the place of the others leaves them when it is refused', async () => {
    const guest = await shop.guest();
    await add(guest, await shop.item(store), { quantity: 2 });
    const other = await shop.store();
    const scarce = await shop.item(other, { stock: 1 });
    expect(await refused(guest, scarce, { quantity: 2, replace: true })).toMatchObject({
      code: 'out_of_stock',
    });
    expect(await lines(guest)).toEqual([2]);
    expect(await add(guest, scarce, { replace: true })).toMatchObject([
      { item_id: scarce, quantity: 1 },
    ]);
  });

  it('ITEM-15 more than there is, also in two steps', async () => {
    const guest = await shop.guest();
    const scarce = await shop.item(store, { stock: 3 });
    expect(await refused(guest, scarce, { quantity: 4 })).toEqual({
      status: 400,
      code: 'out_of_stock',
      message: 'Out of Stock',
    });
    await add(guest, scarce, { quantity: 2 });
    expect((await refused(guest, scarce, { quantity: 2 })).code).toBe('out_of_stock');
    expect(await lines(guest)).toEqual([2]);
  });

  it('ITEM-16 more than one may have', async () => {
    const limited = await shop.item(store, { maximumCartQuantity: 2 });
    expect(await refused(await shop.guest(), limited, { quantity: 3 })).toEqual({
      status: 400,
      code: 'out_of_limit',
      message: 'Out of Limits',
    });
  });

  it('ITEM-17 a variation without stock', async () => {
    const shirt = await shop.item(store, { stock: 4 });
    await shop.variation(shirt, 'Red-XL', 12_000, 4);
    await shop.variation(shirt, 'Blue-M', 11_000, 0);
    const guest = await shop.guest();
    const chosen = (type: string) => ({ variation: [{ type }] });
    expect(await refused(guest, shirt, chosen('Blue M'))).toEqual({
      status: 400,
      code: 'out_of_stock',
      message: 'This variation is out of stock. Choose another variation to proceed further.',
    });
    expect((await refused(guest, shirt)).code).toBe('variation_invalid');
    expect((await refused(guest, shirt, chosen('Green'))).code).toBe('variation_invalid');
    expect(await add(guest, shirt, chosen('Red XL'))).toMatchObject([
      { price: 12, variation: [{ type: 'Red-XL', price: 12, stock: 4 }] },
    ]);
  });

  it('a required choice left out, and add-ons that are not offered', async () => {
    const dish = await shop.item(store, { foodVariations: [size], stock: null });
    const guest = await shop.guest();
    expect((await refused(guest, dish)).code).toBe('variation_invalid');
    const large = [{ name: 'Size', values: { label: ['Large'] } }];
    const withAddOn = { variation: large, add_on_ids: [9], add_on_qtys: [1] };
    expect((await refused(guest, dish, withAddOn)).code).toBe('variation_invalid');
    expect(await add(guest, dish, { variation: large })).toMatchObject([{ price: 12.5 }]);
  });

  it.each([
    ['an inactive item', { active: false }, 'item_unavailable'],
    [
      'a campaign item',
      { campaignStarts: new Date('2026-11-01'), campaignEnds: new Date('2026-12-01') },
      'item_unavailable',
    ],
    ['an item of another module', { moduleId: 1 }, 'not_found'],
  ])('%s', async (_name, parts, code) => {
    expect((await refused(await shop.guest(), await shop.item(store, parts))).code).toBe(code);
  });

  // A dish of the morning can be ordered in the afternoon for the next morning, where its store takes such orders.
  it.each([
    [true, 1, 'taken'],
    [false, 1, 'item_unavailable'],
    [true, 0, 'item_unavailable'],
  ])(
    'a dish outside its hours: store takes later orders %s, shop %s',
    async (scheduleOrder, shopTakes, outcome) => {
      await writeSetting(shop.db, 'schedule_order', shopTakes);
      shop.deps.settings.refresh();
      const seller = await shop.store({ scheduleOrder });
      const dish = await shop.item(seller, {
        availableTimeStarts: '06:00',
        availableTimeEnds: '11:00',
      });
      const guest = await shop.guest();
      if (outcome === 'taken') {
        const [line] = await add(guest, dish);
        expect([line?.item.available, line?.item.schedule_order]).toEqual([0, 1]);
      } else {
        expect((await refused(guest, dish)).code).toBe(outcome);
      }
      await writeSetting(shop.db, 'schedule_order', 1);
      shop.deps.settings.refresh();
    },
  );

  it('a store that is closed for good, one of another zone, nothing at all', async () => {
    const guest = await shop.guest();
    const closed = await shop.item(await shop.store({ active: false }));
    expect((await refused(guest, closed)).code).toBe('item_unavailable');
    const far = await shop.item(await shop.store({ zoneId: 2 }), { zoneId: 2 });
    expect((await refused(guest, far)).code).toBe('zone_mismatch');
    expect((await refused(guest, 99_999_999)).code).toBe('not_found');
    expect((await refused(guest, 1, { quantity: 0 })).code).toBe('validation');
  });
});

it('a dish that was taken off the menu is no order for later (ITEM-06)', async () => {
  const dish = await shop.item(store);
  const guest = await shop.guest();
  const offered = async () =>
    (await shop.call(listCart, { moduleId, query: { guest_id: guest } })).map(({ item }) => [
      item.available,
      item.schedule_order,
    ]);
  await add(guest, dish);
  expect(await offered()).toEqual([[1, 1]]);
  await shop.db.update(items).set({ active: false }).where(eq(items.id, dish));
  expect(await offered()).toEqual([[0, 0]]);
});

describe('of what is left no more, or less', () => {
  const change = async (guest_id: string, item_id: number, quantity: number) => {
    const [line] = await shop.call(listCart, { moduleId, query: { guest_id } });
    return { moduleId, body: { guest_id, cart_id: line?.id, item_id, quantity } };
  };
  it.each([
    ['stock has fallen below the line', { stock: 1 }, 'out_of_stock'],
    ['its maximum has fallen below the line', { maximumCartQuantity: 1 }, 'out_of_limit'],
    ['it was taken off the menu', { active: false }, 'item_unavailable'],
  ] as const)('a line can be lowered, never grow (CART-14): %s', async (_, now, code) => {
    const dish = await shop.item(store, { stock: 9, maximumCartQuantity: 9 });
    const guest = await shop.guest();
    await add(guest, dish, { quantity: 5 });
    await shop.db.update(items).set(now).where(eq(items.id, dish));
    await shop.call(updateCart, await change(guest, dish, 4));
    expect(await lines(guest)).toEqual([4]);
    const more = await shop.refusal(updateCart, await change(guest, dish, 5));
    expect(more.errors.map((error) => error.code)).toEqual([code]);
    expect(await lines(guest)).toEqual([4]);
  });
});

describe('selections', () => {
  it('are kept whatever the language, and equal ones meet in one line', async () => {
    const addOns = [{ id: 5, name: { en: 'Dip', ar: 'صلصة' }, price: 750 }];
    const dish = await shop.item(store, { foodVariations: [size], addOns, stock: null });
    const guest = await shop.guest();
    const inArabic = [{ name: 'الحجم', values: { label: ['كبير'] } }];
    const inEnglish = [{ name: 'Size', values: { label: ['Large'] } }];
    await add(guest, dish, { variation: inArabic });
    await add(guest, dish, { variation: inEnglish });
    const [line, ...more] = await shop.call(listCart, {
      moduleId,
      query: { guest_id: guest },
      language: 'ar',
    });
    expect(more).toEqual([]);
    expect(line).toMatchObject({ quantity: 2, variation: inArabic });
    const dipped = { variation: inEnglish, add_on_ids: [5], add_on_qtys: [2] };
    expect(await add(guest, dish, dipped)).toMatchObject([
      { quantity: 2, add_on_ids: [] },
      { quantity: 1, add_on_ids: [5], add_on_qtys: [2], variation: inEnglish },
    ]);
  });

  it('of goods are named in the language asked for, in English where their owner wrote no more', async () => {
    const shirt = await shop.item(store, { stock: 9 });
    await shop.variation(shirt, 'Red', 10_000, 5);
    const plain = { en: 'Blue' };
    await shop.db
      .insert(itemVariations)
      .values({ itemId: shirt, type: plain, price: 10_000, stock: 4 });
    const guest = await shop.guest();
    await add(guest, shirt, { variation: [{ type: 'ع-Red' }] });
    await add(guest, shirt, { variation: [{ type: 'Blue' }] });
    await add(guest, shirt, { variation: [{ type: 'Red' }] });
    const lines = await shop.call(listCart, {
      moduleId,
      query: { guest_id: guest },
      language: 'ar',
    });
    expect(lines.map(({ quantity, variation }) => [quantity, variation])).toEqual([
      [2, [{ type: 'ع-Red', price: 10, stock: 5 }]],
      [1, [{ type: 'Blue', price: 10, stock: 4 }]],
    ]);
  });

  it('that become equal by a change join, and share their stock', async () => {
    const shirt = await shop.item(store, { stock: 9 });
    await shop.variation(shirt, 'Red', 10_000, 5);
    await shop.variation(shirt, 'Blue', 10_000, 4);
    const guest = await shop.guest();
    await add(guest, shirt, { quantity: 3, variation: [{ type: 'Red' }] });
    const [, blue] = await add(guest, shirt, { quantity: 2, variation: [{ type: 'Blue' }] });
    const body = { guest_id: guest, cart_id: blue?.id, item_id: shirt, quantity: 3 };
    const tooMany = { moduleId, body: { ...body, variation: [{ type: 'Red' }] } };
    expect((await shop.refusal(updateCart, tooMany)).errors[0]?.code).toBe('out_of_stock');
    const fits = { moduleId, body: { ...body, quantity: 2, variation: [{ type: 'Red' }] } };
    expect(await shop.call(updateCart, fits)).toMatchObject([
      { id: blue?.id, quantity: 5, variation: [{ type: 'Red' }] },
    ]);
  });
});

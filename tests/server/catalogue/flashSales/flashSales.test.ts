import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, listCart } from '../../../../domain/cart/cartEndpoints';
import { getItem } from '../../../../domain/catalogue/itemEndpoints';
import {
  listBrandItems,
  listBrands,
  listFlashSales,
} from '../../../../domain/catalogue/offerEndpoints';
import { cancelOrder } from '../../../../domain/orders/orderChangeEndpoints';
import { placeOrder, quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { brands } from '../../../../server/db/schema/brands';
import { flashSaleItems, flashSales } from '../../../../server/db/schema/flashSales';
import { items } from '../../../../server/db/schema/items';
import { moduleId, openShop, orderBody, type Shop } from '../../orders/shop';

const hour = 3_600_000;
let shop: Shop;
let store: number;
let item: number;
let saleId: number;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store();
});
beforeEach(async () => {
  item = await shop.item(store);
  const now = shop.deps.clock.now().getTime();
  const [sale] = await shop.db
    .insert(flashSales)
    .values({
      moduleId,
      title: { en: 'Two hours', ar: 'ساعتان' },
      startsAt: new Date(now),
      endsAt: new Date(now + 2 * hour),
    })
    .returning();
  saleId = sale?.id ?? 0;
  await shop.db.insert(flashSaleItems).values({ saleId, itemId: item, discount: 40_000, stock: 3 });
});
afterAll(() => shop.close());

const sold = async () => {
  const mine = and(eq(flashSaleItems.saleId, saleId), eq(flashSaleItems.itemId, item));
  const [row] = await shop.db.select().from(flashSaleItems).where(mine);
  return row?.sold;
};
const body = async (guest: string, quantity: number) => {
  const line = { item_id: item, quantity, model: 'Item', price: 10 };
  return { ...orderBody(guest, store, shop.home), lines: [line] };
};
const quote = async (guest: string, quantity = 1) =>
  shop.call(quoteOrder, { moduleId, body: await body(guest, quantity) });
async function buy(quantity = 1) {
  const guest = await shop.guest();
  const { total } = await quote(guest, quantity);
  const wanted = { ...(await body(guest, quantity)), order_amount: total };
  return { guest, ...(await shop.call(placeOrder, { moduleId, body: wanted })) };
}

describe('a flash sale', () => {
  it.each([
    [null, 3],
    [0, 3],
    [2, 2],
    [5, 3],
  ])(
    'caps what one order may have of an item with a maximum of %s at %i',
    async (maximumCartQuantity, most) => {
      await shop.db.update(items).set({ maximumCartQuantity }).where(eq(items.id, item));
      const shown = await shop.call(getItem, { params: { id: item } });
      expect(shown.maximum_cart_quantity).toBe(most);
    },
  );

  it('lowers its items, in lists, on their page, in the cart and in the price, until it ends', async () => {
    const guest = await shop.guest();
    await shop.call(addToCart, { moduleId, body: { guest_id: guest, item_id: item, quantity: 1 } });
    const inCart = async () =>
      (await shop.call(listCart, { moduleId, query: { guest_id: guest } }))[0]?.item?.discount;
    const onPage = async () => (await shop.call(getItem, { params: { id: item } })).discount;
    const told = async () => (await shop.call(getItem, { params: { id: item } })).flash_sale;
    expect(await told()).toEqual({
      title: 'Two hours',
      end_date: new Date(shop.deps.clock.now().getTime() + 2 * hour).toISOString(),
      stock: 3,
      available_stock: 3,
    });
    const inPrice = async () => (await quote(guest)).item_discount;
    expect([await inCart(), await onPage(), await inPrice()]).toEqual([40, 40, 4]);
    const sales = await shop.call(listFlashSales, { moduleId });
    const mine = sales.find(({ id }) => id === saleId);
    expect(mine).toMatchObject({
      title: 'Two hours',
      end_date: new Date(shop.deps.clock.now().getTime() + 2 * hour).toISOString(),
      active_products: [
        { stock: 3, sold: 0, available_stock: 3, item: { id: item, discount: 40 } },
      ],
    });
    shop.clock.advance(2 * hour);
    expect([await inCart(), await onPage(), await inPrice()]).toEqual([0, 0, 0]);
    expect(await told()).toBeNull();
    expect((await shop.call(listFlashSales, { moduleId })).some(({ id }) => id === saleId)).toBe(
      false,
    );
  });

  it('sells no more than it offers, and the rest at the usual price', async () => {
    await buy(2);
    expect(await sold()).toBe(2);
    const guest = await shop.guest();
    const refusal = await shop.refusal(quoteOrder, { moduleId, body: await body(guest, 2) });
    expect(refusal.errors[0]).toMatchObject({ code: 'out_of_limit' });
    await buy(1);
    expect(await sold()).toBe(3);
    expect((await quote(guest, 2)).item_discount).toBe(0);
  });

  it('sells its last units once, however many want them at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => buy(1)));
    const placed = answers.filter(({ status }) => status === 'fulfilled');
    expect(await sold()).toBe(3);
    expect(placed.length).toBeGreaterThanOrEqual(3);
  });

  it('gets its units back when an order is cancelled', async () => {
    const { order_id, guest } = await buy(2);
    const why = { order_id, guest_id: guest, reason: 'Changed my mind' };
    await shop.call(cancelOrder, { body: why });
    expect(await sold()).toBe(0);
  });
});

it('brands are those of which something is sold here, each with its items', async () => {
  const name = { en: 'Test brand', ar: 'علامة' };
  const [brand] = await shop.db
    .insert(brands)
    .values({ moduleId, slug: 'test-brand', name, image: '/pictures/brand.svg', position: -1 })
    .returning();
  const id = brand?.id ?? 0;
  const listed = async () => (await shop.call(listBrands, { moduleId })).map((one) => one.id);
  expect(await listed()).not.toContain(id);
  const own = await shop.item(store, { brandId: id });
  await shop.item(store, { brandId: id, active: false });
  expect((await listed())[0]).toBe(id);
  const page = await shop.call(listBrandItems, { moduleId, params: { id } });
  expect([page.total_size, page.products.map((one) => one.id)]).toEqual([1, [own]]);
  expect((await shop.refusal(listBrandItems, { moduleId, params: { id: 999_999 } })).status).toBe(
    404,
  );
});

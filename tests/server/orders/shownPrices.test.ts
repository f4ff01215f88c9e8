import { and, eq, gt, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Item } from '../../../domain/catalogue/catalogue';
import { getItem, listPopularItems } from '../../../domain/catalogue/itemEndpoints';
import { priceTag } from '../../../domain/catalogue/priceTag';
import { getOrderDetails, placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import { fromMillis, toMillis } from '../../../domain/values/money';
import { stores } from '../../../server/db/schema/stores';
import { itemFacts } from '../../../server/web/structuredData';
import { openShop, orderBody, type Shop, zoneId } from './shop';

type Store = typeof stores.$inferSelect;

let shop: Shop;
let lowered: Store[];
beforeAll(async () => {
  shop = await openShop();
  const conditions = or(gt(stores.discountMax, 0), gt(stores.discountMinPurchase, 0));
  lowered = await shop.db
    .select()
    .from(stores)
    .where(and(eq(stores.zoneId, zoneId), gt(stores.discount, 0), conditions))
    .orderBy(stores.id);
});
afterAll(() => shop.close());

const plain = (item: Item) =>
  item.stock !== 0 &&
  item.variations.length === 0 &&
  item.food_variations.every(({ required }) => required === 'off');

/** Items of a store that are bought without a choice, as its list shows them. */
const offered = async ({ id, moduleId }: Store) => {
  const query = { store_id: id, limit: 100 };
  const { products } = await shop.call(listPopularItems, { moduleId, query });
  return products.filter(plain).slice(0, 40);
};

const onePiece = (guest: string, store: Store, item: Item) =>
  orderBody(guest, store.id, shop.home, {
    order_type: 'take_away',
    lines: [{ item_id: item.id, quantity: 1 }],
  });

describe('stores of the demo whose discount has a cap or a minimum purchase', () => {
  it('are nine in the first zone', () => {
    expect(lowered).toHaveLength(9);
  });

  it('CAT-14, ITEM-02: a card, a page and the search engines say what one piece is charged', async () => {
    const guest = await shop.guest();
    const seen = { lowered: 0, capped: 0, below: 0 };
    const now = shop.deps.clock.now();
    for (const store of lowered) {
      const { moduleId } = store;
      for (const item of await offered(store)) {
        const tag = priceTag(item, now, 2);
        const quote = await shop.call(quoteOrder, { moduleId, body: onePiece(guest, store, item) });
        const charged = fromMillis(toMillis(quote.subtotal) - toMillis(quote.item_discount));
        expect([item.name, tag.discountedFrom]).toEqual([item.name, charged]);

        // By hand: the larger of the item's own discount and the store's under its conditions.
        const own =
          item.discount_type === 'amount' ? item.discount : (item.price * item.discount) / 100;
        const reached = item.price >= store.discountMinPurchase / 1000;
        const full = (item.price * store.discount) / 100_000;
        const cap = store.discountMax / 1000;
        const byStore = reached ? (cap > 0 ? Math.min(full, cap) : full) : 0;
        expect(charged).toBeCloseTo(item.price - Math.max(own, byStore), 1);
        if (!reached && full > own) {
          seen.below += 1;
          expect(tag.offer).toEqual({
            percent: store.discount / 1000,
            from: store.discountMinPurchase / 1000,
            most: cap || null,
            isUntold: false,
          });
        } else expect(tag.offer).toBeNull();
        if (byStore > own) seen[byStore === full ? 'lowered' : 'capped'] += 1;
      }
    }
    expect(Math.min(seen.lowered, seen.capped, seen.below)).toBeGreaterThan(0);
  });

  it('the page of an item agrees with its card, and its offer for search engines with both', async () => {
    const offers = await Promise.all(lowered.map(offered));
    // All but the tailor, whose things have sizes.
    const first = offers.flatMap(([item]) => item ?? []);
    expect(first).toHaveLength(8);
    for (const item of first) {
      const now = shop.deps.clock.now();
      const params = { id: item.id };
      const page = await shop.call(getItem, { moduleId: item.module_id, params });
      expect(priceTag(page, now, 2)).toEqual(priceTag(item, now, 2));
      const facts = itemFacts(page, '/product/x', { code: 'USD', digits: 2 }, now);
      expect(facts.offers).toEqual({
        '@type': 'Offer',
        url: '/product/x',
        price: priceTag(item, now, 2).discountedFrom,
        priceCurrency: 'USD',
        availability: `https://schema.org/${item.available === 1 ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: item.store_name },
      });
    }
  });

  it('an order of one piece is placed for the price on the card, its line included', async () => {
    const placed: string[] = [];
    for (const store of lowered.filter(({ takeAway }) => takeAway)) {
      const guest = await shop.guest();
      const item = (await offered(store)).find(
        ({ price, available, is_prescription_required }) =>
          available === 1 && is_prescription_required === 0 && price * 800 > store.minimumOrder,
      );
      if (!item) continue;
      const { moduleId } = store;
      const body = onePiece(guest, store, item);
      const { total } = await shop.call(quoteOrder, { moduleId, body });
      const wanted = { ...body, order_amount: total };
      const { order_id } = await shop.call(placeOrder, { moduleId, body: wanted });
      const query = { guest_id: guest, order_id };
      const order = await shop.call(getOrderDetails, { query });
      const [line] = order.details;
      const { discountedFrom } = priceTag(item, shop.deps.clock.now(), 2);
      expect(order.subtotal - order.item_discount).toBeCloseTo(discountedFrom, 6);
      expect((line?.price ?? 0) - (line?.discount_on_line ?? 0)).toBeCloseTo(discountedFrom, 6);
      placed.push(store.slug);
    }
    expect(placed.length).toBeGreaterThan(2);
  });
});

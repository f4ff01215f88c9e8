import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freeDeliveryProgress } from '../../../domain/cart/freeDelivery';
import { item as wireItemOf } from '../../../domain/catalogue/catalogue';
import { discountOfItems, priceItems } from '../../../domain/catalogue/storeDiscount';
import { quote as wireQuoteOf } from '../../../domain/orders/order';
import { noHouse } from '../../../domain/place/house';
import { toMillis } from '../../../domain/values/money';
import { loadSellables, type Sellable } from '../../../server/cart/sellable';
import { wireItem } from '../../../server/cart/wireItem';
import { type Ground, type OrderScope, readGround } from '../../../server/orders/ground';
import type { Candidate } from '../../../server/orders/lines';
import { newLines, newOrder } from '../../../server/orders/newOrder';
import { priceOrder, toWireQuote } from '../../../server/orders/price';
import { moduleId, openShop, orderBody, type Shop, zoneId } from './shop';

let shop: Shop;
let sellable: Sellable;
let ground: Ground;
const owner = 'guest:drawer';
const scope: OrderScope = {
  caller: { kind: 'guest', id: 'drawer' },
  owner,
  moduleId,
  zoneIds: [zoneId],
  language: 'en',
};

beforeAll(async () => {
  shop = await openShop();
  const store = await shop.store();
  const item = await shop.item(store);
  const found = (await loadSellables(shop.db, [item], shop.deps.clock.now())).get(item);
  if (!found) throw new Error('The item is not there');
  sellable = found;
  const asked = { store_id: store, order_type: 'delivery', address: shop.home } as const;
  ground = await readGround(shop.deps, scope, asked);
});
afterAll(() => shop.close());

const millis = (most: number) => fc.integer({ min: 0, max: most });
const rarely = (amount: fc.Arbitrary<number>) => fc.oneof(fc.constant(0), amount);

const carts = fc.record({
  digits: fc.constantFrom(0, 2, 3),
  over: fc.constantFrom(null, 20, 60),
  fee: fc.constantFrom(0, 0.5),
  taxed: fc.constantFrom(0 as const, 1 as const),
  store: fc.record({
    tax: fc.constantFrom(0, 5_000, 15_000),
    discount: rarely(fc.constantFrom(7_500, 10_000, 15_000, 33_333, 100_000)),
    discountMax: rarely(millis(15_000)),
    discountMinPurchase: rarely(millis(80_000)),
  }),
  lines: fc.array(
    fc.record({
      price: millis(120_000),
      discount: rarely(millis(40_000)),
      discountType: fc.constantFrom('percent' as const, 'amount' as const),
      addOn: millis(3_000),
      addOns: fc.integer({ min: 0, max: 3 }),
      quantity: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});
type Cart = typeof carts extends fc.Arbitrary<infer C> ? C : never;

/** What the shop would order, as its tables have it. */
const candidatesOf = (cart: Cart): Candidate[] =>
  cart.lines.map(({ quantity, addOn, addOns, ...parts }, index) => ({
    sellable: {
      ...sellable,
      store: { ...sellable.store, ...cart.store },
      item: {
        ...sellable.item,
        ...parts,
        id: index + 1,
        addOns: [{ id: 1, name: { en: 'Dip', ar: 'صلصة' }, price: addOn }],
      },
    },
    choice: {
      variation: [],
      addOns: addOns > 0 ? [{ id: 1, quantity: addOns }] : [],
      combination: null,
      key: addOns > 0 ? '#1' : '',
    },
    quantity,
    wishes: { note: '', substitution: 'best_match', substituteItemId: null },
  }));

/** What the drawer makes of the cart that the shop answers. */
function drawerOf(candidates: readonly Candidate[], now: Date, digits: number) {
  const entries = candidates.map(({ sellable: sold, choice, quantity }) => ({
    item: v.parse(
      wireItemOf,
      JSON.parse(
        JSON.stringify(
          wireItem(sold, {
            language: 'en',
            now,
            timeZone: 'UTC',
            moduleType: 'grocery',
            takesLater: false,
          }),
        ),
      ),
    ),
    quantity,
    add_on_ids: choice.addOns.map(({ id }) => id),
    add_on_qtys: choice.addOns.map((addOn) => addOn.quantity),
  }));
  return priceItems(entries, discountOfItems(entries.map(({ item }) => item)), now, digits);
}

it('CART-01, S22: drawer, checkout and order agree to the smallest coin on 5,000 carts', async () => {
  const now = shop.deps.clock.now();
  let capped = 0;
  await fc.assert(
    fc.asyncProperty(carts, async (cart) => {
      const candidates = candidatesOf(cart);
      const config = {
        ...ground.config,
        digit_after_decimal_point: cart.digits,
        free_delivery_over: cart.over,
        additional_charge_status: 1 as const,
        additional_charge: cart.fee,
        tax_included: cart.taxed,
      };
      const here = { ...ground, config, store: { ...ground.store, ...cart.store } };
      const order = {
        ...orderBody('drawer', here.store.id, shop.home),
        order_type: 'delivery' as const,
        dm_tips: 0,
      };
      const drawer = drawerOf(candidates, now, cart.digits);
      const priced = await priceOrder(shop.db, scope, here, candidates, order, now);
      const checkout = v.parse(wireQuoteOf, toWireQuote(priced, candidates, here, scope));
      const writing = {
        scope,
        order: {
          ...order,
          payment_method: 'cash_on_delivery' as const,
          charge_payer: 'sender' as const,
          order_amount: checkout.total,
          address_type: '',
          ...noHouse,
          order_note: '',
          delivery_instruction: '',
          leave_at_door: 0 as const,
          cutlery: 0 as const,
          prescription_images: [],
        },
        ground: here,
        candidates,
        priced,
        scheduleAt: null,
        callback: '',
        now,
      };
      const placed = newOrder(shop.deps.env, writing);
      const lines = newLines(writing, new Map());

      expect(checkout.lines.map(({ total }) => toMillis(total))).toEqual(
        drawer.lines.map(({ total }) => total),
      );
      const amounts = [drawer.subtotal, drawer.discount];
      expect([toMillis(checkout.subtotal), toMillis(checkout.item_discount)]).toEqual(amounts);
      expect([placed.subtotal, placed.itemDiscount]).toEqual(amounts);
      expect(placed.orderAmount).toBe(toMillis(checkout.total));
      expect(placed.orderAmount).toBe(
        drawer.total +
          (cart.taxed ? 0 : (placed.tax ?? 0)) +
          (placed.deliveryCharge ?? 0) +
          (placed.additionalCharge ?? 0),
      );
      expect(
        lines.map(({ price, quantity, addOnPrice = 0, lineDiscount = 0 }) => [
          price * quantity + addOnPrice,
          lineDiscount,
        ]),
      ).toEqual(drawer.lines.map(({ subtotal, discount }) => [subtotal, discount]));
      const bar = freeDeliveryProgress(cart.over, checkout.subtotal);
      if (bar) expect(placed.deliveryCharge === 0).toBe(bar.reached);
      const { discount, discountMax } = cart.store;
      if (discount > 0 && discountMax > 0 && drawer.discount > 0) capped += 1;
    }),
    { numRuns: 5_000 },
  );
  // The carts that this is about are among them.
  expect(capped).toBeGreaterThan(400);
}, 120_000);

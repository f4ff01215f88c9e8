import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, clearCart } from '../../../domain/cart/cartEndpoints';
import { listPopularItems } from '../../../domain/catalogue/itemEndpoints';
import { listStores } from '../../../domain/catalogue/storeEndpoints';
import { placeOrder, quoteOrder, trackOrder } from '../../../domain/orders/orderEndpoints';
import { getConfig, listModules } from '../../../domain/place/placeEndpoints';
import { moduleZones, zones } from '../../../server/db/schema/places';
import { runSettingsCommand } from '../../../server/settings/command';
import { moduleId, openShop, orderBody, type Shop } from './shop';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store({ tax: 15_000, discount: 0 });
});
afterAll(() => shop.close());

const set = async (settings: Record<string, string>) => {
  for (const [field, value] of Object.entries(settings)) {
    const result = await runSettingsCommand(shop.db, { verb: 'set', field, value });
    expect(result, field).toMatchObject({ ok: true });
  }
  shop.deps.settings.refresh();
};

const decimals = (amount: number) => String(amount).split('.')[1]?.length ?? 0;

describe('other currencies', () => {
  it.each([
    [0, 'IQD', 'right', 33_333],
    [2, 'EUR', 'left', 3_335],
    [3, 'KWD', 'right', 3_333],
  ] as const)(
    'with %d decimals (%s) every amount is a whole number of the smallest coin, and the total their sum',
    async (digits, currency, side, price) => {
      await set({
        digit_after_decimal_point: String(digits),
        currency_symbol: currency,
        currency_symbol_direction: side,
      });
      expect(await shop.call(getConfig)).toMatchObject({
        digit_after_decimal_point: digits,
        currency_symbol: currency,
        currency_symbol_direction: side,
      });
      const guest = await shop.guest();
      const item = await shop.item(store, { price, discount: 7_500, discountType: 'percent' });
      const line = { guest_id: guest, item_id: item, quantity: 3 };
      await shop.call(addToCart, { moduleId, body: line });
      const body = orderBody(guest, store, shop.home, { dm_tips: 1 });
      const quote = await shop.call(quoteOrder, { moduleId, body });
      const amounts = [
        quote.subtotal,
        quote.item_discount,
        quote.coupon_discount,
        quote.tax_amount,
        quote.delivery_charge,
        quote.additional_charge,
        quote.dm_tips,
        quote.total,
      ];
      for (const amount of amounts)
        expect(decimals(amount), String(amount)).toBeLessThanOrEqual(digits);
      expect(quote.subtotal).toBeGreaterThan(0);
      expect(quote.item_discount).toBeGreaterThan(0);
      expect(quote.tax_amount).toBeGreaterThan(0);
      const tax = quote.tax_included ? 0 : quote.tax_amount;
      const sum =
        quote.subtotal -
        quote.item_discount -
        quote.coupon_discount +
        tax +
        quote.delivery_charge +
        quote.additional_charge +
        quote.dm_tips;
      expect(quote.total).toBeCloseTo(sum, 6);

      const placed = await shop.call(placeOrder, {
        moduleId,
        body: { ...body, order_amount: quote.total },
      });
      expect(placed.total_amount).toBe(quote.total);
      const query = { guest_id: guest, order_id: placed.order_id };
      expect(await shop.call(trackOrder, { query })).toMatchObject({
        order_amount: quote.total,
        total_tax_amount: quote.tax_amount,
        item_discount: quote.item_discount,
      });
      await shop.call(clearCart, { moduleId, query: { guest_id: guest } });
    },
  );
});

describe('a zone without modules', () => {
  it('has no modules and empty lists; nothing fails', async () => {
    const [zone] = await shop.db.select().from(zones).limit(1);
    if (!zone) throw new Error('The demo has no zones');
    const { id: _, ...rest } = zone;
    const [bare] = await shop.db.insert(zones).values(rest).returning();
    const zoneIds = [bare?.id ?? 0];
    const served = await shop.db
      .select()
      .from(moduleZones)
      .where(eq(moduleZones.zoneId, zoneIds[0] ?? 0));
    expect(served).toEqual([]);
    expect(await shop.call(listModules, { zoneIds })).toEqual([]);
    expect(await shop.call(listPopularItems, { zoneIds, moduleId })).toMatchObject({
      total_size: 0,
      products: [],
    });
    expect(await shop.call(listStores, { zoneIds, moduleId })).toMatchObject({
      total_size: 0,
      stores: [],
    });
  });
});

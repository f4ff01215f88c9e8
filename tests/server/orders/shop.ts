import { eq } from 'drizzle-orm';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { signUp } from '../../../domain/identity/identityEndpoints';
import { requestGuestId } from '../../../domain/identity/sessionEndpoints';
import type { PlacedOrder } from '../../../domain/orders/order';
import { placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import { openMinutes } from '../../../server/catalogue/stores/openMinutes';
import { coupons } from '../../../server/db/schema/carts';
import { items, itemVariations } from '../../../server/db/schema/items';
import { categories, stores } from '../../../server/db/schema/stores';
import { createTestServer, type TestServer } from '../../support/server';

/** Grocery, where stock is counted. */
export const moduleId = 2;
export const zoneId = 1;

const text = (en: string) => ({ en, ar: `${en} (ع)` });
let number = 0;

const allDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: '00:00',
  closing_time: '23:59',
}));

/** A shop of the tests' own, so that what they expect does not hang on the demo data. */
export interface Shop extends TestServer {
  home: { lat: number; lng: number };
  store(parts?: Partial<typeof stores.$inferInsert>): Promise<number>;
  /** An item at 10.00 with 50 in stock. */
  item(storeId: number, parts?: Partial<typeof items.$inferInsert>): Promise<number>;
  variation(itemId: number, type: string, price: number, stock: number): Promise<number>;
  coupon(code: string, parts?: Partial<typeof coupons.$inferInsert>): Promise<number>;
  guest(): Promise<string>;
  /** A customer's token. */
  customer(guestId?: string): Promise<string>;
  stockOf(itemId: number): Promise<number | null>;
  /** Fills a guest's cart and places it as shown by its quote. */
  order(guestId: string, itemId: number, parts?: Record<string, unknown>): Promise<PlacedOrder>;
}

export const openShop = async (env?: Record<string, string>): Promise<Shop> =>
  shopOn(await createTestServer(env));

/** The same on a server that is there. */
export async function shopOn(server: TestServer): Promise<Shop> {
  const { db } = server;
  const config = await server.deps.settings.config();
  const home = config.default_location;
  const [category] = await db.select().from(categories).where(eq(categories.moduleId, moduleId));
  if (!category) throw new Error('The demo data has no grocery category');
  const next = () => {
    number += 1;
    return number;
  };

  const shop: Shop = {
    ...server,
    home,
    store: async (parts = {}) => {
      const [row] = await db
        .insert(stores)
        .values({
          slug: `test-store-${next()}`,
          moduleId,
          zoneId,
          name: text('Test store'),
          description: text(''),
          address: text('Test street'),
          phone: '+966500000000',
          email: 'store@example.com',
          lat: home.lat + 0.002,
          lng: home.lng + 0.002,
          logo: '',
          cover: '',
          schedules: parts.schedules ?? allDay,
          openMinutes: openMinutes(parts.schedules ?? allDay),
          deliveryMin: 20,
          deliveryMax: 40,
          categoryIds: [],
          ...parts,
        })
        .returning();
      return row?.id ?? 0;
    },
    item: async (storeId, parts = {}) => {
      const [row] = await db
        .insert(items)
        .values({
          slug: `test-item-${next()}`,
          moduleId,
          zoneId,
          storeId,
          categoryId: category.id,
          parentCategoryId: category.parentId || category.id,
          name: text('Test item'),
          description: text(''),
          image: '/pictures/default.svg',
          images: [],
          genericNames: [],
          tags: [],
          nutritions: [],
          allergies: [],
          price: 10_000,
          stock: 50,
          choiceOptions: [],
          foodVariations: [],
          addOns: [],
          ...parts,
        })
        .returning();
      return row?.id ?? 0;
    },
    variation: async (itemId, type, price, stock) => {
      const [row] = await db
        .insert(itemVariations)
        .values({ itemId, type: { en: type, ar: `ع-${type}` }, price, stock })
        .returning();
      return row?.id ?? 0;
    },
    coupon: async (code, parts = {}) => {
      const [row] = await db
        .insert(coupons)
        .values({
          code,
          title: text(code),
          type: 'default',
          discount: 10_000,
          startDate: new Date('2026-01-01'),
          expireDate: new Date('2027-01-01'),
          ...parts,
        })
        .returning();
      return row?.id ?? 0;
    },
    guest: async () => (await server.call(requestGuestId)).guest_id,
    customer: async (guestId) => {
      const n = next();
      const { token } = await server.call(signUp, {
        body: {
          name: 'Test Person',
          email: `person${n}@example.com`,
          phone: `+96650${String(1_000_000 + n)}`,
          password: 'secret1',
          guest_id: guestId,
        },
      });
      if (!token) throw new Error('Signing up gave no token');
      return token;
    },
    stockOf: async (itemId) => {
      const [row] = await db.select().from(items).where(eq(items.id, itemId));
      return row?.stock ?? null;
    },
    order: async (guestId, itemId, parts = {}) => {
      const [row] = await db.select().from(items).where(eq(items.id, itemId));
      const body = { guest_id: guestId, item_id: itemId, quantity: 1 };
      await server.call(addToCart, { body, moduleId });
      const wanted = orderBody(guestId, row?.storeId ?? 0, home, parts);
      const { total } = await server.call(quoteOrder, { body: wanted, moduleId });
      return server.call(placeOrder, { body: { ...wanted, order_amount: total }, moduleId });
    },
  };
  return shop;
}

/** Body of order/place; `order_amount` is missing unless given. */
export const orderBody = (
  guestId: string,
  storeId: number,
  home: { lat: number; lng: number },
  parts: Record<string, unknown> = {},
) => ({
  guest_id: guestId,
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  store_id: storeId,
  latitude: home.lat,
  longitude: home.lng,
  address: 'Test street 1',
  contact_person_name: 'Test Person',
  contact_person_number: '+966 50 123 4567',
  ...parts,
});

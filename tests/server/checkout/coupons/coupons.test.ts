import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, applyCoupon, listCoupons } from '../../../../domain/cart/cartEndpoints';
import { quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { rentalProviders } from '../../../../server/db/schema/rental';
import { trips } from '../../../../server/db/schema/trips';
import { moduleId, openShop, type Shop } from '../../orders/shop';

let shop: Shop;
let store: number;
let guest: string;
beforeAll(async () => {
  shop = await openShop();
  store = await shop.store();
  guest = await shop.guest();
  const body = { guest_id: guest, item_id: await shop.item(store), quantity: 3 };
  await shop.call(addToCart, { moduleId, body });
});
afterAll(() => shop.close());

const query = (code: string) => ({ guest_id: guest, code, store_id: store });
const refused = async (code: string) => {
  const { status, errors } = await shop.refusal(applyCoupon, { moduleId, query: query(code) });
  return { status, code: errors[0]?.code, message: errors[0]?.message };
};

describe('applying a coupon', () => {
  it('PRICE-02 answers the coupon, however its code is written', async () => {
    await shop.coupon('WELCOME', { minPurchase: 30_000, maxDiscount: 2_000 });
    expect(await shop.call(applyCoupon, { moduleId, query: query(' welcome ') })).toMatchObject({
      code: 'WELCOME',
      coupon_type: 'default',
      discount: 10,
      max_discount: 2,
      min_purchase: 30,
    });
  });

  it('PRICE-01 says by how much the cart is too small', async () => {
    await shop.coupon('MORE', { minPurchase: 30_010 });
    expect(await refused('MORE')).toEqual({
      status: 400,
      code: 'coupon_minimum',
      message: 'To apply this coupon, total item amount should be minimum $30.01',
    });
  });

  it.each([
    ['unknown', null, 'coupon_invalid'],
    ['switched off', { active: false }, 'coupon_invalid'],
    ['of another module', { moduleId: 1 }, 'coupon_invalid'],
    ['expired', { expireDate: new Date('2026-11-01') }, 'coupon_expired'],
    ['not begun', { startDate: new Date('2026-12-01') }, 'coupon_invalid'],
    ['used up', { totalLimit: 1, usedCount: 1 }, 'coupon_limit'],
    ['PRICE-04 of another zone', { type: 'zone_wise', zoneIds: [2] }, 'coupon_zone'],
    ['PRICE-05 of another store', { type: 'store_wise', storeIds: [1] }, 'coupon_store'],
  ] as const)('%s', async (name, parts, code) => {
    const own = name.toUpperCase().replaceAll(/\W/g, '');
    if (parts) {
      const { storeIds, zoneIds, ...rest } = { storeIds: [], zoneIds: [], ...parts };
      await shop.coupon(own, { ...rest, storeIds: [...storeIds], zoneIds: [...zoneIds] });
    }
    expect((await refused(own)).code).toBe(code);
  });

  it('is measured by a store that exists here', async () => {
    const elsewhere = { ...query('WELCOME'), store_id: 99_999_999 };
    expect((await shop.refusal(applyCoupon, { moduleId, query: elsewhere })).status).toBe(404);
  });
});

describe('the list', () => {
  it('holds what this shopper can use here', async () => {
    await shop.coupon('FORSTORE', { type: 'store_wise', storeIds: [store] });
    await shop.coupon('FOROTHERS', { type: 'store_wise', storeIds: [1] });
    const codes = (
      await shop.call(listCoupons, { moduleId, query: { guest_id: guest, store_id: store } })
    ).map((coupon) => coupon.code);
    expect(codes).toContain('FORSTORE');
    expect(codes).toContain('WELCOME');
    for (const code of ['FOROTHERS', 'EXPIRED', 'NOTBEGUN', 'USEDUP', 'PRICE04OFANOTHERZONE']) {
      expect(codes).not.toContain(code);
    }
  });

  it('says last, and with the reason, what this shopper has used up (PRICE-02, PRICE-03)', async () => {
    const buyer = await shop.guest();
    const item = await shop.item(store);
    await shop.coupon('FIRSTTIME', { type: 'first_order' });
    await shop.coupon('ONCE', { limitPerOwner: 1 });
    const refusals = async () => {
      const list = await shop.call(listCoupons, {
        moduleId,
        query: { guest_id: buyer, store_id: store },
      });
      const mine = list.filter(({ code }) => ['FIRSTTIME', 'ONCE'].includes(code));
      const firstRefused = list.findIndex(({ refusal }) => refusal !== null);
      const isSorted =
        firstRefused < 0 || list.slice(firstRefused).every(({ refusal }) => refusal !== null);
      return [Object.fromEntries(mine.map(({ code, refusal }) => [code, refusal])), isSorted];
    };
    expect(await refusals()).toEqual([{ FIRSTTIME: null, ONCE: null }, true]);
    await shop.order(buyer, item, { coupon_code: 'ONCE' });
    expect(await refusals()).toEqual([{ FIRSTTIME: 'coupon_invalid', ONCE: 'coupon_limit' }, true]);
  });

  it('counts a trip as the first order that it is (PRICE-03)', async () => {
    const [provider] = await shop.db.select().from(rentalProviders).limit(1);
    const place = { lat: 24.7, lng: 46.7, location_name: '' };
    const trip = {
      owner: `guest:${guest}`,
      providerId: provider?.id ?? 0,
      type: 'hourly',
      hours: 1,
      pickup: place,
      destination: place,
      pickupZoneIds: [1],
      isScheduled: true,
      startsAt: new Date('2026-11-21'),
      endsAt: new Date('2026-11-22'),
      paymentMethod: 'cash_on_delivery',
      amount: 0,
      subtotal: 0,
      discount: 0,
      tax: 0,
      taxIncluded: false,
      contactPersonName: '',
      contactPersonNumber: '',
      contactDigits: '',
    } satisfies typeof trips.$inferInsert;
    await shop.coupon('NEWHERE', { type: 'first_order' });
    const at = { guest_id: guest, store_id: store };
    const seen = async () => {
      const list = await shop.call(listCoupons, { moduleId, query: at });
      const body = { ...at, order_type: 'take_away', coupon_code: 'NEWHERE' } as const;
      const { coupon_refusal: refusal } = await shop.call(quoteOrder, { moduleId, body });
      return [list.find(({ code }) => code === 'NEWHERE')?.refusal, refusal];
    };
    expect(await seen()).toEqual([null, null]);
    await shop.db.insert(trips).values(trip);
    const said = { code: 'coupon_invalid', message: 'This coupon is for your first order.' };
    expect(await seen()).toEqual(['coupon_invalid', said]);
    expect((await refused('NEWHERE')).code).toBe('coupon_invalid');
  });

  it('says of a coupon for some stores which of them are here, and leaves out those of stores elsewhere', async () => {
    const name = (en: string) => ({ name: { en, ar: en } });
    const near = await shop.store(name('Near'));
    const nearToo = await shop.store(name('Near too'));
    const far = await shop.store({ ...name('Far'), zoneId: 2 });
    const gone = await shop.store({ ...name('Gone'), active: false });
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => shop.store()));
    const of = (code: string, storeIds: number[]) =>
      shop.coupon(code, { type: 'store_wise', storeIds });
    await of('BOTH', [near, nearToo, far]);
    await of('ONE', [near]);
    await of('MANY', five);
    await of('FARAWAY', [far]);
    await of('STOPPED', [gone]);
    const listed = await shop.call(listCoupons, { moduleId, query: { guest_id: guest } });
    const mine = ['BOTH', 'ONE', 'MANY', 'FARAWAY', 'STOPPED'];
    const shown = listed.filter(({ code }) => mine.includes(code));
    expect(shown.map(({ code, store_id, store_name }) => ({ code, store_id, store_name }))).toEqual(
      [
        { code: 'BOTH', store_id: null, store_name: 'Near, Near too' },
        { code: 'ONE', store_id: near, store_name: 'Near' },
        { code: 'MANY', store_id: null, store_name: '' },
      ],
    );
  });
});

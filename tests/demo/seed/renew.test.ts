import { and, asc, desc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewDemo } from '../../../demo/seed/renew';
import type { Database } from '../../../server/db/client';
import { brands } from '../../../server/db/schema/brands';
import { coupons } from '../../../server/db/schema/carts';
import { flashSaleItems, flashSales } from '../../../server/db/schema/flashSales';
import { items } from '../../../server/db/schema/items';
import { facts } from '../../../server/db/schema/places';
import { rentalProviders } from '../../../server/db/schema/rental';
import { campaignStores, campaigns, stores } from '../../../server/db/schema/stores';
import { openSeededDatabase, seededAt } from '../../support/database';

const hour = 3_600_000;
const grocery = 2;
const hoursOn = (hours: number) => new Date(seededAt.getTime() + hours * hour);

let database: Database;
let db: Database['db'];
beforeAll(async () => {
  database = await openSeededDatabase();
  db = database.db;
});
afterAll(() => database.close());

const salesOf = (moduleId: number) =>
  db
    .select({ from: flashSales.startsAt, until: flashSales.endsAt })
    .from(flashSales)
    .where(eq(flashSales.moduleId, moduleId))
    .orderBy(asc(flashSales.startsAt));
const offeredFrom = async (from: Date) => {
  const rows = await db
    .select({ itemId: flashSaleItems.itemId })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
    .where(and(eq(flashSales.moduleId, grocery), eq(flashSales.startsAt, from)));
  return rows.map(({ itemId }) => itemId);
};

describe('the demo’s flash sales', () => {
  it('follow each other without a gap, with other items', async () => {
    const first = { from: seededAt, until: hoursOn(40) };
    await renewDemo(db, hoursOn(39));
    expect(await salesOf(grocery)).toEqual([first]);
    await Promise.all([1, 2, 3].map(() => renewDemo(db, new Date(hoursOn(40).getTime() - 60_000))));
    expect(await salesOf(grocery)).toEqual([first, { from: hoursOn(40), until: hoursOn(80) }]);
    const [before, next] = [await offeredFrom(seededAt), await offeredFrom(hoursOn(40))];
    expect(before.length).toBeGreaterThan(8);
    expect(next).toHaveLength(before.length);
    expect(next.filter((id) => before.includes(id))).toEqual([]);
  });

  it('begin at once in a shop that was shut when the last one ended', async () => {
    await renewDemo(db, hoursOn(500));
    expect((await salesOf(grocery)).at(-1)).toEqual({ from: hoursOn(500), until: hoursOn(540) });
  });

  it('are left alone where nothing of the demo is', async () => {
    const [seeded] = await db.delete(facts).where(eq(facts.key, 'seeded')).returning();
    const before = await salesOf(grocery);
    await renewDemo(db, hoursOn(900));
    expect(await salesOf(grocery)).toEqual(before);
    if (seeded) await db.insert(facts).values(seeded);
  });
});

it('a demo that was filled before there were brands and sales gets them, and keeps all else', async () => {
  const branded = () =>
    db
      .select({ id: items.id, brandId: items.brandId })
      .from(items)
      .where(isNotNull(items.brandId))
      .orderBy(asc(items.id));
  const all = () => db.select().from(brands).orderBy(asc(brands.id));
  const [wereBranded, wereBrands] = [await branded(), await all()];
  const total = await db.$count(items);
  await db.update(items).set({ brandId: null });
  await db.delete(brands);
  await db.delete(flashSales);

  await renewDemo(db, hoursOn(1_000));
  expect(await branded()).toEqual(wereBranded);
  expect(await all()).toEqual(wereBrands);
  expect(await salesOf(grocery)).toEqual([{ from: hoursOn(1_000), until: hoursOn(1_040) }]);
  expect(await db.$count(items)).toBe(total);

  await db.update(brands).set({ slug: 'mine' }).where(eq(brands.id, 1));
  await renewDemo(db, hoursOn(1_001));
  expect((await all())[0]?.slug).toBe('mine');
  expect(await salesOf(grocery)).toHaveLength(1);
});

describe('what the demo offers for weeks', () => {
  const daysOn = (days: number) => hoursOn(24 * days);
  /** What a shopper finds at a moment. */
  const offered = async (at: Date) => {
    const running = await db
      .select({ title: campaigns.title })
      .from(campaigns)
      .where(and(lte(campaigns.startDate, at), gt(campaigns.endDate, at)));
    const valid = await db
      .select({ code: coupons.code })
      .from(coupons)
      .where(and(eq(coupons.active, true), lte(coupons.startDate, at), gt(coupons.expireDate, at)))
      .orderBy(asc(coupons.code));
    return {
      campaigns: running.map(({ title }) => title.en).sort(),
      coupons: valid.map(({ code }) => code),
      campaignItems: await db.$count(
        items,
        and(lte(items.campaignStarts, at), gt(items.campaignEnds, at)),
      ),
      stores: await db.$count(stores, and(gt(stores.discount, 0), gt(stores.discountEnd, at))),
      providers: await db.$count(
        rentalProviders,
        and(gt(rentalProviders.discount, 0), gt(rentalProviders.discountEnd, at)),
      ),
    };
  };
  const allOfIt = {
    campaigns: [
      'Dinner for Two',
      'From the Fields',
      'Harbour Lunch Week',
      'Home Refresh',
      'Winter Ready',
    ],
    coupons: ['EMBER20', 'FIRST25', 'FREESHIP', 'HARBOUR15', 'RIDE15', 'TAKE3', 'WELCOME10'],
    campaignItems: expect.any(Number),
    stores: expect.any(Number),
    providers: 3,
  };

  it('is as much on every day, and after a year in which nobody opened the shop', async () => {
    const first = await offered(seededAt);
    expect(first).toEqual(allOfIt);
    expect(first.campaignItems).toBeGreaterThan(15);
    expect(first.stores).toBeGreaterThan(10);
    await renewDemo(db, daysOn(43));
    for (let day = 44; day < 64; day += 1) {
      expect(await offered(daysOn(day))).toEqual(first);
      await renewDemo(db, daysOn(day));
    }
    expect((await offered(daysOn(400))).coupons).toEqual([]);
    await renewDemo(db, daysOn(400));
    expect(await offered(daysOn(400))).toEqual(first);
  });

  it('goes on with other stores, and leaves what was switched off or taken away', async () => {
    const dinner = () =>
      db
        .select({ id: campaigns.id, from: campaigns.startDate, until: campaigns.endDate })
        .from(campaigns)
        .where(eq(campaigns.id, 1));
    expect(await dinner()).toEqual([{ id: 1, from: daysOn(-5), until: daysOn(40) }]);
    const fields = await db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(eq(campaigns.moduleId, grocery))
      .orderBy(desc(campaigns.id))
      .limit(2);
    const [next, last] = await Promise.all(
      fields.map(async ({ id }) => {
        const rows = await db
          .select({ id: campaignStores.storeId })
          .from(campaignStores)
          .where(eq(campaignStores.campaignId, id));
        return rows.map((row) => row.id);
      }),
    );
    expect(next?.length).toBeGreaterThan(5);
    expect(next?.filter((id) => last?.includes(id))).toEqual([]);

    await db.update(coupons).set({ active: false }).where(eq(coupons.code, 'TAKE3'));
    const ofGrocery = db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(eq(campaigns.moduleId, grocery));
    await db.delete(campaignStores).where(inArray(campaignStores.campaignId, ofGrocery));
    await db.delete(campaigns).where(eq(campaigns.moduleId, grocery));
    await renewDemo(db, daysOn(800));
    const { campaigns: left, coupons: valid } = await offered(daysOn(800));
    expect(left).toEqual(allOfIt.campaigns.filter((title) => title !== 'From the Fields'));
    expect(valid).toEqual(allOfIt.coupons.filter((code) => code !== 'TAKE3'));
  });
});

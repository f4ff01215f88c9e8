import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/client';
import { brands } from '../../../server/db/schema/brands';
import { flashSaleItems, flashSales } from '../../../server/db/schema/flashSales';
import { items } from '../../../server/db/schema/items';
import { facts } from '../../../server/db/schema/places';
import { renewDemo } from '../../../server/seed/flashSales';
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

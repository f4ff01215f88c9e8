import { eq, sql } from 'drizzle-orm';
import { countCatalogue } from '../../server/catalogue/counts';
import { keepAllShownPrices } from '../../server/catalogue/items/shownPrices';
import type { Db } from '../../server/db/client';
import { facts } from '../../server/db/schema/places';
import { refuseRealShop, seededFact } from '../../server/demo';
import { defaultSettings } from '../../server/settings/defaults';
import type { City } from '../city/city';
import { seedBase } from './base';
import { seedBrands } from './brands';
import { seedStores } from './catalogue';
import { addDesks, addOffices } from './desks';
import { addDueSales } from './flashSales';
import { seedOffers } from './offers';
import { addOperator } from './operator';
import { seedParcel } from './parcel';
import { seedPeople } from './people';
import { type SeedContext, storeRound } from './plan';
import { seedRental } from './rental';
import { addRiders } from './riders';
import { seedTexts } from './texts';

export interface SeedOptions {
  city: City;
  now: Date;
  /** How many times the demo's own size; 1 is about 1,700 items. */
  scale?: number;
  seed?: string;
  report?: (line: string) => void;
}

interface SeededFact {
  seed: string;
  scale: number;
  /** Dates are counted from the first seeding, so that later rounds fit the first. */
  at: string;
}

async function readFact(db: Db): Promise<SeededFact | null> {
  const [row] = await db.select().from(facts).where(eq(facts.key, seededFact));
  return row ? (row.value as SeededFact) : null;
}

/** How many times the demo's own size the database holds; 0 before the first seeding. */
export async function seededScale(db: Db): Promise<number> {
  return (await readFact(db))?.scale ?? 0;
}

/**
 * Fills an empty database with the demo shop; does nothing to one that has been filled.
 * @throws StartError where it is a real shop
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<void> {
  const found = await readFact(db);
  const scale = Math.max(1, Math.floor(options.scale ?? 1));
  if (found && found.scale >= scale) return;
  await refuseRealShop(db);
  const context: SeedContext = {
    city: options.city,
    seed: found?.seed ?? options.seed ?? 'flowmart',
    now: found ? new Date(found.at) : options.now,
  };
  const report = options.report ?? (() => {});
  await db.transaction(async (tx) => {
    if (!found) {
      await seedBase(tx, context);
      await seedBrands(tx);
    }
    const to = scale * storeRound.length;
    await seedStores(tx, context, (found?.scale ?? 0) * storeRound.length, to, (done) => {
      if (to > 500 && (done % 500 === 0 || done === to)) report(`${done} of ${to} stores`);
    });
    await countCatalogue(tx);
    await keepAllShownPrices(tx, context.now, defaultSettings.digit_after_decimal_point);
    if (!found) {
      await seedOffers(tx, context);
      await addDueSales(tx, context.now);
      await seedPeople(tx, context);
      await addDesks(tx, context.now);
      await addRiders(tx, context.now);
      await addOperator(tx, context.now);
      await seedTexts(tx);
      await seedRental(tx, context);
      await addOffices(tx, context.now);
      await seedParcel(tx);
    }
    const value: SeededFact = { seed: context.seed, scale, at: context.now.toISOString() };
    await tx
      .insert(facts)
      .values({ key: seededFact, value })
      .onConflictDoUpdate({ target: facts.key, set: { value } });
  });
  // Plans follow from statistics, word indexes keep new rows apart until then, and PGlite does neither by itself.
  await db.execute(sql`vacuum analyze`);
}

import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client';
import { facts } from '../../server/db/schema/places';
import { addChoices } from './base';
import { addBrands } from './brands';
import { daysFrom } from './days';
import { addDesks, addOffices } from './desks';
import { addDueSales } from './flashSales';
import { renewOffers } from './offers';
import { addOperator } from './operator';
import { addRiders } from './riders';

/** What is offered for weeks is looked through once a day, and made to go on this long before it ends. */
const aheadDays = 2;

/**
 * Keeps the demo alive as time passes: what an older version of it lacked is added, a sale follows each that ends, and
 * campaigns, coupons and discounts go on. Servers on one database take turns.
 */
export async function renewDemo(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [seeded] = await tx
      .select({ key: facts.key })
      .from(facts)
      .where(eq(facts.key, 'seeded'))
      .for('update');
    if (!seeded) return;
    await addChoices(tx);
    await addBrands(tx);
    await addDesks(tx, now);
    await addOffices(tx, now);
    await addRiders(tx, now);
    await addOperator(tx, now);
    await addDueSales(tx, now);
    if (await isNewDay(tx, now)) await renewOffers(tx, now, daysFrom(now, aheadDays));
  });
}

/** True once in 24 hours, whichever server asks first. */
async function isNewDay(db: Db, now: Date): Promise<boolean> {
  const value = { at: now.toISOString() };
  const taken = await db
    .insert(facts)
    .values({ key: 'renewed', value })
    .onConflictDoUpdate({
      target: facts.key,
      set: { value },
      setWhere: sql`(${facts.value} ->> 'at')::timestamptz <= ${daysFrom(now, -1).toISOString()}::timestamptz`,
    })
    .returning({ key: facts.key });
  return taken.length > 0;
}

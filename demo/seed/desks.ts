import { hash } from '@node-rs/argon2';
import { asc, lte } from 'drizzle-orm';
import type { Db } from '../../server/db/client';
import { storeStaff } from '../../server/db/schema/desk';
import { stores } from '../../server/db/schema/stores';

/** How many stores of the demo have somebody at the desk; the README names them. */
const desks = 6;
const password = 'demo1234';

/** `store1@flowmart.example` owns the first store, `store2@...` the next, and so on; those that are there stay. */
export async function addDesks(db: Db, now: Date): Promise<void> {
  const [known] = await db.select({ id: storeStaff.id }).from(storeStaff).limit(1);
  if (known) return;
  const first = await db
    .select({ id: stores.id })
    .from(stores)
    .where(lte(stores.id, desks))
    .orderBy(asc(stores.id));
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  if (first.length === 0) return;
  await db.insert(storeStaff).values(
    first.map(({ id }) => ({
      storeId: id,
      email: `store${id}@flowmart.example`,
      role: 'owner' as const,
      passwordHash,
      createdAt: now,
    })),
  );
}

import { hash } from '@node-rs/argon2';
import { asc, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../server/db/client';
import { storeStaff } from '../../server/db/schema/desk';
import { rentalProviders } from '../../server/db/schema/rental';
import { stores } from '../../server/db/schema/stores';

/** How many stores of the demo have somebody at the desk; the README names them. */
const desks = 6;
/** And how many renting offices. */
const offices = 3;
const password = 'demo1234';

const hashed = () => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** `rental1@flowmart.example` owns the first renting office, and so on; those that are there stay. */
export async function addOffices(db: Db, now: Date): Promise<void> {
  const known = await db
    .select({ id: storeStaff.id })
    .from(storeStaff)
    .where(isNotNull(storeStaff.providerId))
    .limit(1);
  const first = await db
    .select({ id: rentalProviders.id })
    .from(rentalProviders)
    .where(lte(rentalProviders.id, offices))
    .orderBy(asc(rentalProviders.id));
  if (known.length > 0 || first.length === 0) return;
  const passwordHash = await hashed();
  await db.insert(storeStaff).values(
    first.map(({ id }) => ({
      providerId: id,
      email: `rental${id}@flowmart.example`,
      role: 'owner' as const,
      passwordHash,
      createdAt: now,
    })),
  );
}

/** `store1@flowmart.example` owns the first store, `store2@...` the next, and so on; those that are there stay. */
export async function addDesks(db: Db, now: Date): Promise<void> {
  const [known] = await db.select({ id: storeStaff.id }).from(storeStaff).limit(1);
  if (known) return;
  const first = await db
    .select({ id: stores.id })
    .from(stores)
    .where(lte(stores.id, desks))
    .orderBy(asc(stores.id));
  const passwordHash = await hashed();
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

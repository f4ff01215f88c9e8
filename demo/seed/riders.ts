import { hash } from '@node-rs/argon2';
import { asc, lte } from 'drizzle-orm';
import type { Db } from '../../server/db/client';
import { couriers } from '../../server/db/schema/orders';
import { courierAccounts } from '../../server/db/schema/ride';

/** How many couriers of the demo sign in at /ride; the README names them. */
const riders = 6;
const password = 'demo1234';

/** `rider1@flowmart.example` is the first courier, `rider2@...` the next, and so on; those that are there stay. */
export async function addRiders(db: Db, now: Date): Promise<void> {
  const [known] = await db.select().from(courierAccounts).limit(1);
  if (known) return;
  const first = await db
    .select({ id: couriers.id })
    .from(couriers)
    .where(lte(couriers.id, riders))
    .orderBy(asc(couriers.id));
  if (first.length === 0) return;
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await db.insert(courierAccounts).values(
    first.map(({ id }) => ({
      courierId: id,
      email: `rider${id}@flowmart.example`,
      passwordHash,
      createdAt: now,
    })),
  );
}

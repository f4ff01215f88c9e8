import { hash } from '@node-rs/argon2';
import type { Db } from '../../server/db/client';
import { operators } from '../../server/db/schema/operators';

const password = 'demo1234';

/** `operator@flowmart.example` runs the demo's shop; those that are there stay. */
export async function addOperator(db: Db, now: Date): Promise<void> {
  const [known] = await db.select({ id: operators.id }).from(operators).limit(1);
  if (known) return;
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await db
    .insert(operators)
    .values({ email: 'operator@flowmart.example', passwordHash, createdAt: now });
}

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../../../server/env';
import { openSeededDatabase, type SeededDatabase } from '../../support/database';

let database: SeededDatabase;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

const refusal = new StartError(
  'This database was made before the first release, and its tables cannot be brought up to date: delete the folder "database" in DATA_DIR (or empty the database that DATABASE_URL names) and start again.',
);
const countStores = async () =>
  (await database.db.execute<{ n: number }>(sql`select count(*)::int as n from stores`)).rows[0]?.n;

describe('a database that is there already', () => {
  it('is taken when its tables began as ours, and once more', async () => {
    await database.prepare(async () => {});
    await database.prepare(async () => {});
    expect(await countStores()).toBeGreaterThan(0);
  });

  it('is taken when it is ahead of us, as while servers are replaced one by one', async () => {
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    );
    await database.prepare(async () => {});
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`);
  });

  it('is refused in a sentence, and left as it was, when it is from before the first release', async () => {
    const stores = await countStores();
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('before', 1795211684520)`,
    );
    let isReached = false;
    const prepared = database.prepare(async () => {
      isReached = true;
    });
    await expect(prepared).rejects.toThrow(refusal);
    expect([isReached, await countStores()]).toEqual([false, stores]);
  });
});

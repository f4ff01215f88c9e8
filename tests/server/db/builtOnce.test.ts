import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { builtOnce } from '../../../server/db/builtOnce';
import type { Db, Tx } from '../../../server/db/client';
import { modules } from '../../../server/db/schema/places';
import { createTestServer, type TestServer } from '../../support/server';

let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer();
});
afterAll(() => shop.close());

it('a query is built once for a database and for each transaction, and asked with other values', async () => {
  const build = vi.fn((db: Db | Tx) =>
    db
      .select({ id: modules.id })
      .from(modules)
      .where(eq(modules.id, sql.placeholder('id')))
      .prepare(''),
  );
  const moduleById = builtOnce(build);
  const { db } = shop.deps;
  expect(await moduleById(db).execute({ id: 1 })).toEqual([{ id: 1 }]);
  expect(await moduleById(db).execute({ id: 2 })).toEqual([{ id: 2 }]);
  expect(build).toHaveBeenCalledTimes(1);
  await db.transaction(async (tx) => {
    expect(await moduleById(tx).execute({ id: 3 })).toEqual([{ id: 3 }]);
    expect(await moduleById(tx).execute({ id: 999 })).toEqual([]);
  });
  expect(build).toHaveBeenCalledTimes(2);
});

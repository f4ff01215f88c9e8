import { readdirSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { schemaParts } from '../../../server/db/schema/all';

const tablesIn = (part: object): string[] =>
  Object.values(part).flatMap((one: unknown) =>
    is(one, PgTable) ? [getTableConfig(one).name] : [],
  );

it('a server asks for the tables of every file of the schema before it says that it is ready', async () => {
  const folder = new URL('../../../server/db/schema/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name !== 'all.ts');
  const parts = await Promise.all(
    files.map(async (name): Promise<object> => import(new URL(name, folder).href)),
  );
  expect(schemaParts.flatMap(tablesIn).sort()).toEqual(parts.flatMap(tablesIn).sort());
});

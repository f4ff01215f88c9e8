import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client';
import { schemaParts } from './schema/all';

const wanted = schemaParts
  .flatMap((part) => Object.values(part))
  .filter((one): one is PgTable => is(one, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table)).map(
      ({ name, keyAsName }) => `${getTableName(table)}.${keyAsName ? toSnakeCase(name) : name}`,
    ),
  );

/**
 * Tables and columns, "orders.note", that this server needs and its database does not have; more than it needs there may
 * be: of two versions side by side the newer has brought it.
 */
export async function schemaGaps(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = current_schema()`,
  );
  const there = new Set(rows.map(({ name }) => name));
  return wanted.filter((name) => !there.has(name));
}

import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client';

/**
 * Inserts many rows with one parameter: PostgreSQL unpacks them from JSON, which is far cheaper than a
 * parameter for each value. Every row must have the keys of the first. Keep batches below some thousand rows.
 */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const known = getTableColumns(table);
  const keys = Object.keys(first).filter((key) => key in known);
  const columns = keys.map(toSnakeCase);
  const plain = rows.map((row) => {
    const entries = new Map(Object.entries(row));
    return Object.fromEntries(keys.map((key, index) => [columns[index], entries.get(key) ?? null]));
  });
  const names = sql.raw(columns.map((column) => `"${column}"`).join(', '));
  const name = sql.identifier(getTableName(table));
  await db.execute(
    sql`insert into ${name} (${names}) select ${names} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(plain)}::jsonb)`,
  );
}

/** After rows with ids of their own: the next id that the database gives out comes after them. */
export async function continueIds(db: Db, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const name = getTableName(table);
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select coalesce(max(id), 0) from ${sql.identifier(name)}), 1))`,
    );
  }
}

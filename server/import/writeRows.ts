import { setImmediate as turn } from 'node:timers/promises';
import { getTableColumns, getTableName, inArray, type Name, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/client';

type Row = Readonly<Record<string, unknown>>;

/** So many rows go in one statement: a round trip is worth it, memory is no matter. */
const batch = 1_000;

async function* batches(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += batch) {
    // The embedded database works in the thread that answers shoppers.
    await turn();
    yield rows.slice(from, from + batch);
  }
}

interface Stored {
  name: SQL | Name;
  names: string[];
  /** Rows as PostgreSQL unpacks them from JSON. */
  json(rows: readonly Row[]): string;
  /** What two values of a column are compared by. */
  compared(side: 'old' | 'new', column: string): SQL;
}

function storedAs(table: PgTable, first: Row): Stored {
  const known = getTableColumns(table);
  const used = Object.keys(first).flatMap((key) => {
    const column = known[key];
    return column ? [{ key, name: toSnakeCase(key), column }] : [];
  });
  const polygons = new Set(
    used.filter(({ column }) => column.getSQLType() === 'polygon').map(({ name }) => name),
  );
  return {
    name: sql.identifier(getTableName(table)),
    names: used.map(({ name }) => name),
    json: (rows) =>
      JSON.stringify(
        rows.map((row) =>
          Object.fromEntries(
            used.map(({ key, name, column }) => [
              name,
              polygons.has(name) ? column.mapToDriverValue(row[key]) : row[key],
            ]),
          ),
        ),
      ),
    compared: (side, column) =>
      sql.raw(`${side}."${column}"${polygons.has(column) ? '::text' : ''}`),
  };
}

const listed = (names: readonly string[]) => sql.raw(names.map((name) => `"${name}"`).join(', '));

/** Adds rows, all with the keys of the first; what they do not say is as the table has it. */
export async function addRows(tx: Tx, table: PgTable, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { name, names, json } = storedAs(table, first);
  for await (const some of batches(rows)) {
    await tx.execute(
      sql`insert into ${name} (${listed(names)}) select ${listed(names)}
        from jsonb_populate_recordset(null::${name}, ${json(some)}::jsonb)`,
    );
  }
}

/** Changes rows by their ids, all with the keys of the first; answers how many were otherwise before. */
export async function changeRows(tx: Tx, table: PgTable, rows: readonly Row[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const { name, names, json, compared } = storedAs(table, first);
  const set = names.filter((column) => column !== 'id');
  if (set.length === 0) return 0;
  const side = (which: 'old' | 'new') =>
    sql.join(
      set.map((column) => compared(which, column)),
      sql`, `,
    );
  let changed = 0;
  for await (const some of batches(rows)) {
    const { rows: touched } = await tx.execute(
      sql`update ${name} as old set ${sql.raw(set.map((column) => `"${column}" = new."${column}"`).join(', '))}
        from jsonb_populate_recordset(null::${name}, ${json(some)}::jsonb) as new
        where old.id = new.id and (${side('old')}) is distinct from (${side('new')}) returning old.id`,
    );
    changed += touched.length;
  }
  return changed;
}

/** Some columns of rows, by id; nothing is asked where there are none of either. */
export async function readRows(
  db: Db,
  table: PgTable,
  columns: readonly string[],
  ids: readonly number[],
): Promise<Map<number, Row>> {
  const found = new Map<number, Row>();
  if (columns.length === 0) return found;
  const all = getTableColumns(table);
  const { id } = all;
  if (!id) throw new Error(`${getTableName(table)} has no ids`);
  const asked = Object.fromEntries(
    columns.flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
  );
  for (let from = 0; from < ids.length; from += batch) {
    const rows = await db
      .select({ ...asked, id })
      .from(table)
      .where(inArray(id, ids.slice(from, from + batch)));
    for (const row of rows) found.set(Number(row.id), row);
  }
  return found;
}

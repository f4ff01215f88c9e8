import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { countOf, countRows, intArray } from '../../http/paging';
import { canBeBought, hoursCover, type ItemQuery, opensNow, type Scope } from './conditions';

/** Ids of the stores in which something of a list can be bought at this moment. */
async function openStores(db: Db, scope: Scope, { store_id }: ItemQuery): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from stores where module_id = ${scope.moduleId}
      and ${store_id === null ? sql`zone_id = any(${intArray(scope.zoneIds)})` : sql`id = ${store_id}`}
      and ${opensNow(scope)}`);
  return rows.map(({ id }) => id);
}

/**
 * What makes an item stand before the rest of its list: its store is open, it is served at this hour and not sold out.
 * Null where no store is open. The stores are named one by one, since the planner then knows how few they are.
 */
export async function availableCondition(
  db: Db,
  scope: Scope,
  query: ItemQuery,
): Promise<SQL | null> {
  return availableIn(await openStores(db, scope, query), scope);
}

/** The same, where the stores that are open are known. */
export function availableIn(open: readonly number[], scope: Scope): SQL | null {
  if (open.length === 0) return null;
  return sql`(store_id = any(${intArray(open)}) and ${canBeBought} and ${hoursCover(scope)})`;
}

export interface Window {
  readonly skip: number;
  readonly take: number;
}

interface Parts<Row> {
  /** Rows for which the condition holds, in the wanted order. */
  page(which: SQL, window: Window): Promise<Row[]>;
  /** How many there are, as far as `most`. */
  count(which: SQL, most: number): Promise<number>;
}

/**
 * One page of a list in which all rows of `first` stand before the others, each part in the wanted order. The parts
 * are read apart, so that an index still gives the order; the second only by who has come to the end of the first.
 */
export async function pageInTwo<Row>(
  { skip, take }: Window,
  first: SQL | null,
  { page, count }: Parts<Row>,
): Promise<Row[]> {
  if (take === 0) return [];
  if (!first) return page(sql`true`, { skip, take });
  const rows = await page(first, { skip, take });
  if (rows.length === take) return rows;
  const before = rows.length > 0 || skip === 0 ? skip + rows.length : await count(first, skip);
  const rest = { skip: skip + rows.length - before, take: take - rows.length };
  return [...rows, ...(await page(sql`not ${first}`, rest))];
}

/**
 * Ids of one page of a list as `pageInTwo` puts them, and how many rows there are as far as they are counted. The count comes
 * with the first part: each statement costs the way to the database and back.
 */
export async function pageAndCount(
  db: Db,
  counted: SQL,
  window: Window,
  first: SQL | null,
  page: (which: SQL, window: Window) => SQL,
): Promise<{ ids: number[]; total: number }> {
  let total = window.take === 0 ? await countRows(db, counted) : null;
  let had = 0;
  const ids = await pageInTwo(window, first, {
    page: async (which, asked) => {
      if (total !== null && total <= asked.skip + had) return [];
      const found = total === null ? countOf(counted) : sql`null::int`;
      const { rows } = await db.execute<{ found: number | null; ids: number[] }>(
        sql`select (${found}) as found, array(${page(which, asked)}) as ids`,
      );
      total ??= rows[0]?.found ?? 0;
      const part = rows[0]?.ids ?? [];
      had += part.length;
      return part;
    },
    count: (which, most) => countRows(db, sql`${counted} and ${which}`, most),
  });
  return { ids, total: total ?? 0 };
}

export const openRowsFirst = <Row extends { open: number }>(rows: readonly Row[]): Row[] => [
  ...rows.filter(({ open }) => open === 1),
  ...rows.filter(({ open }) => open !== 1),
];

import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { Refusal } from './refusal';

/** As far as lists are counted and paged: a page then costs the same in a catalogue of any size. */
export const countedRows = 1_000;

export interface PageQuery {
  offset: number;
  limit: number;
}

/** Rows to skip and to take; beyond the counted rows there is nothing to take. */
export function windowOf({ offset, limit }: PageQuery): { skip: number; take: number } {
  const skip = (offset - 1) * limit;
  return { skip, take: Math.max(0, Math.min(limit, countedRows - skip)) };
}

/** `total_size`, `total_capped`, `limit` and `offset` of a page. */
export function pageFields(found: number, { offset, limit }: PageQuery) {
  return {
    total_size: Math.min(found, countedRows),
    total_capped: found > countedRows,
    limit,
    offset,
  };
}

/** Counts the rows of a select, one more than is told at most unless `most` says otherwise. */
export const countOf = (select: SQL, most = countedRows + 1): SQL =>
  sql`select count(*)::int as found from (${select} limit ${most}) as counted`;

export async function countRows(db: Db, select: SQL, most?: number): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(countOf(select, most));
  return rows[0]?.found ?? 0;
}

/** A comma list of a query parameter: "open, discounted" becomes both words. */
export const wordsIn = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Whole numbers of a comma list or a JSON list: "3,4" and "[3,4]". */
export const idsIn = (list: string): number[] =>
  wordsIn(list.replace(/[[\]]/g, ''))
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

export const intArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/** A path parameter that must be an id; anything else names nothing. */
export function idParam(text: string | undefined): number {
  if (!text || !/^\d{1,9}$/.test(text)) throw new Refusal('not_found');
  return Number(text);
}

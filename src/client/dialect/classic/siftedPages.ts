import { number, type Row } from './values';

/** A page as it was asked for, of whose rows those are left that were not sifted out here. */
export interface SiftedPage {
  /** How many rows are told to be in all. */
  readonly total: number;
  readonly rows: Row[];
  /** Whether as many are left in all: nothing is sifted here, or all rows have come. */
  readonly isCounted: boolean;
}

/** Pages that are read in the place of one, where nothing is left of those before. */
const most = 5;

const pageIn = (query: Row) => ({
  limit: number(query.limit) ?? 12,
  offset: number(query.offset) ?? 1,
});

/** A page of rows of which all have come. */
export function cutPage(rows: Row[], query: Row): SiftedPage {
  const { limit, offset } = pageIn(query);
  const begin = (offset - 1) * limit;
  return { total: rows.length, rows: rows.slice(begin, begin + limit), isCounted: true };
}

/**
 * The first page from the asked one on of which something is left: an empty one would be taken for the last. A number that
 * counts rows which are not shown is not told: then it is at least what is left.
 */
export async function firstLeft(query: Row, read: (offset: number) => Promise<SiftedPage>) {
  const { limit, offset: first } = pageIn(query);
  let offset = first;
  let page = await read(offset);
  let { isCounted } = page;
  while (page.rows.length === 0 && offset * limit < page.total && offset - first + 1 < most) {
    offset += 1;
    page = await read(offset);
    isCounted &&= page.isCounted;
  }
  const { total, rows } = page;
  return {
    total_size: isCounted ? total : rows.length,
    total_capped: !isCounted && offset * limit < total && rows.length > 0,
    limit,
    offset,
    rows,
  };
}

import { and, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { vehicleSorts } from '../../domain/catalogue/sorts';
import type { vehicleQuery } from '../../domain/rental/browseEndpoints';
import { pageInTwo } from '../catalogue/items/availableFirst';
import { withWordsOrKinds } from '../catalogue/search/kinds';
import { searchTokens, tsQueryOf } from '../catalogue/search/words';
import type { Db } from '../db/client';
import { countRows, idsIn, intArray, windowOf, wordsIn } from '../http/paging';
import { type Period, takenVehicles } from './availability';
import { correctVehicleTokens } from './misspelt';
import {
  isPriceOffered,
  type PricesAsked,
  pageByPrice,
  pricedVehicles,
  withinPrices,
} from './shownPrices';

export type VehicleQuery = v.InferOutput<typeof vehicleQuery>;
type VehicleSort = (typeof vehicleSorts)[number];

type PriceSort = Extract<VehicleSort, `price_${string}`>;

const isByPrice = (sort: VehicleSort): sort is PriceSort =>
  sort === 'price_low' || sort === 'price_high';

// Each order is an index, so that the first page is read without sorting.
const orderOf = (sort: Exclude<VehicleSort, PriceSort>): SQL =>
  sql.raw(
    {
      popular: 'trip_count desc, id desc',
      newest: 'id desc',
      rating: 'rating_avg desc, rating_count desc, id desc',
    }[sort],
  );

export interface VehicleSearch {
  readonly query: VehicleQuery;
  readonly sort: VehicleSort;
  /** What cards show, which is what prices are asked and compared by. */
  readonly asked: PricesAsked;
  /** Zones of which one must be among those in which the vehicle can be picked up; null for any. */
  readonly zoneIds: readonly number[] | null;
  readonly providerId?: number;
  /** The period that is asked for: what is not free in it stands last. */
  readonly period?: Period | null;
}

const anyOf = (column: string, words: readonly string[]) =>
  words.length === 0 ? undefined : sql`${sql.raw(column)} in ${words}`;

function airCondition(asked: string): SQL | undefined {
  if (asked === '1') return sql`air_condition`;
  return asked === '0' ? sql`not air_condition` : undefined;
}

function conditionsOf({ query, zoneIds, providerId, asked }: VehicleSearch): SQL | undefined {
  const categoryIds = [
    ...(query.category_id === null ? [] : [query.category_id]),
    ...idsIn(query.category_ids),
  ];
  const brandIds = idsIn(query.brand_ids);
  return and(
    sql`active`,
    zoneIds ? sql`pickup_zone_ids && ${intArray(zoneIds)}` : undefined,
    providerId === undefined ? undefined : sql`provider_id = ${providerId}`,
    categoryIds.length > 0 ? sql`category_id = any(${intArray(categoryIds)})` : undefined,
    brandIds.length > 0 ? sql`brand_id = any(${intArray(brandIds)})` : undefined,
    query.seats === null ? undefined : sql`seating_capacity >= ${query.seats}`,
    airCondition(query.air_condition),
    anyOf('transmission', wordsIn(query.transmission_type)),
    anyOf('fuel', wordsIn(query.fuel_type)),
    query.rental_type ? isPriceOffered(query.rental_type) : undefined,
    ...withinPrices(asked, { min: query.min_price, max: query.max_price }),
  );
}

/** Ids of one page of vehicles, those last that are not free, and how many there are: never more than one above what lists are counted to. */
export async function findVehicles(
  db: Db,
  search: VehicleSearch,
): Promise<{ ids: number[]; total: number }> {
  const { query } = search;
  const tokens = searchTokens(query.name);
  if (query.name.trim() !== '' && tokens.length === 0) return { ids: [], total: 0 };
  const found = await findByWords(db, search, tokens);
  if (found.total > 0 || tokens.length === 0) return found;
  const corrected = await correctVehicleTokens(db, tokens, search.zoneIds);
  return corrected ? findByWords(db, search, corrected) : found;
}

/** Vehicles with these words in their names or those of their categories. */
export const vehicleWords = (tokens: readonly string[]): SQL =>
  withWordsOrKinds(
    tokens,
    sql`vehicle_categories where true`,
    (ids) => sql`category_id = any(${ids})`,
  );

async function findByWords(
  db: Db,
  search: VehicleSearch,
  tokens: readonly string[],
): Promise<{ ids: number[]; total: number }> {
  const { query, sort, asked } = search;
  const words = tokens.length === 0 ? undefined : vehicleWords(tokens);
  // What is called so stands before what only is of a category of that name.
  const named =
    words && sort === 'popular'
      ? sql`(search @@ to_tsquery('simple', ${tsQueryOf(tokens)})) desc, `
      : sql``;
  const which = and(conditionsOf(search), words);
  const isPriced = query.min_price !== null || query.max_price !== null;
  const from = isPriced ? pricedVehicles(asked) : sql`vehicles`;
  const { skip, take } = windowOf(query);
  const total = await countRows(db, sql`select 1 from ${from} where ${which}`);
  if (total === 0 || take === 0) return { ids: [], total };
  const taken = search.period ? await takenVehicles(db, search.period) : [];
  const isFree = taken.length > 0 ? sql`(not id = any(${intArray(taken)}))` : null;
  const ids = await pageInTwo({ skip, take }, isFree, {
    page: async (part, window) => {
      const all = and(which, part);
      if (isByPrice(sort))
        return pageByPrice(db, asked, all, { ...window, total, isLowFirst: sort === 'price_low' });
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from ${from} where ${all} order by ${named}${orderOf(sort)} offset ${window.skip} limit ${window.take}`,
      );
      return rows.map(({ id }) => id);
    },
    count: (part, most) =>
      countRows(db, sql`select 1 from ${from} where ${and(which, part)}`, most),
  });
  return { ids, total };
}

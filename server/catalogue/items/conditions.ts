import { and, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { itemQuery } from '../../../domain/catalogue/itemEndpoints';
import { shopClock } from '../../../domain/catalogue/schedule';
import { toMillis } from '../../../domain/values/money';
import { intArray, wordsIn } from '../../http/paging';

export type ItemQuery = v.InferOutput<typeof itemQuery>;

export interface Scope {
  moduleId: number;
  zoneIds: number[];
  now: Date;
  timeZone: string;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Minute of the week (Sunday 00:00 is 0) and time of day, on the shop's clock. */
export function weekMinute({ now, timeZone }: Pick<Scope, 'now' | 'timeZone'>): {
  minute: number;
  timeOfDay: string;
} {
  const { day, minutes } = shopClock(now, timeZone);
  return {
    minute: day * 1_440 + minutes,
    timeOfDay: `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`,
  };
}

/** Whether the row of a store says that it takes orders now. */
export const opensNow = (moment: Pick<Scope, 'now' | 'timeZone'>): SQL =>
  sql`active and open_minutes @> ${weekMinute(moment).minute}::int and coalesce(closed_until <= ${moment.now.toISOString()}::timestamptz, true)`;

/** Items of stores of the scope for which `condition` holds. */
const ofStores = ({ moduleId, zoneIds }: Scope, condition: SQL) =>
  sql`store_id in (select id from stores where module_id = ${moduleId} and zone_id = any(${intArray(zoneIds)}) and ${condition})`;

/** Whether its store still has some of an item. */
export const canBeBought = sql`(stock is null or stock > 0) and not sold_out`;

function flagCondition(flag: string, scope: Scope): SQL | undefined {
  switch (flag) {
    case 'discounted':
      return sql`shown_rate > 0`;
    case 'in_stock':
      return canBeBought;
    case 'top_rated':
      return sql`rating_avg >= 4`;
    case 'free_delivery':
      return ofStores(scope, sql`free_delivery`);
    case 'organic':
      return sql`organic`;
    case 'halal':
      return sql`halal`;
    case 'available_now':
      return availableNow(scope);
    default:
      return undefined;
  }
}

function availableNow(scope: Scope): SQL {
  return sql`${ofStores(scope, opensNow(scope))} and ${canBeBought} and ${hoursCover(scope)}`;
}

/** Whether a dish is served at this hour; without hours, or with equal ones, always. */
export function hoursCover(scope: Scope): SQL {
  const { timeOfDay } = weekMinute(scope);
  return sql`(
    available_time_starts = '' or available_time_ends = '' or available_time_starts = available_time_ends or case
      when available_time_starts <= available_time_ends
        then available_time_starts <= ${timeOfDay} and ${timeOfDay} < available_time_ends
      else available_time_starts <= ${timeOfDay} or ${timeOfDay} < available_time_ends
    end)`;
}

/** What the query's filters ask of an item's row; undefined when they ask nothing. */
export function filterConditions(query: ItemQuery, scope: Scope): SQL | undefined {
  const without = wordsIn(query.without).map((word) => word.toLowerCase());
  return and(
    query.store_id === null ? undefined : sql`store_id = ${query.store_id}`,
    query.type === 'all' ? undefined : sql`veg = ${query.type === 'veg'}`,
    query.min_price === null ? undefined : sql`shown_price >= ${toMillis(query.min_price)}`,
    query.max_price === null ? undefined : sql`shown_price <= ${toMillis(query.max_price)}`,
    query.rating === null ? undefined : sql`rating_avg >= ${query.rating}`,
    ...wordsIn(query.filter).map((flag) => flagCondition(flag, scope)),
    without.length === 0
      ? undefined
      : sql`not exists (select 1 from jsonb_array_elements(allergies) as allergen, jsonb_each_text(allergen) as said
          where lower(said.value) in ${without})`,
  );
}

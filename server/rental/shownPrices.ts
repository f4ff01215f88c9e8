import { type SQL, sql } from 'drizzle-orm';
import type { TripType } from '../../domain/rental/rentalPrice';
import { tripTypes } from '../../domain/rental/tripTypes';
import { coinOf, toMillis } from '../../domain/values/money';
import type { Window } from '../catalogue/items/availableFirst';
import type { Db } from '../db/client';
import { intArray } from '../http/paging';

export interface PricesAsked {
  /** Null for the lowest of each vehicle. */
  readonly type: TripType | null;
  /** Of the whole trip that is searched for; null where cards show the price of one unit. */
  readonly units: number | null;
  /** Decimals of the currency. */
  readonly digits: number;
  readonly now: Date;
}

const columns = {
  hourly: ['hourly_price', 'hourly_floor'],
  day_wise: ['day_price', 'day_floor'],
  distance_wise: ['distance_price', 'distance_floor'],
} as const satisfies Record<TripType, readonly [string, string]>;

const columnsOf = (type: TripType | null): readonly [string, string] =>
  type ? columns[type] : ['lowest_price', 'lowest_floor'];

export const isPriceOffered = (type: TripType): SQL =>
  sql`${sql.raw(columnsOf(type)[0])} is not null`;

/** The provider's offer, as long as it runs; its end is told in whole seconds. */
const offerAt = (now: Date) => sql`lateral (
  select discount_max as offer_max, discount_min_purchase as offer_from,
    case when coalesce(date_trunc('second', discount_end) > ${now.toISOString()}::timestamptz, true)
      then discount else 0 end as offer
  from rental_providers where id = provider_id) as of_provider`;

/** Thousandths as the card shows them: of the whole trip (`tripShown`), or of a unit (`unitPriceShown`). */
function cost({ type, units, digits }: PricesAsked) {
  const coin = coinOf(digits);
  // Nothing here is negative, so that half away from zero is half up.
  const rounded = (amount: string, per: number) =>
    `((${amount} + ${Math.floor((per * coin) / 2)}) / ${per * coin} * ${coin})`;
  const percent = (rate: string) => rounded(`price * ${rate}`, 100_000);
  const [unit] = columnsOf(type);
  const priced =
    units === null ? rounded(unit, 1) : rounded(`${unit} * ${Math.round(units * 1000)}`, 1000);
  const isSure = 'offer > 0 and offer_from <= 0 and offer_max <= 0';
  const off =
    units === null
      ? percent(`case when ${isSure} and (discount_type = 'amount' or offer > discount) then offer
          when discount_type = 'percent' then discount else 0 end`)
      : `greatest(
          case discount_type when 'percent' then ${percent('discount')} else ${rounded('discount', 1)} end,
          case when offer > 0 and price >= offer_from then least(${percent('offer')},
            case when offer_max > 0 then ${rounded('offer_max', 1)} end) else 0 end)`;
  return { priced, shown: `price - least(price, ${off})` };
}

/** Vehicles with what their cards show, as `shown`. */
export function pricedVehicles(asked: PricesAsked): SQL {
  const { priced, shown } = cost(asked);
  return sql`vehicles, ${offerAt(asked.now)}, lateral (select ${sql.raw(priced)} as price) as listed,
    lateral (select ${sql.raw(shown)} as shown) as of_card`;
}

/** The kind of trip of which a card shows the price. */
const shownType = ({ type }: PricesAsked): SQL =>
  type
    ? sql`${type}::text`
    : sql`case ${sql.join(
        tripTypes.map((kind) => sql`when ${sql.raw(columns[kind][0])} = lowest_price then ${kind}`),
        sql` `,
      )} end`;

export async function shownPrices(db: Db, asked: PricesAsked, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{
    id: number;
    provider_id: number;
    shown: number;
    type: TripType;
  }>(sql`select id, provider_id, shown::float8 as shown, ${shownType(asked)} as type
    from ${pricedVehicles(asked)} where id = any(${intArray(ids)})
    order by array_position(${intArray(ids)}, id)`);
  return rows;
}

const atMost = (amount: number) => Math.min(amount, Number.MAX_SAFE_INTEGER);

/**
 * What is shown lies within the asked prices. Beside it what an index knows: no card shows more than the price of its
 * units, nor less than their floor, but for the coins that rounding adds or takes.
 */
export function withinPrices(
  asked: PricesAsked,
  { min, max }: { readonly min: number | null; readonly max: number | null },
): SQL[] {
  const units = asked.units ?? 1;
  const coin = coinOf(asked.digits);
  const [price, floor] = columnsOf(asked.type).map((name) => sql.raw(name));
  const least = min === null ? null : atMost(toMillis(min));
  const most = max === null ? null : atMost(toMillis(max));
  return [
    ...(least === null
      ? []
      : [sql`shown >= ${least}`, sql`${price} >= ${atMost(Math.floor((least - coin) / units))}`]),
    ...(most === null ? [] : [sql`shown <= ${most}`]),
    // Below one unit an amount off the whole trip is more than that off the unit.
    ...(most === null || units < 1
      ? []
      : [sql`${floor} <= ${atMost(Math.ceil((most + coin) / units))}`]),
  ];
}

/** Rows that are priced to find a page among them; four times as many while they do not suffice. */
const firstLook = 256;

/**
 * Ids of one part of the vehicles that pass, by what their cards show. Shown prices have no index, since each length of
 * a trip has others. Their bounds have one: vehicles are priced in its order until none that follows can come before
 * the last of the page. @param total how many pass, or more
 */
export async function pageByPrice(
  db: Db,
  asked: PricesAsked,
  which: SQL | undefined,
  { skip, take, total, isLowFirst }: Window & { total: number; isLowFirst: boolean },
): Promise<number[]> {
  const units = asked.units ?? 1;
  const coin = coinOf(asked.digits);
  const [price, floor] = columnsOf(asked.type);
  const bound = isLowFirst ? floor : price;
  const [near, far] = isLowFirst ? ['', 'id desc'] : ['desc', 'id'];
  const lookAt = async (count: number): Promise<number[]> => {
    const { rows } = await db.execute<{ ids: number[]; last: number; found: number; rest: number }>(
      sql`with looked as materialized (
          select id, shown::float8 as shown, ${sql.raw(bound)} as bound from ${pricedVehicles(asked)}
          where ${which} order by ${sql.raw(`${bound} ${near}, ${far}`)} limit ${count}),
        page as (
          select id, shown from looked order by ${sql.raw(`shown ${near}, ${far}`)} offset ${skip} limit ${take})
        select array(select id from page order by ${sql.raw(`shown ${near}, ${far}`)}) as ids,
          (select ${sql.raw(isLowFirst ? 'max' : 'min')}(shown) from page) as last,
          (select count(*)::int from looked) as found,
          (select ${sql.raw(isLowFirst ? 'max' : 'min')}(bound)::float8 from looked) as rest`,
    );
    const { ids = [], last = 0, found = 0, rest = 0 } = rows[0] ?? {};
    const isKnown = isLowFirst
      ? units >= 1 && last < rest * units - coin
      : last > rest * units + coin;
    const isEnough = found < count || (ids.length === take && isKnown);
    return isEnough ? ids : lookAt(count * 4);
  };
  const wanted = Math.max(firstLook, 2 * (skip + take));
  return lookAt(total <= 2 * wanted ? total + 1 : wanted);
}

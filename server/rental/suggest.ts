import { type SQL, sql } from 'drizzle-orm';
import type { OwnText } from '../../domain/language/localized';
import { tsQueryOf } from '../catalogue/search/words';
import type { Db } from '../db/client';
import { intArray } from '../http/paging';
import { vehicleWords } from './findVehicles';
import { correctVehicleTokens } from './misspelt';

const most = 8;
// A beginning that many names have is met often among the first of them; one that is not is rare after all.
const mostLookedAt = 1_000;

export interface Named extends Record<string, unknown> {
  id: number;
  name: OwnText;
  image: string;
  /** Of a vehicle: whose it is. */
  provider: OwnText | null;
}

interface Source {
  readonly table: SQL;
  readonly image: SQL;
  readonly order: SQL;
  readonly provider: SQL;
  /** Columns that tell whether it has the words. */
  readonly searched: SQL;
}

/** What is suggested while a name is typed: the most rented vehicles, the best rated providers. */
const suggested = {
  vehicles: {
    table: sql`vehicles`,
    image: sql`thumbnail`,
    order: sql`trip_count desc, id desc`,
    provider: sql`(
      select p.name from rental_providers p, vehicles v where v.id = found.id and p.id = v.provider_id)`,
    searched: sql`search, category_id`,
  },
  providers: {
    table: sql`rental_providers`,
    image: sql`logo`,
    order: sql`rating_avg desc, id`,
    provider: sql`null`,
    searched: sql`search`,
  },
} as const satisfies Record<string, Source>;

/** Names that hold all words, each possibly only begun, in the zones. */
async function suggest(
  db: Db,
  { table, image, order, provider, searched }: Source,
  words: SQL,
  zoneIds: readonly number[],
): Promise<Named[]> {
  const here = sql`active and pickup_zone_ids && ${intArray(zoneIds)}`;
  const near = await db.execute<Named>(sql`
    select id, name, image, ${provider} as provider from (
      select id, name, ${image} as image, ${searched}, row_number() over (order by ${order}) as place
      from ${table} where ${here} order by ${order} limit ${mostLookedAt}) as found
    where ${words} order by place limit ${most}`);
  if (near.rows.length === most) return near.rows;
  // Materialised, so that the index on words finds the few: in the wanted order they are far apart.
  const all = await db.execute<Named>(sql`
    with matching as materialized (select * from ${table} where ${words} and ${here})
    select id, name, ${image} as image, ${provider} as provider from matching as found order by ${order} limit ${most}`);
  return all.rows;
}

/** Vehicles and providers with these words; where there are none, vehicles whose words are spelt alike. */
export async function suggestAll(
  db: Db,
  tokens: readonly string[],
  zoneIds: readonly number[],
): Promise<Record<keyof typeof suggested, Named[]>> {
  const [vehicles, providers] = await Promise.all([
    suggest(db, suggested.vehicles, vehicleWords(tokens), zoneIds),
    suggest(
      db,
      suggested.providers,
      sql`search @@ to_tsquery('simple', ${tsQueryOf(tokens)})`,
      zoneIds,
    ),
  ]);
  const corrected =
    vehicles.length + providers.length === 0
      ? await correctVehicleTokens(db, tokens, zoneIds)
      : null;
  if (!corrected) return { vehicles, providers };
  const words = vehicleWords(corrected);
  return { vehicles: await suggest(db, suggested.vehicles, words, zoneIds), providers };
}

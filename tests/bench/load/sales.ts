import { sql } from 'drizzle-orm';
import type { Random } from '../../../demo/city/random';
import { openPostgres } from '../../../server/db/client';
import type { Spot } from '../catalogue/world';
import type { Sold } from './shopper';

export interface Sale {
  id: number;
  store_id: number;
  module_id: number;
  zone_id: number;
}

/** Open at any hour, for pick-up, and never sold out: nothing but trouble refuses an order. */
export async function openStores(url: string): Promise<Sale[]> {
  const database = await openPostgres(url);
  try {
    await database.db.execute(sql`update stores set minimum_order = 0, take_away = true, open_minutes = '{[0,10080)}',
      schedules = (select jsonb_agg(jsonb_build_object('day', d, 'opening_time', '00:00', 'closing_time', '24:00'))
        from generate_series(0, 6) as d)`);
    await database.db.execute(
      sql`update items set stock = 10000000, maximum_cart_quantity = null where campaign_starts is null`,
    );
    const { rows } = await database.db.execute<{
      id: number;
      store_id: number;
      module_id: number;
      zone_id: number;
    }>(sql`select id, store_id, module_id, zone_id from items
      where module_id = 2 and active and campaign_starts is null`);
    return rows;
  } finally {
    await database.close();
  }
}

/** Where a shopper is: everybody stands elsewhere. */
export function spotFor(spots: readonly Spot[], random: Random): Spot {
  const there = random.pick(spots);
  const near = () => ({
    latitude: (24.7 + random.int(-900, 900) / 1e5).toFixed(5),
    longitude: (46.7 + random.int(-900, 900) / 1e5).toFixed(5),
  });
  return { ...there, headers: { ...there.headers, ...near() } };
}

/** What can be ordered there; null where nothing can. */
export function pickOf(sales: readonly Sale[], { headers }: Spot, random: Random): Sold | null {
  const zones: number[] = JSON.parse(headers.zoneId ?? '[]');
  const here = sales.filter(
    (sale) => String(sale.module_id) === headers.moduleId && zones.includes(sale.zone_id),
  );
  const sale = here.length > 0 ? random.pick(here) : null;
  return sale && { id: sale.id, storeId: sale.store_id };
}

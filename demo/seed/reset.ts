import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client';
import { refuseRealShop } from '../../server/demo';

/**
 * Empties every table but the settings, which are choices of whoever runs the shop.
 * @throws StartError where it is a real shop
 */
export async function resetDemo(db: Db): Promise<void> {
  await refuseRealShop(db);
  const { rows } = await db.execute<{ names: string | null }>(
    sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables
      where schemaname = 'public' and tablename <> 'settings'`,
  );
  const names = rows[0]?.names;
  if (names) await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}

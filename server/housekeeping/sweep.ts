import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/** Rows changed, beside a fifth of the table, from which sweeping is worth while: PostgreSQL's own measure. */
const leastRows = 500;

/**
 * Clears dead rows away and renews the planner's figures, table by table: PGlite has one connection, so what
 * PostgreSQL does in the background keeps requests waiting there. Goes on while `mayGoOn`.
 * @returns the tables that were swept
 */
export async function sweep(db: Db, mayGoOn: () => boolean): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select quote_ident(relname) as name from pg_stat_user_tables
    where schemaname = 'public'
      and greatest(n_dead_tup, n_mod_since_analyze) > ${leastRows} + n_live_tup / 5
    order by n_dead_tup desc, relname`);
  const swept: string[] = [];
  for (const { name } of rows) {
    if (!mayGoOn()) break;
    await db.execute(sql`vacuum (analyze) ${sql.raw(name)}`);
    swept.push(name);
  }
  return swept;
}

import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../env';
import { migrationsFolder } from '../root';
import type { Db } from './client';

const refusal =
  'This database was made before the first release, and its tables cannot be brought up to date: delete the folder "database" in DATA_DIR (or empty the database that DATABASE_URL names) and start again.';

/**
 * Makes sure that the tables began as ours do: the steps before the first release are not kept.
 * @throws StartError when they began otherwise.
 */
export async function checkHistory(db: Db): Promise<void> {
  const known = await db.execute<{ kept: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as kept`,
  );
  if (!known.rows[0]?.kept) return;
  const [first] = readMigrationFiles({ migrationsFolder });
  const { rows } = await db.execute<{ begun: string | null }>(
    sql`select min(created_at)::text as begun from drizzle.__drizzle_migrations`,
  );
  const begun = rows[0]?.begun;
  if (begun && first && Number(begun) !== first.folderMillis) throw new StartError(refusal);
}

import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { importKeys } from '../db/schema/imports';
import { OpsError } from './opsError';

/**
 * The number of what a command names: by that number, or by its key in the owner's tables.
 * @throws OpsError where no row has that key
 */
export async function idNamed(
  db: Db,
  kind: 'store' | 'provider' | 'zone' | 'courier',
  name: string,
): Promise<number> {
  if (/^\d{1,9}$/.test(name)) return Number(name);
  const [row] = await db
    .select({ id: importKeys.id })
    .from(importKeys)
    .where(and(eq(importKeys.kind, kind), eq(importKeys.key, name)));
  if (!row) throw new OpsError(`there is no ${kind} ${name}`);
  return row.id;
}

import { and, desc, eq, lt } from 'drizzle-orm';
import type { Act, ActKind } from '../../domain/operator/act';
import type { Db } from '../db/client';
import { acts } from '../db/schema/acts';
import { paged, pageRows } from './requests';

/** Who did what, newest first; of one address or one kind, where it is given. */
export async function actsPage(
  db: Db,
  { by, kind, after }: { by: string; kind: ActKind | null; after: number | null },
): Promise<{ acts: Act[]; next: number | null }> {
  const rows = await db
    .select()
    .from(acts)
    .where(
      and(
        by === '' ? undefined : eq(acts.by, by.toLowerCase()),
        kind === null ? undefined : eq(acts.kind, kind),
        after === null ? undefined : lt(acts.id, after),
      ),
    )
    .orderBy(desc(acts.id))
    .limit(pageRows + 1);
  const { page, next } = paged(rows);
  return { acts: page.map((row) => ({ ...row, at: row.at.toISOString() })), next };
}

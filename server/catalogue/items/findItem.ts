import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { items } from '../../db/schema/items';

export interface FoundItem {
  readonly id: number;
  readonly moduleId: number;
  readonly zoneId: number;
}

/** An item on sale by id or slug. With `isCampaign` only one that runs in a campaign. */
export async function findItem(
  db: Db,
  idOrSlug: string,
  isCampaign: boolean,
): Promise<FoundItem | null> {
  const isId = /^\d{1,9}$/.test(idOrSlug);
  const [row] = await db
    .select({ id: items.id, moduleId: items.moduleId, zoneId: items.zoneId })
    .from(items)
    .where(
      and(
        isId ? eq(items.id, Number(idOrSlug)) : eq(items.slug, idOrSlug),
        eq(items.active, true),
        isCampaign ? sql`campaign_starts is not null` : undefined,
      ),
    );
  return row ?? null;
}

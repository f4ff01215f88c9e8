import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { listBrands } from '../../domain/catalogue/offerEndpoints';
import { inLanguage } from '../../domain/language/localized';
import { brands } from '../db/schema/brands';
import { items } from '../db/schema/items';
import { intArray } from '../http/paging';
import type { Register } from '../http/serve';

export const registerBrands: Register = (serve, deps) => {
  serve(listBrands, async ({ moduleId, zoneIds, language }) => {
    const sold = deps.reads
      .select({ one: sql`1` })
      .from(items)
      .where(
        sql`${items.brandId} = ${brands.id} and ${items.zoneId} = any(${intArray(zoneIds)})
          and ${items.active} and ${items.campaignStarts} is null`,
      );
    const rows = await deps.reads
      .select()
      .from(brands)
      .where(and(eq(brands.moduleId, moduleId), eq(brands.active, true), exists(sold)))
      .orderBy(asc(brands.position), asc(brands.id))
      .limit(50);
    return rows.map(({ id, slug, name, image }) => ({
      id,
      slug,
      name: inLanguage(name, language),
      image_full_url: image,
    }));
  });
};

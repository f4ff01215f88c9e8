import { sql } from 'drizzle-orm';
import type { Category } from '../../domain/catalogue/catalogue';
import * as calls from '../../domain/catalogue/catalogueEndpoints';
import type { Language } from '../../domain/language/languages';
import { inLanguage, type OwnText } from '../../domain/language/localized';
import type { Db } from '../db/client';
import { idParam, intArray } from '../http/paging';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { interestsOf, likedFirst } from '../identity/account/interests';

interface CategoryRow extends Record<string, unknown> {
  id: number;
  parent_id: number;
  module_id: number;
  slug: string;
  name: OwnText;
  image: string;
  featured: boolean;
  items: number;
  stores: number;
  orders: number;
}

interface Shelf {
  moduleId: number;
  zoneIds: number[];
}

async function readCategories(db: Db, { moduleId, zoneIds }: Shelf): Promise<CategoryRow[]> {
  const { rows } = await db.execute<CategoryRow>(sql`
    select c.id, c.parent_id, c.module_id, c.slug, c.name, c.image, c.featured,
      sum(z.items_count)::int as items, sum(z.stores_count)::int as stores, sum(z.order_count)::int as orders
    from categories c join category_zones z on z.category_id = c.id
    where c.module_id = ${moduleId} and z.zone_id = any(${intArray(zoneIds)})
    group by c.id order by c.position, c.id`);
  return rows;
}

function wireCategories(
  shown: readonly CategoryRow[],
  all: readonly CategoryRow[],
  language: Language,
): Category[] {
  return shown.map((row) => ({
    id: row.id,
    name: inLanguage(row.name, language),
    slug: row.slug,
    image_full_url: row.image,
    parent_id: row.parent_id,
    module_id: row.module_id,
    products_count: row.items,
    stores_count: row.stores,
    childes: all
      .filter((child) => child.parent_id === row.id)
      .map((child) => ({
        id: child.id,
        name: inLanguage(child.name, language),
        slug: child.slug,
        image_full_url: child.image,
      })),
  }));
}

/** Whether a category is liked, or one below it. */
const isIn =
  (liked: ReadonlySet<number>, all: readonly CategoryRow[]) =>
  ({ id }: CategoryRow): boolean =>
    liked.has(id) || all.some((child) => child.parent_id === id && liked.has(child.id));

export const registerCategories: Register = (serve, deps) => {
  const kept = deps.kept.shelf<readonly CategoryRow[]>();
  const findCategories = (shelf: Shelf) => kept([shelf], () => readCategories(deps.reads, shelf));

  serve(calls.listCategories, async ({ query, moduleId, zoneIds, language, caller }) => {
    const all = await findCategories({ moduleId, zoneIds });
    const wanted = query.name.trim().toLowerCase();
    const top = all.filter((row) =>
      wanted === ''
        ? row.parent_id === 0
        : Object.values(row.name).some((name) => name?.toLowerCase().includes(wanted)),
    );
    const liked = await interestsOf(deps, caller);
    return wireCategories(likedFirst(top, isIn(liked, all)), all, language);
  });

  serve(calls.listSubcategories, async ({ params, moduleId, zoneIds, language }) => {
    const id = idParam(params.id);
    const all = await findCategories({ moduleId, zoneIds });
    if (!all.some((row) => row.id === id)) throw new Refusal('not_found');
    const children = all.filter((row) => row.parent_id === id);
    return wireCategories(children, all, language);
  });

  serve(calls.listFeaturedCategories, async ({ moduleId, zoneIds, language }) => {
    const all = await findCategories({ moduleId, zoneIds });
    const featured = all.filter((row) => row.parent_id === 0 && row.featured);
    return wireCategories(featured, all, language);
  });

  serve(calls.listPopularCategories, async ({ moduleId, zoneIds, language, caller }) => {
    const all = await findCategories({ moduleId, zoneIds });
    const popular = all
      .filter((row) => row.parent_id === 0)
      .sort((a, b) => b.orders - a.orders || a.id - b.id);
    const liked = await interestsOf(deps, caller);
    return wireCategories(likedFirst(popular, isIn(liked, all)), all, language);
  });
};

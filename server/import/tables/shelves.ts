import { sql } from 'drizzle-orm';
import { brands } from '../../db/schema/brands';
import { categories } from '../../db/schema/stores';
import { words } from '../cells';
import { count, flag, reference, referenceOrNone } from '../columns';
import { keyedTable } from '../keyedTable';
import { picture } from '../moreColumns';
import { slugFor } from '../slug';

export const categoriesTable = keyedTable({
  name: 'categories',
  about: 'Categories of a module; one that has a parent stands below it',
  kind: 'category',
  table: categories,
  columns: {
    name: words('its name', true),
    module: reference('module', 'where it belongs'),
    parent: referenceOrNone('category', 'the category above it, which has none above itself'),
    image: picture('its picture'),
    featured: flag('it is shown first', false),
    position: count('order among its sisters'),
  },
  derive:
    async () =>
    ({ name, module, parent }, { id, isNew }) => ({
      ...(module !== undefined && { moduleId: module }),
      ...(parent !== undefined && { parentId: parent ?? 0 }),
      ...(isNew && { slug: slugFor(name?.en ?? '', 'category', id) }),
    }),
  verify: async (tx) => {
    const { rows } = await tx.execute<{ id: number; is_deep: boolean }>(sql`
      select c.id, p.parent_id <> 0 as is_deep from categories c join categories p on p.id = c.parent_id
      where p.parent_id <> 0 or p.module_id <> c.module_id`);
    return rows.map(({ id, is_deep }) => ({
      id,
      column: 'parent',
      message: is_deep
        ? 'has a category above itself: there are two levels'
        : 'is of another module',
    }));
  },
  rows: async (db) =>
    (await db.select().from(categories).orderBy(categories.id)).map((row) => ({
      ...row,
      module: row.moduleId,
      parent: row.parentId || null,
    })),
});

export const brandsTable = keyedTable({
  name: 'brands',
  about: 'Makers of goods',
  kind: 'brand',
  table: brands,
  columns: {
    name: words('its name', true),
    module: reference('module', 'where it is sold'),
    image: picture('its sign'),
    position: count('order among the others'),
    active: flag('it is shown', true),
  },
  derive:
    async () =>
    ({ name, module }, { id, isNew }) => ({
      ...(module !== undefined && { moduleId: module }),
      ...(isNew && { slug: slugFor(name?.en ?? '', 'brand', id) }),
    }),
  rows: async (db) =>
    (await db.select().from(brands).orderBy(brands.id)).map((row) => ({
      ...row,
      module: row.moduleId,
    })),
});

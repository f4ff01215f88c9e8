import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { localized } from './columns';
import { modules } from './places';

export const brands = pgTable(
  'brands',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    slug: text().notNull().unique(),
    name: localized().notNull(),
    image: text().notNull(),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (t) => [index('brands_of_module').on(t.moduleId, t.position)],
);

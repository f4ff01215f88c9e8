import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { items } from './items';
import { customers } from './people';
import { stores } from './stores';

export const favouriteItems = pgTable(
  'favourite_items',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.itemId] }),
    // Followed when an item is deleted.
    index('favourite_items_of_item').on(t.itemId),
  ],
);

export const favouriteStores = pgTable(
  'favourite_stores',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.storeId] }),
    index('favourite_stores_of_store').on(t.storeId),
  ],
);

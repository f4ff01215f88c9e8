import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What a shop's owner calls a row of the catalogue in the files that it is brought in by. */
export const importKeys = pgTable(
  'import_keys',
  {
    /** The table: "store", "item". */
    kind: text().notNull(),
    key: text().notNull(),
    id: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.key] }),
    uniqueIndex('import_keys_row').on(t.kind, t.id),
  ],
);

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures of the catalogue, encoded once for each width in which they are shown. */
export const pictures = pgTable(
  'pictures',
  {
    /** Names the bytes of its greatest width. */
    id: text().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    /** WebP. */
    bytes: bytea().notNull(),
    /** Names the bytes that it was made from, so that the same picture is not made twice. */
    source: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.id, t.width] }), index('pictures_source').on(t.source)],
);

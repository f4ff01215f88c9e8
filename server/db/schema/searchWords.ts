import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { alikeSql } from '../../catalogue/search/alike';

/** Every word by which items can be found in a module and zone: what a misspelt word is corrected to. */
export const searchWordsTable = pgTable(
  'search_words',
  {
    moduleId: integer().notNull(),
    zoneId: integer().notNull(),
    word: text().notNull(),
    /** The word as it is compared with misspelt ones. */
    spelling: text().generatedAlwaysAs(sql.raw(alikeSql('word'))),
    frequency: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.moduleId, t.zoneId, t.word] }),
    index('search_words_alike').using('gin', t.spelling.op('gin_trgm_ops')),
  ],
);

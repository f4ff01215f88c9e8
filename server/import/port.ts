import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/client';
import { pictures } from '../db/schema/imports';
import { type Brought, bringCatalogue } from './bring';
import type { TableFile } from './file';
import { Keys } from './keys';
import type { PictureShelf } from './pictures/place';
import { pictureShelf } from './pictures/shelf';
import { tables } from './tables/tables';

/** A table as it is written into a file. */
export interface WrittenTable {
  readonly name: string;
  readonly rows: readonly Record<string, string>[];
}

/** The database of a shop, here or at the server that holds it. */
export interface CataloguePort extends PictureShelf {
  bring(files: readonly TableFile[], isTry: boolean): Promise<Brought>;
  fetch(): Promise<readonly WrittenTable[]>;
  /** A kept picture in its greatest width; null when there is none of that name. */
  picture(id: string): Promise<Uint8Array | null>;
}

async function fetchAll(db: Db): Promise<WrittenTable[]> {
  const keys = await Keys.read(db);
  const written: WrittenTable[] = [];
  for (const table of tables) written.push({ name: table.name, rows: await table.fetch(db, keys) });
  await keys.keep(db);
  return written;
}

export const localPort = (db: Db, now: () => Date): CataloguePort => ({
  ...pictureShelf(db),
  bring: (files, isTry) => bringCatalogue(db, files, { isTry, now: now() }),
  fetch: () => fetchAll(db),
  picture: async (id) => {
    const [found] = await db
      .select({ bytes: pictures.bytes })
      .from(pictures)
      .where(and(eq(pictures.id, id)))
      .orderBy(sql`width desc`)
      .limit(1);
    return found ? new Uint8Array(found.bytes) : null;
  },
});

const base64 = v.pipe(
  v.string(),
  v.transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
);
const cells = v.record(v.string(), v.string());
const tableFile = v.object({
  table: v.string(),
  name: v.string(),
  columns: v.array(v.string()),
  rows: v.array(v.object({ line: v.number(), cells })),
  issues: v.optional(
    v.array(
      v.object({
        file: v.string(),
        line: v.nullable(v.number()),
        column: v.nullable(v.string()),
        message: v.string(),
      }),
    ),
  ),
});

/** What a port is asked through the control of a running server. */
export const catalogueCall = v.variant('verb', [
  v.object({ verb: v.literal('bring'), files: v.array(tableFile), isTry: v.boolean() }),
  v.object({ verb: v.literal('fetch') }),
  v.object({ verb: v.literal('find'), source: v.string() }),
  v.object({
    verb: v.literal('keep'),
    id: v.string(),
    source: v.string(),
    made: v.array(v.object({ width: v.number(), bytes: base64 })),
  }),
  v.object({ verb: v.literal('picture'), id: v.string() }),
]);
export const brought = v.object({ isWhole: v.boolean(), text: v.string() });
export const writtenTables = v.array(v.object({ name: v.string(), rows: v.array(cells) }));
export const pictureAnswer = v.nullable(base64);

/** Answers a call, in what JSON can hold. */
export async function answerCatalogueCall(
  port: CataloguePort,
  call: v.InferOutput<typeof catalogueCall>,
): Promise<unknown> {
  switch (call.verb) {
    case 'bring':
      return port.bring(call.files, call.isTry);
    case 'fetch':
      return port.fetch();
    case 'find':
      return port.find(call.source);
    case 'keep':
      await port.keep(call.id, call.source, call.made);
      return true;
    case 'picture': {
      const bytes = await port.picture(call.id);
      return bytes && Buffer.from(bytes).toString('base64');
    }
  }
}

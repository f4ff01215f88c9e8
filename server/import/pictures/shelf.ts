import { eq, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { pictures } from '../../db/schema/imports';
import type { PictureShelf } from './place';

export const pictureShelf = (db: Db): PictureShelf => ({
  find: async (source) => {
    const [found] = await db
      .select({ id: pictures.id })
      .from(pictures)
      .where(or(eq(pictures.source, source), eq(pictures.id, source)))
      .limit(1);
    return found?.id ?? null;
  },
  keep: async (id, source, made) => {
    await db
      .insert(pictures)
      .values(made.map(({ width, bytes }) => ({ id, width, bytes, source })))
      .onConflictDoNothing();
  },
});

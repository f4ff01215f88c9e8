import { and, asc, eq } from 'drizzle-orm';
import { usualWidth } from '../../../domain/catalogue/pictureWidths';
import { pictures } from '../../db/schema/imports';
import type { Register } from '../../http/serve';

/** A fifth fewer pixels than asked for are not seen, a step more of them is waited for. */
const enough = 0.8;

/** Pictures of the catalogue, in the least width that does for the one that is asked for. */
export const registerPictures: Register = (_serve, { db }, app) => {
  app.get('/media/catalogue/:name', async (c) => {
    const id = /\/([0-9a-f]{32})\.webp$/.exec(c.req.path)?.[1];
    if (!id) return c.notFound();
    const widths = await db
      .select({ width: pictures.width })
      .from(pictures)
      .where(eq(pictures.id, id))
      .orderBy(asc(pictures.width));
    const wanted = Number(c.req.query('w')) || usualWidth;
    const width = (widths.find((one) => one.width >= wanted * enough) ?? widths.at(-1))?.width;
    if (width === undefined) return c.notFound();
    const [found] = await db
      .select({ bytes: pictures.bytes })
      .from(pictures)
      .where(and(eq(pictures.id, id), eq(pictures.width, width)));
    if (!found) return c.notFound();
    return c.body(new Uint8Array(found.bytes), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
};

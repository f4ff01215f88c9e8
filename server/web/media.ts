import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { usualWidth } from '../../domain/catalogue/pictureWidths';
import type { Register } from '../http/serve';
import { projectRoot } from '../root';
import { createDrawnPictures } from './drawnPictures';
import { chooseEncoding, encodingHeaders } from './encoding';
import { createRasters } from './raster';

/** Drawn pictures kept, so that a busy shelf is drawn once; about 20 MB at the most. */
const kept = 1500;

const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The SVG of a shipped picture: of the built client, else of its source. */
async function shippedSvg(path: string): Promise<string | null> {
  if (!/^\/pictures\/[\w-]+\.svg$/.test(path)) return null;
  const read = (folder: string) => readFile(join(projectRoot, folder, path), 'utf8');
  return read('dist').catch(() => read('public').catch(() => null));
}

/** The demo's pictures, drawn when first asked for, then kept here and for good in the browser: as WebP, PNG, and SVG. */
export const registerMedia: Register = (_, { demo, mapFile }, app) => {
  const pictures = new Map<
    string,
    { plain: string; packed: Partial<Record<'br' | 'gzip', Uint8Array<ArrayBuffer>>> }
  >();
  const rasterOf = createRasters(
    async (path, width) => (await demo?.draw(path, { width, for: 'renderer' })) ?? shippedSvg(path),
  );
  const drawnPictureOf = createDrawnPictures(
    async (path, width) => (await demo?.draw(path, { width, for: 'renderer' })) ?? null,
  );
  app.get('/media/*', async (c) => {
    const { path } = c.req;
    if (path.endsWith('.png')) {
      const png = await rasterOf(path);
      return png ? c.body(png, 200, { 'Content-Type': 'image/png', ...forGood }) : c.notFound();
    }
    if (path.endsWith('.webp')) {
      const picture = await drawnPictureOf(path, Number(c.req.query('w')) || usualWidth);
      return picture
        ? c.body(picture, 200, { 'Content-Type': 'image/webp', ...forGood })
        : c.notFound();
    }
    let picture = pictures.get(path);
    if (!picture) {
      const plain = await demo?.draw(path, { width: usualWidth, for: 'browser' });
      if (!plain) return c.notFound();
      picture = { plain, packed: {} };
      pictures.set(path, picture);
      if (pictures.size > kept) pictures.delete(pictures.keys().next().value ?? '');
    }
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    const headers = {
      'Content-Type': 'image/svg+xml',
      ...forGood,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      ...encodingHeaders(encoding),
    };
    if (!encoding) return c.body(picture.plain, 200, headers);
    picture.packed[encoding] ??= new Uint8Array(
      encoding === 'br'
        ? brotliCompressSync(picture.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : gzipSync(picture.plain),
    );
    return c.body(picture.packed[encoding], 200, headers);
  });

  app.get('/map/city.json', (c) => {
    if (!mapFile) return c.notFound();
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=3600',
      ETag: mapFile.etag,
      ...encodingHeaders(encoding),
    };
    if (c.req.header('if-none-match') === mapFile.etag) return c.body(null, 304, headers);
    const body =
      encoding === 'br' ? mapFile.brotli : encoding === 'gzip' ? mapFile.gzip : mapFile.plain;
    return c.body(body, 200, headers);
  });
};

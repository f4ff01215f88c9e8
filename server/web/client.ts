import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Register } from '../http/serve';
import { projectRoot } from '../root';
import { chooseEncoding, encodingHeaders } from './encoding';
import { serveFile } from './files';
import { createPages } from './pages';

const dist = join(projectRoot, 'dist');

const notBuilt =
  'The client is not built: run "npm run build", or "npm run dev" while developing.\n';

/** The built client: its files, and for every other address the page that draws it. Mounted last. */
export const registerClient: Register = (_, { env }, app) => {
  const pageFor = createPages(dist, env);
  app.get('*', async (c) => {
    const { path } = c.req;
    const file = await serveFile(dist, path, c.req.raw);
    if (file) return file;
    if (/^\/(api|media|map|demo|assets|pictures)\//.test(path)) return c.notFound();
    const page = existsSync(dist) ? pageFor(path) : null;
    if (!page) return c.text(notBuilt, 503);
    const headers = { ETag: page.etag, 'Cache-Control': 'no-cache' };
    if (c.req.header('if-none-match') === page.etag) return c.body(null, 304, headers);
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    return c.body(encoding ? page[encoding] : page.plain, 200, {
      ...headers,
      ...encodingHeaders(encoding),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': page.contentSecurityPolicy,
    });
  });
};

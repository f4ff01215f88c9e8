import { createHash } from 'node:crypto';
import type { Register } from '../http/serve';
import { docsPage } from './docsPage';
import { openApiDocument } from './openapi';

/** The page's own style is allowed by its hash; it needs nothing else. */
function policyOf(page: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`;
}

/** The contract as a document for tools and as a page for people; both made when first asked for. */
export const registerDocs: Register = (_, { env }, app) => {
  let document: ReturnType<typeof openApiDocument> | null = null;
  const read = () => {
    document ??= openApiDocument(env.PUBLIC_URL);
    return document;
  };
  app.get('/api/openapi.json', (c) => c.json(read()));
  app.get('/api/docs', async (c) => {
    const page = String(await docsPage(read()));
    c.header('Content-Security-Policy', policyOf(page));
    return c.html(page);
  });
};

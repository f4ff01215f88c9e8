import type { Register } from '../http/serve';
import { docsPage } from './docsPage';
import { openApiDocument } from './openapi';

/** The contract as a document for tools and as a page for people; both made when first asked for. */
export const registerDocs: Register = (_, { env }, app) => {
  let document: ReturnType<typeof openApiDocument> | null = null;
  const read = () => {
    document ??= openApiDocument(env.PUBLIC_URL);
    return document;
  };
  app.get('/api/openapi.json', (c) => c.json(read()));
  app.get('/api/docs', (c) => c.html(docsPage(read())));
};

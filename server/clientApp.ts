import { Hono } from 'hono';
import type { Env } from './env';
import { Refusal, refusalResponse } from './http/refusal';
import { languageOf } from './http/serve';
import { mountClient } from './web/client';
import { securityHeaders } from './web/headers';

/** The client alone, for a shop whose calls go to another back end (API_URL): no calls, no database. */
export function createClientApp(env: Env): Hono {
  const app = new Hono();
  app.use(securityHeaders);
  app.all('/api/*', (c) => refusalResponse(new Refusal('not_found'), languageOf(c)));
  // What a page is about and whose shop it is are known to the other back end alone.
  mountClient(app, env, {
    previewFor: async () => null,
    faceOf: async () => null,
    ask: async (address, method, headers) => {
      const answer = await fetch(new URL(address, env.API_URL), { method, headers });
      return { status: answer.status, text: await answer.text() };
    },
  });
  return app;
}

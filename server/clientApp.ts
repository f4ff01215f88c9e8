import { Hono } from 'hono';
import type { Clock } from './deps';
import type { Env } from './env';
import { Refusal, refusalResponse } from './http/refusal';
import { languageOf } from './http/serve';
import { createStrangers } from './http/strangers';
import { mountClient } from './web/client';
import { createForeignFaceOf } from './web/foreignFace';
import { securityHeaders } from './web/headers';

/** The client alone, for a shop whose calls go to another back end (API_URL): no calls, no database. */
export function createClientApp(env: Env, clock: Clock, folder?: string): Hono {
  const app = new Hono();
  app.use(securityHeaders(env));
  app.all('/api/*', (c) => refusalResponse(new Refusal('not_found'), languageOf(c)));
  const parts = {
    // What a page is about is known to the other back end alone.
    previewFor: async () => null,
    faceOf: createForeignFaceOf(env, clock),
    clock,
    strangers: createStrangers(clock.now),
    ask: async (address: string, method: string, headers: Record<string, string>) => {
      const answer = await fetch(new URL(address, env.API_URL), { method, headers });
      return { status: answer.status, text: await answer.text() };
    },
  };
  mountClient(app, env, parts, folder);
  return app;
}

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { routePath } from 'hono/route';
import { mountApps } from './apps/routes';
import type { Deps } from './deps';
import { isForm, mostBytes, mostBytesOfForm } from './http/body';
import { logError } from './http/log';
import { createNothingHere } from './http/otherMethod';
import { Refusal, refusalResponse } from './http/refusal';
import { refusalOfDatabase } from './http/refusalOfDatabase';
import { refuseWithoutRoom } from './http/room';
import { createServe, languageOf, type Register } from './http/serve';
import { countStrangers } from './http/strangers';
import { idOf, noteRoute } from './observe/routes';
import { registers } from './registers';
import { mountClient } from './web/client';
import { registerDocs } from './web/docs';
import { createFaceOf } from './web/face';
import { securityHeaders } from './web/headers';
import { registerMedia } from './web/media';
import { createPreviews } from './web/preview';
import { registerProductFeed } from './web/productFeed';
import { registerSitemap } from './web/sitemap';

/** The whole server as one `fetch`: calls of the wire, pictures, map, documentation and the built client. */
export function createApp(deps: Deps, parts: readonly Register[] = registers): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    const refusal = error instanceof Refusal ? error : refusalOfDatabase(error, c.req.raw);
    if (refusal) return refusalResponse(refusal, languageOf(c));
    logError([c.req.method, c.req.routePath, idOf(c.req.raw)].filter(Boolean).join(' '), error);
    return refusalResponse(new Refusal('unavailable', { status: 500 }), languageOf(c));
  });
  app.use(async (c, next) => {
    await next();
    noteRoute(c.req.raw, routePath(c));
  });
  app.use(securityHeaders(deps.env));
  app.use(countStrangers(deps.env, deps.strangers));
  app.use(refuseWithoutRoom(deps.database));
  const calls = ['/api/*', '/apps/*'];
  app.on(['ALL'], calls, cors({ origin: deps.env.CORS_ORIGINS, exposeHeaders: ['Retry-After'] }));
  app.on(['ALL'], calls, compress({ threshold: 1024 }));
  // Calls of the contract take in no more than they may, once they know who calls (`readBody`).
  const onError = (c: Context) => refusalResponse(new Refusal('too_large'), languageOf(c));
  const bodies = bodyLimit({ maxSize: mostBytes, onError });
  const forms = bodyLimit({ maxSize: mostBytesOfForm, onError });
  app.on(['ALL'], '/apps/*', (c, next) => (isForm(c) ? forms : bodies)(c, next));

  deps.demo?.mountSwitch(app);
  const serve = createServe(app, deps);
  for (const register of parts) register(serve, deps, app);

  registerMedia(serve, deps, app);
  registerDocs(serve, deps, app);
  registerSitemap(serve, deps, app);
  registerProductFeed(serve, deps, app);
  mountApps(app, deps);
  const nothingHere = createNothingHere(app);
  app.all('/api/*', nothingHere);
  mountClient(app, deps.env, {
    previewFor: createPreviews(deps),
    faceOf: createFaceOf(deps),
    ask: async (path, method, headers) => {
      const answer = await app.request(path, { method, headers });
      return { status: answer.status, text: await answer.text() };
    },
    clock: deps.clock,
    strangers: deps.strangers,
    changes: deps.changes,
  });
  return app;
}

import type { Context, Hono } from 'hono';
import { Refusal, refusalResponse } from './refusal';
import { languageOf } from './serve';

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => {
        if (part === '*') return '.*';
        return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      })
      .join('/')}$`,
  );

/**
 * What answers where nothing else does: 405 with `Allow` at an address that knows other methods, else 404. Made once, when
 * all is mounted.
 */
export function createNothingHere(app: Hono) {
  const known = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*' && path !== '*')
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (c: Context): Response => {
    const methods = new Set(
      known.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method),
    );
    if (methods.has('GET')) methods.add('HEAD');
    if (methods.size === 0 || methods.has(c.req.method)) {
      return refusalResponse(new Refusal('not_found'), languageOf(c));
    }
    const response = refusalResponse(new Refusal('method'), languageOf(c));
    response.headers.set('Allow', [...methods, 'OPTIONS'].sort().join(', '));
    return response;
  };
}

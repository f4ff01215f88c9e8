import type { MiddlewareHandler } from 'hono';

/** What every answer says; pages also say what only pages can do, and the many small files do not. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  if (!c.res.headers.get('content-type')?.startsWith('text/html')) return;
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
};

import type { MiddlewareHandler } from 'hono';
import type { Database } from '../db/client';
import { t } from '../locales/t';
import { Refusal } from './refusal';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What is answered to whoever wants something kept while there is no space for it. */
export const noRoom = () =>
  new Refusal('unavailable', {
    message: t(
      'The shop can take nothing in at the moment. You can go on looking around; please try again later.',
    ),
    retryAfter: 60,
  });

/** Refuses what would be written while the disk is nearly full; reads go on. */
export const refuseWithoutRoom =
  (database: Database): MiddlewareHandler =>
  (c, next) => {
    if (!reads.has(c.req.method) && !database.hasRoom()) throw noRoom();
    return next();
  };

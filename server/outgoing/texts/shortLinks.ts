import { eq } from 'drizzle-orm';
import { trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import type { Env } from '../../env';
import type { Register } from '../../http/serve';
import { findOrder } from '../../orders/store';
import { pageLink } from '../mails/link';

/**
 * Some 72 random bits of a track token, in twelve letters: the whole of it would fill a message of Arabic by itself. Letters and
 * digits alone, since phones leave a sign at the end out of a link.
 */
const keyOf = (trackToken: string): string => {
  const digits = trackToken.replaceAll('-', '');
  return Buffer.from(digits.slice(0, 12) + digits.slice(-6), 'hex')
    .toString('base64url')
    .replace(/[-_]/g, 'x');
};

interface Subject {
  readonly kind: 'order' | 'trip';
  readonly id: number;
  readonly trackToken: string;
}

const marks = { order: '', trip: 'v' } as const;

/** Leads to the page of an order or trip, without signing in; null where the shop does not know its address. */
export const shortLink = (env: Env, { kind, id, trackToken }: Subject): string | null =>
  pageLink(env, `/t/${marks[kind]}${id}-${keyOf(trackToken)}`, {});

const pages = {
  order: { path: '/track-order', number: 'order_id' },
  trip: { path: '/my-trips', number: 'trip_id' },
} as const;

async function tokenOf({ db }: Deps, kind: Subject['kind'], id: number): Promise<string | null> {
  if (kind === 'order') return (await findOrder(db, id))?.trackToken ?? null;
  const [trip] = await db
    .select({ trackToken: trips.trackToken })
    .from(trips)
    .where(eq(trips.id, id));
  return trip?.trackToken ?? null;
}

/** Where a link leads: to the page itself, which asks for a number, where the link is not one that was sent. */
async function targetOf(deps: Deps, written: string): Promise<string> {
  const [, digits, key] = /^v?(\d{1,9})-([A-Za-z\d]{12})$/.exec(written) ?? [];
  const kind = written.startsWith(marks.trip) ? 'trip' : 'order';
  const { path, number } = pages[kind];
  if (digits === undefined) return path;
  const token = await tokenOf(deps, kind, Number(digits));
  if (token === null || keyOf(token) !== key) return path;
  return `${path}?${new URLSearchParams({ [number]: digits, share: token })}`;
}

export const registerShortLinks: Register = (_serve, deps, app) => {
  app.get('/t/:key', async (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    return c.redirect(await targetOf(deps, c.req.param('key')), 302);
  });
};

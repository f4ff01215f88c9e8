import type { MiddlewareHandler } from 'hono';
import type { Env, Rate } from '../env';
import { addressOf, isNamedProxy, isPrivate } from './address';
import { Refusal } from './refusal';

/** Addresses that are remembered; of more the oldest are forgotten. */
const mostAddresses = 50_000;
/** Files that never change are cheap; what shoppers sent is read from the database. */
const cheap = /^\/(assets|pictures|map|media(?!\/uploads))\//;
/** What costs more than a page: searches, and questions that an outside service may be paid for. */
const searches =
  /\/(search|get-combined-data|item-or-store-search|suggested|(place-api-(autocomplete|details)|geocode|distance|direction)(-api)?)(\/|$)/;
/** What measures a way as well, counted apart so that who searches much can still buy. */
const quotes =
  /\/((get-tax|order\/(prescription\/)?place|trip-booking)$|rental\/(user\/cart\/(add-to-cart|confirm|update-)|vehicle\/get-(vehicle-details|provider-vehicles)\/))/i;

/** What one address did of late, in the memory of this server: for calls too many to be written down. */
export interface Strangers {
  /** @throws Refusal `rate_limited` with Retry-After when there were too many */
  count(kind: string, address: string, rate: Rate): void;
  /** Counts as `count` does, for what is left out instead of refused. */
  isWithin(kind: string, address: string, rate: Rate): boolean;
  /** Holds a place of `most` for an address and of `all` together until the result is called. @throws Refusal `rate_limited` */
  hold(address: string, most: number, all: number): () => void;
}

export function createStrangers(now: () => Date): Strangers {
  const counts = new Map<string, { attempts: number; resetAt: number }>();
  const held = new Map<string, number>();
  let inAll = 0;
  /** Counts one more; the seconds until more are let through, 0 when this one is. */
  function add(kind: string, address: string, { most, seconds }: Rate): number {
    if (address === '') return 0;
    const [key, moment] = [`${kind}@${address}`, now().getTime()];
    let row = counts.get(key);
    if (!row || row.resetAt <= moment) {
      counts.delete(key);
      row = { attempts: 0, resetAt: moment + seconds * 1000 };
      counts.set(key, row);
      if (counts.size > mostAddresses) counts.delete(counts.keys().next().value ?? '');
    }
    row.attempts += 1;
    return row.attempts <= most ? 0 : Math.max(1, Math.ceil((row.resetAt - moment) / 1000));
  }
  return {
    isWithin: (kind, address, rate) => add(kind, address, rate) === 0,
    count: (kind, address, rate) => {
      const retryAfter = add(kind, address, rate);
      if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
    },
    hold: (address, most, all) => {
      const own = address === '' ? 0 : (held.get(address) ?? 0);
      if (own >= most || inAll >= all) throw new Refusal('rate_limited', { retryAfter: 15 });
      held.set(address, own + 1);
      inAll += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        inAll -= 1;
        const left = (held.get(address) ?? 1) - 1;
        if (left > 0) held.set(address, left);
        else held.delete(address);
      };
    },
  };
}

/** Counts what comes over the network, each call once however many the server makes of it. */
export function countStrangers(env: Env, strangers: Strangers): MiddlewareHandler {
  const seen = new WeakSet<object>();
  let isTold = false;
  return (c, next) => {
    const incoming: unknown = c.env?.incoming;
    if (typeof incoming !== 'object' || incoming === null || seen.has(incoming)) return next();
    seen.add(incoming);
    if (cheap.test(c.req.path)) return next();
    if (!isTold && c.req.header('x-forwarded-for')) {
      const direct = c.env.incoming.socket?.remoteAddress ?? '';
      isTold = isPrivate(direct) && !isNamedProxy(direct, env.TRUSTED_PROXIES);
      if (isTold) console.warn(unnamedProxy);
    }
    const address = addressOf(c, env.TRUSTED_PROXIES);
    strangers.count('calls', address, env.LIMIT_CALLS);
    if (searches.test(c.req.path)) strangers.count('searches', address, env.LIMIT_SEARCHES);
    if (quotes.test(c.req.path)) strangers.count('quotes', address, env.LIMIT_SEARCHES);
    return next();
  };
}

const unnamedProxy =
  'Calls come through a proxy that is not named in TRUSTED_PROXIES: limits count all its shoppers as one address';

import Stripe from 'stripe';
import type { Env } from '../../../env';
import { isStripeOn } from '../provider';

const clients = new WeakMap<Env, Stripe>();

/** The library, once for each environment; null where Stripe is not configured. */
export function stripeOf(env: Env): Stripe | null {
  if (!isStripeOn(env)) return null;
  const known = clients.get(env);
  if (known) return known;
  const { protocol, hostname, port } = new URL(env.STRIPE_API_URL);
  const made = new Stripe(env.STRIPE_SECRET_KEY, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: 10_000,
    // A request that is sent again carries the same key, so it has the same effect.
    maxNetworkRetries: 2,
    telemetry: false,
  });
  clients.set(env, made);
  return made;
}

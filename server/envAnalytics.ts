import * as v from 'valibot';
import { text, webAddress } from './envFields';

/** What counts visits and orders for the shop's owner, once a shopper allows it. */
export const analyticsFields = {
  /** Measurement id of Google Analytics 4. */
  GA4_ID: v.pipe(
    text,
    v.check((value) => value === '' || /^G-[A-Z0-9]{4,16}$/.test(value), 'must look like G-ABC123'),
  ),
  /** Site that a Plausible counts for. */
  PLAUSIBLE_DOMAIN: v.pipe(
    text,
    v.check((value) => /^[\w.,/-]*$/.test(value), 'must be the name of a site'),
  ),
  /** Where that Plausible is; empty: plausible.io. */
  PLAUSIBLE_URL: webAddress,
} satisfies v.ObjectEntries;

interface AnalyticsEnv {
  GA4_ID: string;
  PLAUSIBLE_DOMAIN: string;
  PLAUSIBLE_URL: string;
}

const plausibleUrl = (env: AnalyticsEnv) => env.PLAUSIBLE_URL || 'https://plausible.io';

/** What the client is told of it; null where nothing counts. `currency` is an ISO 4217 code. */
export const analyticsOf = (env: AnalyticsEnv, currency: string | null) =>
  env.GA4_ID || env.PLAUSIBLE_DOMAIN
    ? {
        ga4: env.GA4_ID,
        plausible: env.PLAUSIBLE_DOMAIN
          ? { domain: env.PLAUSIBLE_DOMAIN, url: plausibleUrl(env) }
          : null,
        currency,
      }
    : null;

/** What pages load and call for it. */
export const analyticsSources = (env: AnalyticsEnv) => ({
  scripts: env.GA4_ID && 'https://www.googletagmanager.com',
  calls: [
    env.GA4_ID &&
      'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    env.PLAUSIBLE_DOMAIN && new URL(plausibleUrl(env)).origin,
  ]
    .filter(Boolean)
    .join(' '),
  pictures: env.GA4_ID && 'https://*.google-analytics.com https://*.googletagmanager.com',
});

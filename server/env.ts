import { resolve } from 'node:path';
import * as v from 'valibot';
import { readServiceAccount } from './account/notifications/firebase';
import { gateways, openGateways } from './checkout/payment/gateways';
import type { PaymentProvider } from './checkout/payment/provider';
import { analyticsFields } from './envAnalytics';
import { databaseFields, postgresAddress } from './envDatabase';
import { origin, text, webAddress } from './envFields';
import { limitFields } from './envLimits';
import { messageFields, messageGap } from './envMessages';
import { tracingFields } from './envTracing';

export type { Rate, Waits } from './envLimits';

import { readProxies } from './http/proxies';

const list = v.pipe(
  text,
  v.transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);
const isOn = (value: string) => !['0', 'false', 'off', 'no'].includes(value.toLowerCase());
const onOrOff = (otherwise: '0' | '1') =>
  v.pipe(
    v.optional(v.string(), otherwise),
    v.regex(/^(0|1|true|false|on|off|yes|no)$/i, 'must be 1 or 0'),
    v.transform(isOn),
  );

const schema = v.object({
  NODE_ENV: text,
  PORT: v.pipe(
    v.optional(v.string(), '3000'),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
    v.maxValue(65_535, 'must be a port number'),
  ),
  HOST: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty()), '0.0.0.0'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), './data'),
  DATABASE_URL: postgresAddress,
  /** A streaming replica of it, from which the catalogue is read while it is current. */
  DATABASE_READ_URL: postgresAddress,
  DEMO_MODE: onOrOff('1'),
  /** Who may watch the flows at /inspector, and send events from there; empty: developers in demo mode. */
  /** Public pages are rendered here before the client takes over; else they go out as frames of text. */
  SERVER_RENDERING: onOrOff('1'),
  INSPECTOR: v.optional(
    v.picklist(['', 'off', 'read', 'developer'], 'must be off, read or developer'),
    '',
  ),
  /** Stately's inspector, which ours may tell too; empty: ours does not offer it. */
  INSPECTOR_STATELY: v.pipe(
    text,
    v.check((value) => value === '' || /^https?:\/\/./.test(value), 'must be an address'),
  ),
  /** How many times faster than planned demo orders advance. */
  DEMO_SPEED: v.pipe(
    v.optional(v.string(), '1'),
    v.transform(Number),
    v.number(),
    v.check((speed) => speed > 0 && Number.isFinite(speed), 'must be a number above 0'),
  ),
  /** Where rates, latencies and sizes are read by a Prometheus; empty: nowhere. */
  METRICS_PORT: v.pipe(
    text,
    v.regex(/^\d{0,5}$/, 'must be a port number'),
    v.check((value) => Number(value) <= 65_535, 'must be a port number'),
  ),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty()), '127.0.0.1'),
  /** A line of JSON for each answered call. */
  REQUEST_LOG: onOrOff('0'),
  /** What is for sale, for shopping services, at /feed/products.xml. */
  PRODUCT_FEED: onOrOff('0'),
  PUBLIC_URL: webAddress,
  API_URL: webAddress,
  /** What the back end at API_URL speaks; empty: the client finds it out. */
  API_DIALECT: v.optional(
    v.picklist(['', 'flowmart', 'classic'], 'must be flowmart, classic or empty'),
    '',
  ),
  GEOCODER_URL: webAddress,
  ROUTING_URL: webAddress,
  GOOGLE_MAPS_KEY: text,
  GOOGLE_MAPS_SERVER_KEY: text,
  MAP_TILES_URL: text,
  MAP_TILES_ATTRIBUTION: text,
  CORS_ORIGINS: v.pipe(
    list,
    v.transform((origins) => origins.map((entry) => entry.replace(/\/+$/, ''))),
  ),
  /** Proxies of ours, whose X-Forwarded-For is believed: how many stand in front, or their networks. */
  TRUSTED_PROXIES: v.pipe(
    text,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const proxies = readProxies(dataset.value);
      if (proxies !== null) return proxies;
      addIssue({
        message: 'must be a number from 0 to 9, or a comma list of addresses or networks',
      });
      return NEVER;
    }),
  ),
  ...limitFields,
  ...databaseFields,
  ...analyticsFields,
  ...messageFields,
  ...tracingFields,
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  FIREBASE_APP_ID: text,
  /** Number of the sender and public key of web push certificates: browsers may then be pushed news. */
  FIREBASE_SENDER_ID: text,
  FIREBASE_VAPID_KEY: text,
  /** Key file (JSON) of the service account that pushes them. */
  FIREBASE_SERVICE_ACCOUNT: v.pipe(
    text,
    v.check(
      (value) => value === '' || readServiceAccount(value) !== null,
      'must be the JSON of a service account',
    ),
  ),
  FCM_URL: origin('https://fcm.googleapis.com'),
  /** host:port of the Firebase Auth emulator; demo mode only, since its tokens are not signed. */
  FIREBASE_AUTH_EMULATOR_HOST: v.pipe(
    text,
    v.check((value) => value === '' || /^[\w.-]+:\d{1,5}$/.test(value), 'must be host:port'),
  ),
  FIREBASE_KEYS_URL: origin(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  IDENTITY_TOOLKIT_URL: origin('https://identitytoolkit.googleapis.com'),
  GOOGLE_CLIENT_ID: list,
  GOOGLE_KEYS_URL: origin('https://www.googleapis.com/oauth2/v3/certs'),
  APPLE_CLIENT_ID: list,
  APPLE_KEYS_URL: origin('https://appleid.apple.com/auth/keys'),
  FACEBOOK_APP_ID: text,
  FACEBOOK_APP_SECRET: text,
  FACEBOOK_GRAPH_URL: origin('https://graph.facebook.com/v23.0'),
});

type Variables = v.InferOutput<typeof schema>;

/** Names of all variables that are read. */
export const knownVariables: readonly string[] = [
  ...Object.keys(schema.entries),
  ...gateways.flatMap(({ variables }) => variables),
];

/** What the environment says, checked once at start. `DATA_DIR` is absolute. */
export type Env = Variables & {
  /** Who takes digital payments, by the variables of each gateway. */
  readonly gateways: readonly PaymentProvider[];
};

export const isInspectorOn = ({ INSPECTOR }: Env): boolean =>
  INSPECTOR === 'read' || INSPECTOR === 'developer';

/** A start that cannot succeed: its message is the one line to show. */
export class StartError extends Error {}

/** The emulator takes any key, and any project whose name begins with demo-. */
const emulatorNames = (env: Variables): Partial<Variables> =>
  env.FIREBASE_AUTH_EMULATOR_HOST
    ? {
        FIREBASE_PROJECT_ID: env.FIREBASE_PROJECT_ID || 'demo-flowmart',
        FIREBASE_API_KEY: env.FIREBASE_API_KEY || 'demo-key',
      }
    : {};

/**
 * Reads the environment.
 * @throws StartError naming the variable and what is wrong with it.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present: Record<string, string | undefined> = {
    // Another's back end often limits the calls of one address: it is asked for pages where its owner wants that.
    SERVER_RENDERING: source.API_URL ? '0' : '1',
    ...Object.fromEntries(
      Object.entries(source).filter((entry) => entry[1] !== undefined && entry[1] !== ''),
    ),
  };
  const parsed = v.safeParse(schema, present);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new StartError(`${v.getDotPath(issue) ?? 'environment'} ${issue.message}`);
  }
  const env = parsed.output;
  if (env.DEMO_MODE && env.NODE_ENV === 'production') {
    throw new StartError(
      'NODE_ENV=production refuses demo mode (it shows codes and takes play money): set DEMO_MODE=0',
    );
  }
  if (env.FIREBASE_AUTH_EMULATOR_HOST && !env.DEMO_MODE) {
    throw new StartError(
      'FIREBASE_AUTH_EMULATOR_HOST works in demo mode only: its tokens are not signed',
    );
  }
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new StartError('DATABASE_URL is missing beside DATABASE_READ_URL, its replica');
  }
  if (env.FIREBASE_PROJECT_ID && !env.FIREBASE_API_KEY) {
    throw new StartError('FIREBASE_API_KEY is missing beside FIREBASE_PROJECT_ID');
  }
  const gap = messageGap(env);
  if (gap) throw new StartError(gap);
  const opened = openGateways(present, { address: env.PUBLIC_URL, isDemo: env.DEMO_MODE });
  if (typeof opened === 'string') throw new StartError(opened);
  if (env.FACEBOOK_APP_ID && !env.FACEBOOK_APP_SECRET) {
    throw new StartError('FACEBOOK_APP_SECRET is missing beside FACEBOOK_APP_ID');
  }
  const INSPECTOR = env.INSPECTOR || (env.DEMO_MODE ? 'developer' : 'off');
  return {
    ...env,
    ...emulatorNames(env),
    gateways: opened,
    INSPECTOR,
    DATA_DIR: resolve(env.DATA_DIR),
  };
}

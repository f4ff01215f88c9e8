import { resolve } from 'node:path';
import * as v from 'valibot';

const text = v.optional(v.pipe(v.string(), v.trim()), '');
const webAddress = v.pipe(
  text,
  v.check((value) => value === '' || /^https?:\/\/\S+$/.test(value), 'must be an http(s) address'),
  v.transform((value) => value.replace(/\/+$/, '')),
);
const isOn = (value: string) => !['0', 'false', 'off', 'no'].includes(value.toLowerCase());

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
  DATABASE_URL: v.pipe(
    text,
    v.check(
      (value) => value === '' || /^postgres(ql)?:\/\//.test(value),
      'must begin with postgres:// or postgresql://',
    ),
  ),
  DEMO_MODE: v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^(0|1|true|false|on|off|yes|no)$/i, 'must be 1 or 0'),
    v.transform(isOn),
  ),
  /** How many times faster than planned demo orders advance. */
  DEMO_SPEED: v.pipe(
    v.optional(v.string(), '1'),
    v.transform(Number),
    v.number(),
    v.check((speed) => speed > 0 && Number.isFinite(speed), 'must be a number above 0'),
  ),
  PUBLIC_URL: webAddress,
  API_URL: webAddress,
  GEOCODER_URL: webAddress,
  ROUTING_URL: webAddress,
  GOOGLE_MAPS_KEY: text,
  GOOGLE_MAPS_SERVER_KEY: text,
  MAP_TILES_URL: text,
  MAP_TILES_ATTRIBUTION: text,
  CORS_ORIGINS: v.pipe(
    text,
    v.transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim().replace(/\/+$/, ''))
        .filter(Boolean),
    ),
  ),
});

/** What the environment says, checked once at start. `DATA_DIR` is absolute. */
export type Env = v.InferOutput<typeof schema>;

/** A start that cannot succeed: its message is the one line to show. */
export class StartError extends Error {}

/**
 * Reads the environment.
 * @throws StartError naming the variable and what is wrong with it.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(
    Object.entries(source).filter((entry) => entry[1] !== undefined && entry[1] !== ''),
  );
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
  return { ...env, DATA_DIR: resolve(env.DATA_DIR) };
}

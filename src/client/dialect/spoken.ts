import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../apiError';
import { apiUrl, type CallOptions, contextHeaders } from '../client';
import { runtimeConfig } from '../runtimeConfig';
import { exchange } from '../transport';

export type Dialect = (
  endpoint: AnyEndpoint,
  options: CallOptions<AnyEndpoint>,
) => Promise<unknown>;

/** Settings that the contract names and the other family never says under this name. */
const isOurs = (settings: unknown) =>
  typeof settings === 'object' && settings !== null && 'take_away_status' in settings;

const isForeign = (settings: unknown): settings is object =>
  typeof settings === 'object' && settings !== null && 'currency_symbol' in settings;

const classic = async (settings?: object): Promise<Dialect> =>
  (await import('./classic/speak')).speakWith(settings);

async function find(): Promise<Dialect | null> {
  if (runtimeConfig.apiDialect === 'classic') return classic();
  const { status, body } = await exchange({
    url: apiUrl('/config'),
    method: 'GET',
    headers: contextHeaders(),
    body: undefined,
    signal: undefined,
    timeoutMs: 15_000,
    isQuestion: true,
  });
  const settings = body?.json;
  if (isOurs(settings)) return null;
  if (isForeign(settings)) return classic(settings);
  const { tell } = await import('./unreached');
  tell(
    typeof settings === 'object' && settings && status < 300 ? 'unknown_dialect' : 'no_settings',
  );
  // A proxy's page, maintenance, or something else that is spoken: nothing is learnt of who will answer later.
  throw new ApiError(status >= 200 && status < 300 ? 'shape' : 'unavailable', status);
}

let found: Promise<Dialect | null> | null = null;

/**
 * What is spoken at API_URL, found out once by the shop's settings; null is the contract as documented. A back end that
 * does not answer is asked again with the next call.
 * @throws ApiError `network` or `timeout`; `shape` for what is no back end of either, `unavailable` for one that is not there now
 */
export function spokenDialect(): Promise<Dialect | null> {
  found ??= find().catch((error: unknown) => {
    found = null;
    throw error;
  });
  return found;
}

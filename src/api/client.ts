import * as v from 'valibot';
import type { AnswerOf, AnyEndpoint, BodyOf, QueryOf } from '../../domain/endpoints/define';
import { readErrors } from '../../domain/errors';
import { runtimeConfig } from '../app/runtimeConfig';
import {
  currentLatLngKey,
  guestIdKey,
  languageKey,
  moduleKey,
  tokenKey,
  zoneIdKey,
} from '../storage/storage';
import { ApiError } from './apiError';
import { takeEarlyAnswer } from './earlyAnswers';

export interface CallOptions<E extends AnyEndpoint> {
  params?: Record<string, string | number>;
  query?: Partial<QueryOf<E>>;
  body?: BodyOf<E>;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
  /** Another module than the current one. */
  moduleId?: number | undefined;
  timeoutMs?: number;
}

const unauthenticatedListeners = new Set<() => void>();

/** Calls back when the server says that the token is dead (401 to a call that carried one). */
export function onUnauthenticated(listener: () => void): () => void {
  unauthenticatedListeners.add(listener);
  return () => unauthenticatedListeners.delete(listener);
}

/** Headers of the wire contract, from what the browser remembers. */
export function contextHeaders(moduleId?: number): Record<string, string> {
  const headers: Record<string, string> = { 'X-localization': languageKey.get() ?? 'en' };
  const token = tokenKey.get();
  const zones = zoneIdKey.get();
  const module = moduleId ?? moduleKey.get()?.id;
  const at = currentLatLngKey.get();
  if (token) headers.Authorization = `Bearer ${token}`;
  if (zones) headers.zoneId = JSON.stringify(zones);
  if (module) headers.moduleId = String(module);
  if (at) {
    headers.latitude = String(at.lat);
    headers.longitude = String(at.lng);
  }
  return headers;
}

/** Address of a path of the contract, for the few callers that stream. */
export const apiUrl = (path: string) => `${runtimeConfig.apiUrl}/api/v1${path}`;

const fillPath = (path: string, params: Record<string, string | number> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** Guests are known by their id: in the query of GET and DELETE, in the body of POST and PUT. */
function withGuest(endpoint: AnyEndpoint, query: object | undefined, body: object | undefined) {
  const isPersonal = endpoint.auth === 'guest' || endpoint.auth === 'anyone';
  const guestId = isPersonal && !tokenKey.get() ? guestIdKey.get() : null;
  if (!guestId) return { query, body };
  return endpoint.method === 'GET' || endpoint.method === 'DELETE'
    ? { query: { ...query, guest_id: guestId }, body }
    : { query, body: { ...body, guest_id: guestId } };
}

function refusal(status: number, body: unknown, retryAfter: string | null): ApiError {
  const errors = readErrors(body);
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  const kind =
    status === 401
      ? 'unauthenticated'
      : status >= 500 || errors.length === 0
        ? 'unavailable'
        : 'refused';
  return new ApiError(kind, status, errors, Number.isFinite(seconds) ? seconds : null);
}

function addressOf(endpoint: AnyEndpoint, params?: CallOptions<AnyEndpoint>['params'], query = {}) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const address = apiUrl(fillPath(endpoint.path, params));
  return search.size > 0 ? `${address}?${search}` : address;
}

/** JSON of a text; undefined when it is none (an HTML page of a proxy, an empty answer). */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the server said, or an ApiError of kind `network` or `timeout`. */
async function exchange(
  url: string,
  init: RequestInit,
  caller: AbortSignal | undefined,
  ms: number,
) {
  const ending = new AbortController();
  const stop = () => ending.abort(caller?.reason);
  const limit = setTimeout(() => ending.abort(), ms);
  caller?.addEventListener('abort', stop);
  if (caller?.aborted) stop();
  try {
    const response = await (takeEarlyAnswer(url, init) ??
      fetch(url, { ...init, signal: ending.signal }));
    return { response, body: readJson(await response.text()) };
  } catch {
    if (caller?.aborted) throw caller.reason;
    throw new ApiError(ending.signal.aborted ? 'timeout' : 'network', 0);
  } finally {
    clearTimeout(limit);
    caller?.removeEventListener('abort', stop);
  }
}

/**
 * Makes one call of the contract and answers what its schema reads.
 * @throws ApiError for everything that is not a proper answer; the abort reason when aborted.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<AnswerOf<E>> {
  const token = tokenKey.get();
  const { query, body } = withGuest(endpoint, options.query, options.body as object | undefined);
  const { response, body: answer } = await exchange(
    addressOf(endpoint, options.params, query),
    {
      method: endpoint.method,
      headers: {
        ...contextHeaders(options.moduleId),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    options.signal,
    options.timeoutMs ?? 15_000,
  );
  if (!response.ok) {
    if (response.status === 401 && token && tokenKey.get() === token) {
      for (const listener of unauthenticatedListeners) listener();
    }
    throw refusal(response.status, answer, response.headers.get('retry-after'));
  }
  const parsed = v.safeParse(endpoint.answer, answer);
  if (!parsed.success) throw new ApiError('shape', response.status);
  return parsed.output as AnswerOf<E>;
}

import type { AxiosResponse } from 'axios';
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
  const guestId = endpoint.auth === 'guest' && !tokenKey.get() ? guestIdKey.get() : null;
  if (!guestId) return { query, body };
  return endpoint.method === 'GET' || endpoint.method === 'DELETE'
    ? { query: { ...query, guest_id: guestId }, body }
    : { query, body: { ...body, guest_id: guestId } };
}

function refusal(response: AxiosResponse<unknown>): ApiError {
  const errors = readErrors(response.data);
  const retryAfter = Number(response.headers['retry-after']);
  const kind =
    response.status === 401
      ? 'unauthenticated'
      : response.status >= 500 || errors.length === 0
        ? 'unavailable'
        : 'refused';
  return new ApiError(
    kind,
    response.status,
    errors,
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}

/**
 * Makes one call of the contract and answers what its schema reads.
 * @throws ApiError for everything that is not a proper answer; the abort reason when aborted.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<AnswerOf<E>> {
  const { default: axios, isAxiosError } = await import('axios');
  const token = tokenKey.get();
  const { query, body } = withGuest(endpoint, options.query, options.body as object | undefined);
  let response: AxiosResponse<unknown>;
  try {
    response = await axios.request<unknown>({
      method: endpoint.method,
      url: apiUrl(fillPath(endpoint.path, options.params)),
      params: query,
      data: body,
      timeout: options.timeoutMs ?? 15_000,
      signal: options.signal,
      headers: {
        ...contextHeaders(options.moduleId),
        ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
      },
      validateStatus: () => true,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const timedOut = isAxiosError(error) && error.code === 'ECONNABORTED';
    throw new ApiError(timedOut ? 'timeout' : 'network', 0);
  }
  if (response.status < 200 || response.status > 299) {
    if (response.status === 401 && token && tokenKey.get() === token) {
      for (const listener of unauthenticatedListeners) listener();
    }
    throw refusal(response);
  }
  const parsed = v.safeParse(endpoint.answer, response.data);
  if (!parsed.success) throw new ApiError('shape', response.status);
  return parsed.output as AnswerOf<E>;
}

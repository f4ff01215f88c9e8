import * as v from 'valibot';
import { defaultLanguage } from '../../domain/language/languages';
import type { AnswerOf, AnyEndpoint, BodyOf, QueryOf } from '../../domain/wire/define';
import { readErrors } from '../../domain/wire/errors';
import { ApiError, wordsOfFailure } from './apiError';
import { noteWait } from './lastWait';
import { runtimeConfig } from './runtimeConfig';
import {
  currentLatLngKey,
  guestIdKey,
  languageKey,
  moduleKey,
  tokenKey,
  zoneIdKey,
} from './storage/storage';
import { exchange } from './transport';

export interface CallOptions<E extends AnyEndpoint> {
  params?: Record<string, string | number>;
  query?: Partial<QueryOf<E>>;
  body?: BodyOf<E>;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
  /** Asked in the name of this guest, whoever is signed in. */
  asGuest?: string | undefined;
  /** Asked by somebody at a store's desk or by a courier, who is no shopper. */
  staffToken?: string | null | undefined;
  /** Another module than the current one. */
  moduleId?: number | undefined;
  /** Other zones than those of the place. */
  zoneIds?: readonly number[] | undefined;
  timeoutMs?: number;
  /** That its sign-in has ended is no news: the caller knows what it means. */
  isLastOfSession?: boolean;
  /** The body only says what is asked; nothing changes by it. */
  isQuestion?: boolean;
}

const unauthenticatedListeners = new Set<() => void>();

/** Calls back when the server says that the token is dead (401 to a call that carried one). */
export function onUnauthenticated(listener: () => void): () => void {
  unauthenticatedListeners.add(listener);
  return () => unauthenticatedListeners.delete(listener);
}

let renewGuest: (() => Promise<unknown>) | null = null;

/** Who gives the browser a new guest id when the server no longer knows the one that it has (SESS-03). */
export function setGuestRenewal(renew: () => Promise<unknown>): void {
  renewGuest = renew;
}

export const guestOf = ({ auth }: AnyEndpoint, asGuest?: string) =>
  asGuest ?? ((auth === 'guest' || auth === 'anyone') && !tokenKey.get() ? guestIdKey.get() : null);

export function contextHeaders(
  moduleId?: number,
  token: string | null = tokenKey.get(),
  zones: readonly number[] | null = zoneIdKey.get(),
): Record<string, string> {
  const headers: Record<string, string> = {
    'X-localization': languageKey.get() ?? defaultLanguage,
    // Back ends of other families answer refusals with pages otherwise.
    ...(runtimeConfig.apiUrl && { Accept: 'application/json' }),
  };
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

/**
 * How a back end that is not ours is spoken to, or null: nothing of it is loaded where the page's own server answers,
 * or the deployment says that it speaks the contract as documented (API_DIALECT=flowmart).
 */
const findDialect =
  runtimeConfig.apiUrl && runtimeConfig.apiDialect !== 'flowmart'
    ? () => import('./dialect/spoken').then(({ spokenDialect }) => spokenDialect())
    : null;

/** Address of a path of the contract, for the few callers that stream. */
export const apiUrl = (path: string) => `${runtimeConfig.apiUrl}/api/v1${path}`;

export const fillPath = (path: string, params: Record<string, string | number> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** Guests are known by their id: in the query of GET and DELETE, in the body of POST and PUT. */
function withGuest(
  endpoint: AnyEndpoint,
  { query, body: given, asGuest }: CallOptions<AnyEndpoint>,
) {
  const body = given as object | undefined;
  const guestId = guestOf(endpoint, asGuest);
  if (!guestId) return { query, body };
  return endpoint.method === 'GET' || endpoint.method === 'DELETE'
    ? { query: { ...query, guest_id: guestId }, body }
    : { query, body: { ...body, guest_id: guestId } };
}

/** Fields and files as a form, `name[]` as often as it has entries; what is not given is left out. */
export function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value);
    else if (name.endsWith('[]')) for (const one of value ?? []) form.append(name, one);
    else if (value !== undefined && value !== null)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : value);
  }
  return form;
}

/** The token that the call carried is dead. */
export function tellUnauthenticated(token: string): void {
  if (tokenKey.get() !== token) return;
  for (const listener of unauthenticatedListeners) listener();
}

/** What the shop says, with how long to wait where it told that; without where the code for it cannot be had. */
export const tellingWait = (error: ApiError): Promise<ApiError> | ApiError =>
  error.retryAfterSeconds
    ? import('./waitText').then(
        ({ withWait }) => withWait(error),
        () => error,
      )
    : error;

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

const waitIn = (error: unknown): number | null =>
  error instanceof ApiError && error.kind === 'unavailable' ? error.retryAfterSeconds : null;

/**
 * Makes one call of the contract and answers what its schema reads. A guest who has no id yet gets one first; one whom
 * the server has forgotten gets a new id, and the call is made again with it.
 * @throws ApiError for everything that is not a proper answer; the abort reason when aborted.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<AnswerOf<E>> {
  const needsGuest = endpoint.auth === 'guest' && !tokenKey.get() && !options.asGuest;
  if (needsGuest && !guestIdKey.get()) await renewGuest?.();
  const guestId = guestOf(endpoint);
  const isChange = endpoint.method !== 'GET' && !options.isQuestion;
  try {
    const answer = await callOnce(endpoint, options);
    if (isChange) noteWait(null);
    return answer;
  } catch (error) {
    if (isChange) noteWait(waitIn(error), wordsOfFailure(error));
    const isForgotten = guestId && error instanceof ApiError && error.kind === 'unauthenticated';
    if (!isForgotten || !renewGuest || tokenKey.get()) throw error;
    if (guestIdKey.get() === guestId) guestIdKey.set(null);
    await renewGuest();
    return callOnce(endpoint, options);
  }
}

async function callOnce<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<AnswerOf<E>> {
  const dialect = await findDialect?.();
  const asked = options as CallOptions<AnyEndpoint>;
  const { status, answer } = dialect
    ? { status: 200, answer: { json: await dialect(endpoint, asked) } }
    : await askAsDocumented(endpoint, asked);
  // An answer without content is one; a text that is no JSON is not.
  const parsed = v.safeParse(endpoint.answer, answer?.json);
  if (!parsed.success || (!answer && status !== 204)) throw new ApiError('shape', status);
  return parsed.output as AnswerOf<E>;
}

/** One exchange in the words of the contract. */
async function askAsDocumented(endpoint: AnyEndpoint, options: CallOptions<AnyEndpoint>) {
  const token = options.asGuest ? null : (options.staffToken ?? tokenKey.get());
  const { query, body } = withGuest(endpoint, options);
  const isForm = endpoint.multipart === true && body !== undefined;
  const {
    status,
    body: answer,
    retryAfter,
  } = await exchange({
    url: addressOf(endpoint, options.params, query),
    method: endpoint.method,
    headers: {
      ...contextHeaders(options.moduleId, token, options.zoneIds),
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    },
    body: isForm ? formOf(body) : body,
    signal: options.signal,
    timeoutMs: options.timeoutMs ?? 15_000,
    isQuestion: options.isQuestion ?? !body,
  });
  // Vehicles that lack a kind of trip are told by a list, also where that is a refusal (CONF-06).
  const isListed =
    status === 403 &&
    endpoint.method === 'PUT' &&
    Array.isArray(answer?.json) &&
    answer.json.length > 0 &&
    v.is(endpoint.answer, answer.json);
  if ((status < 200 || status > 299) && !isListed) {
    if (status === 401 && token && !options.isLastOfSession) tellUnauthenticated(token);
    const refused = refusal(status, answer?.json, retryAfter);
    throw status === 429 || status === 503 ? await tellingWait(refused) : refused;
  }
  return { status, answer };
}

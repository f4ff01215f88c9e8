import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { sells } from '../../domain/place/module';
import { listModules } from '../../domain/place/placeEndpoints';
import type { AnswerOf, AnyEndpoint } from '../../domain/wire/define';
import type { Deps } from '../deps';
import { addressOf } from '../http/address';
import type { Given } from './given';
import { Refused } from './refused';

type Fields = Record<string, unknown>;

interface Asked {
  query?: Fields;
  body?: Fields | FormData;
  params?: Record<string, string | number>;
  /** Beside the app's own, or instead of them. */
  headers?: Record<string, string>;
}

export interface AppCall {
  readonly deps: Deps;
  readonly given: Given;
  readonly params: Record<string, string>;
  readonly request: Request;
  /** Network address of the caller; '' when it is not known. */
  readonly address: string;
  /** @throws Refused with what the contract answered instead */
  ask<E extends AnyEndpoint>(endpoint: E, asked?: Asked): Promise<AnswerOf<E>>;
  /** The same, of the app's module, or where it named none of every module of its zones. */
  askModules<E extends AnyEndpoint>(endpoint: E, asked?: Asked): Promise<AnswerOf<E>[]>;
  /** The whole address of a picture; null when there is none. */
  picture(address: string): string | null;
}

export type Translation = (call: AppCall) => Promise<unknown>;
/** By method and path below `/apps/api/v1`: `GET /items/details/:id`. */
export type Translations = Readonly<Record<string, Translation>>;

// What belongs to the body that came, or to the connection that it came by.
const ownHeaders = [
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'transfer-encoding',
];

/** The app's headers, without words that stand for no token. */
export function passedOn(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ownHeaders) kept.delete(name);
  if (/^Bearer\s*(null|undefined)?$/i.test(kept.get('authorization')?.trim() ?? '')) {
    kept.delete('authorization');
  }
  return kept;
}

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';
const saidIn = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value)));

export function callOf(app: Hono, deps: Deps, c: Context, given: Given): AppCall {
  const { origin } = new URL(c.req.url);
  const guest = { guest_id: given.text('guest_id') };

  const requestOf = (endpoint: AnyEndpoint, asked: Asked): Request => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(asked.params?.[name] ?? ''),
    );
    const query = saidIn({ ...guest, ...asked.query });
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const headers = passedOn(c.req.raw.headers);
    for (const [name, value] of Object.entries(asked.headers ?? {})) headers.set(name, value);
    const { body } = asked;
    const isForm = body instanceof FormData;
    if (body && !isForm) headers.set('content-type', 'application/json');
    return new Request(`${origin}/api/v1${path}?${search}`, {
      method: endpoint.method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(saidIn({ ...guest, ...body })) }),
    });
  };

  const ask: AppCall['ask'] = async (endpoint, asked = {}) => {
    const response = await app.fetch(requestOf(endpoint, asked), c.env);
    const text = await response.text();
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    if (!response.ok) throw new Refused(response, answer);
    return v.parse(endpoint.answer, answer);
  };

  return {
    deps,
    given,
    params: c.req.param(),
    request: c.req.raw,
    address: addressOf(c, deps.env.TRUSTED_PROXIES),
    ask,
    askModules: async (endpoint, asked = {}) => {
      if (c.req.header('moduleid')) return [await ask(endpoint, asked)];
      const modules = (await ask(listModules)).filter((module) => sells(module, 'items'));
      const headers = (id: number) => ({ ...asked.headers, moduleId: String(id) });
      return Promise.all(
        modules.map(({ id }) => ask(endpoint, { ...asked, headers: headers(id) })),
      );
    },
    picture: (address) =>
      address === '' ? null : new URL(address, deps.env.PUBLIC_URL || origin).href,
  };
}

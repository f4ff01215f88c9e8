import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { createDemo } from '../../demo/demo';
import type { AnswerOf, AnyEndpoint } from '../../domain/wire/define';
import { readErrors, type WireError } from '../../domain/wire/errors';
import { createApp } from '../../server/app';
import { keepsNothing } from '../../server/catalogue/keptReads';
import type { Db } from '../../server/db/client';
import type { Demo } from '../../server/demo';
import type { Deps } from '../../server/deps';
import { readEnv } from '../../server/env';
import { createSigner } from '../../server/http/signer';
import { createStrangers } from '../../server/http/strangers';
import { createMessenger } from '../../server/messages/messenger';
import { packMap } from '../../server/place/places/mapFile';
import { createSettings } from '../../server/settings/settings';
import { openSeededDatabase, type SeededDatabase, seededAt } from './database';

export interface CallOptions {
  query?: Record<string, string | number>;
  body?: unknown;
  params?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** Zones of the zoneId header; [1] unless told. */
  zoneIds?: number[];
  /** 1 food, 2 grocery, 3 pharmacy, 4 ecommerce; 1 unless told. */
  moduleId?: number;
  token?: string | undefined;
  language?: 'en' | 'ar' | 'es';
}

export interface TestServer {
  app: Hono;
  db: Db;
  database: SeededDatabase;
  deps: Deps;
  /** The server's clock stands still until a test moves it. */
  clock: { set(moment: Date): void; advance(milliseconds: number): void };
  /** Calls an endpoint and reads the answer by its schema; throws when it is a refusal. */
  call<E extends AnyEndpoint>(endpoint: E, options?: CallOptions): Promise<AnswerOf<E>>;
  /** Calls an endpoint that must refuse: status and error entries. */
  refusal(
    endpoint: AnyEndpoint,
    options?: CallOptions,
  ): Promise<{ status: number; errors: WireError[] }>;
  /** Calls an endpoint and hands back the bare response. */
  request(endpoint: AnyEndpoint, options?: CallOptions): Promise<Response>;
  close(): Promise<void>;
}

let sharedDemo: Demo | null = null;

/**
 * A whole server on a seeded database of its own. `env` overrides environment variables; its TEST_DATABASE_URL
 * names the PostgreSQL server of this one.
 */
export async function createTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  sharedDemo ??= createDemo();
  const demo = sharedDemo;
  const stop = new AbortController();
  let now = seededAt;
  const checked = readEnv({
    PUBLIC_URL: 'http://localhost:3000',
    // A client that happens to be built is none of a test's.
    SERVER_RENDERING: '0',
    ...env,
  });
  const database = await openSeededDatabase(env.TEST_DATABASE_URL, checked);
  const deps: Deps = {
    env: checked,
    db: database.db,
    database,
    settings: createSettings(database.db, checked),
    changes: null,
    kept: keepsNothing,
    clock: { now: () => now },
    demo: checked.DEMO_MODE ? demo : null,
    // A real shop has a service of its own, which these stand for.
    places: demo.places,
    messenger: createMessenger(checked, database.db),
    mapFile: checked.DEMO_MODE ? packMap(demo.mapData()) : null,
    strangers: createStrangers(() => now),
    signer: createSigner(database.db),
    stopping: stop.signal,
  };
  const app = createApp(deps);
  const request: TestServer['request'] = async (endpoint, options = {}) =>
    app.request(urlOf(endpoint, options), initOf(endpoint, options));
  return {
    app,
    db: database.db,
    database,
    deps,
    clock: {
      set: (moment) => {
        now = moment;
      },
      advance: (milliseconds) => {
        now = new Date(now.getTime() + milliseconds);
      },
    },
    request,
    call: async (endpoint, options) => {
      const response = await request(endpoint, options);
      const text = await response.text();
      if (!response.ok) {
        throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`);
      }
      return v.parse(endpoint.answer, text === '' ? undefined : JSON.parse(text));
    },
    refusal: async (endpoint, options) => {
      const response = await request(endpoint, options);
      const errors = readErrors(await response.json());
      if (response.ok) throw new Error(`${endpoint.path} answered ${response.status}`);
      return { status: response.status, errors };
    },
    close: async () => {
      stop.abort();
      await database.close();
    },
  };
}

function urlOf(endpoint: AnyEndpoint, { params = {}, query = {} }: CallOptions): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  return `/api/v1${path}?${search}`;
}

/** A body with files as the form that a browser sends; null for any other. */
function formOf(body: unknown): FormData | null {
  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => value instanceof File)) return null;
  const form = new FormData();
  for (const [name, value] of fields)
    form.append(name, value instanceof File ? value : String(value));
  return form;
}

function initOf(endpoint: AnyEndpoint, options: CallOptions): RequestInit {
  const form = formOf(options.body);
  const headers: Record<string, string> = {
    'X-localization': options.language ?? 'en',
    zoneId: JSON.stringify(options.zoneIds ?? [1]),
    moduleId: String(options.moduleId ?? 1),
    ...(endpoint.idempotent === 'required' && { 'Idempotency-Key': randomUUID() }),
    ...(options.token && { Authorization: `Bearer ${options.token}` }),
    ...(options.body !== undefined && !form && { 'Content-Type': 'application/json' }),
    ...options.headers,
  };
  if (form) return { method: endpoint.method, headers, body: form };
  const body =
    options.body === undefined || typeof options.body === 'string'
      ? options.body
      : JSON.stringify(options.body);
  return { method: endpoint.method, headers, ...(body !== undefined && { body }) };
}

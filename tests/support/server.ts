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
import { type CallOptions, initOf, urlOf } from './wireCall';

export type { CallOptions } from './wireCall';

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
    reads: database.db,
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

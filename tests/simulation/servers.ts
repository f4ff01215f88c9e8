import type { Hono } from 'hono';
import type pg from 'pg';
import { createApp } from '../../server/app';
import { keepsNothing } from '../../server/catalogue/keptReads';
import { openPostgres } from '../../server/db/client';
import { type DatabaseLimits, usualLimits } from '../../server/db/limits';
import { type Pulse, startPulse } from '../../server/db/pulse';
import type { Deps } from '../../server/deps';
import { readEnv } from '../../server/env';
import { Refusal } from '../../server/http/refusal';
import { createSigner } from '../../server/http/signer';
import { createStrangers } from '../../server/http/strangers';
import { createSettings, type Settings } from '../../server/settings/settings';
import type { Bank } from './bank';
import { awaitEnd, clientOn, type Wire } from './client';
import type { World } from './database';
import type { Stage } from './stage';

/** One server of several on the database, in this process. */
export interface SimulatedServer {
  readonly app: Hono;
  readonly deps: Deps;
  readonly wire: Wire;
  readonly pulse: Pulse;
  close(): Promise<void>;
}

/** Nothing takes too long where others go on meanwhile, and no watch may decide what happens. */
const patient: DatabaseLimits = {
  ...usualLimits,
  ANSWER_SECONDS: 600,
  // Nobody waits for a connection, which no statement of another would tell of.
  DATABASE_CONNECTIONS: 30,
  DATABASE_ACQUIRE_SECONDS: 600,
  DATABASE_STATEMENT_SECONDS: 600,
  DATABASE_LOCK_SECONDS: 600,
  DATABASE_TRANSACTION_SECONDS: 600,
};

/** Read once: nobody changes them, and how old they are would be counted by a real clock. */
async function fixed(settings: Settings): Promise<Settings> {
  const [config, timeZone, takesLater, doorWait, silent, texts, currencyCode, bonuses] =
    await Promise.all([
      settings.config(),
      settings.timeZone(),
      settings.takesLater(),
      settings.doorWaitMinutes(),
      settings.courierSilentMinutes(),
      settings.orderTexts(),
      settings.currencyCode(),
      settings.walletBonuses(),
    ]);
  return {
    config: async () => config,
    timeZone: async () => timeZone,
    takesLater: async () => takesLater,
    doorWaitMinutes: async () => doorWait,
    courierSilentMinutes: async () => silent,
    orderTexts: async () => texts,
    currencyCode: async () => currencyCode,
    walletBonuses: async () => bonuses,
    refresh: () => {},
  };
}

/** Starts a server in which nothing stands in for the product but mail, bank, map and clock. */
export async function startServer(
  { url, admin }: World,
  stage: Stage,
  bank: Bank,
): Promise<SimulatedServer> {
  const wire: Wire = { stage, admin, clients: new Set() };
  const now = () => stage.now();
  const pulse = await startPulse(url);
  const database = await openPostgres(url, patient, {
    Client: clientOn(wire),
    pulse,
    pause: async () => (await stage.scheduler.park('pause', 'gave way')).finish(),
  });
  const stop = new AbortController();
  const variables = readEnv({
    PUBLIC_URL: 'https://shop.example',
    SERVER_RENDERING: '0',
    DEMO_MODE: '0',
    LIMIT_CODES: '10000/1h',
    LIMIT_ORDERS: '10000/10m',
    LIMIT_TALK: '10000/10m',
    LIMIT_CODES_TO: '10000/1d',
    LIMIT_CODES_ACCOUNT: '10000/1d',
  });
  const env = { ...variables, gateways: [bank.provider] };
  const signer = createSigner(database.db);
  await signer.sign('');
  const deps: Deps = {
    env,
    db: database.db,
    reads: database.db,
    database,
    settings: await fixed(createSettings(database.db, { ...env, SMS_URL: 'https://sms.example' })),
    changes: null,
    kept: keepsNothing,
    clock: { now },
    demo: null,
    places: {
      addressAt: async () => null,
      suggest: async () => [],
      pointOf: async () => null,
      route: async () => null,
    },
    messenger: {
      canSend: () => true,
      send: async (message) => {
        const { fault, finish } = await stage.scheduler.park('post', `send to ${message.to}`);
        if (fault !== 'before') stage.arrived(message);
        await finish();
        if (fault !== 'none') throw new Refusal('not_delivered');
      },
      close: () => {},
    },
    mapFile: null,
    strangers: createStrangers(now),
    signer,
    stopping: stop.signal,
  };
  return {
    app: createApp(deps),
    deps,
    wire,
    pulse,
    close: async () => {
      stop.abort();
      await database.close();
    },
  };
}

/** Ends a server as a cut of its power would, and waits until PostgreSQL has noticed. */
export async function killServer(
  { wire, pulse }: SimulatedServer,
  admin: pg.Client,
): Promise<void> {
  await pulse.close();
  const clients = [...wire.clients];
  for (const client of clients) client.connection.stream.destroy();
  await awaitEnd(clients, admin);
}

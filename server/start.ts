import type { Hono } from 'hono';
import { startPush } from './account/notifications/push';
import { createApp } from './app';
import { currencyGaps } from './checkout/payment/currencyGaps';
import { createClientApp } from './clientApp';
import { createDeps } from './createDeps';
import type { Database } from './db/client';
import { openDatabase, untilThere } from './db/open';
import { createReadiness } from './db/readiness';
import type { Replica } from './db/replica';
import { type Demo, loadDemo } from './demo';
import type { Env } from './env';
import { startHousekeeping } from './housekeeping/housekeeping';
import { createDoor, type Door } from './http/door';
import { listen } from './http/listen';
import { repairPhones } from './identity/repairPhones';
import { startObserving } from './observe/observing';
import { startTracing } from './observe/startTracing';
import { startTicker } from './orders/tracking/ticker';
import { startOutgoing } from './outgoing/startOutgoing';
import { placeGaps } from './place/places/placeGaps';
import { openControl } from './settings/control';
import { createSettings } from './settings/settings';
import { signInGaps } from './settings/signInGaps';
import { textGaps } from './settings/textGaps';
import { isClientBuilt } from './web/client';

export interface Running {
  port: number;
  /** Ends streams, finishes running requests, then closes the database. */
  stop(): Promise<void>;
}

/** What stands behind the door once it is open. */
interface Inside {
  app: Hono;
  /** Null where another back end has it. */
  database: Database | null;
  /** Throws when the shop cannot serve at the moment. */
  check(): Promise<void>;
  replica: Replica | null;
  close(): Promise<void>;
}

/**
 * Starts the whole server: it listens at once, answers 503 while the database is being made ready, and
 * resolves when it serves. With API_URL it serves the client alone and opens no database.
 * @param unwanted aborted when it is no longer to start: it waits for nothing more
 * @throws StartError with the one line that says why it cannot start.
 */
export async function startServer(
  env: Env,
  say: (line: string) => void = console.log,
  unwanted?: AbortSignal,
): Promise<Running> {
  const door = createDoor(env.ANSWER_SECONDS);
  unwanted?.addEventListener('abort', () => door.close(), { once: true });
  const listener = await listen(door.fetch, env);
  const endTracing = await startTracing(env);
  try {
    const inside = env.API_URL ? clientAlone(env) : await wholeShop(env, door, say);
    const observed = await startObserving(env, inside.database, inside.replica);
    door.open(inside.app, inside.check, observed.observers, () =>
      inside.replica ? `read replica: ${inside.replica.state()}` : '',
    );
    const address = env.PUBLIC_URL || `http://localhost:${listener.port}`;
    say(`Flowmart is ready: ${address}${env.API_URL && ` (its back end: ${env.API_URL})`}`);
    return {
      port: listener.port,
      stop: async () => {
        door.close();
        await listener.close();
        await observed.close();
        await inside.close();
        await endTracing();
      },
    };
  } catch (error) {
    await endTracing();
    door.close();
    await listener.close();
    throw error;
  }
}

/** Of the other back end this server asks whose shop it is; whether it is there changes nothing here. */
function clientAlone(env: Env): Inside {
  return {
    app: createClientApp(env, { now: () => new Date() }),
    database: null,
    replica: null,
    check: async () => {
      if (!isClientBuilt()) throw new Error('the client is not built');
    },
    close: async () => {},
  };
}

async function wholeShop(env: Env, door: Door, say: (line: string) => void): Promise<Inside> {
  const demo = await loadDemo(env);
  const there = <Result>(work: () => Promise<Result>) => untilThere(work, door.stopping, say);
  const database = await there(() => openDatabase(env));
  try {
    await there(() => prepare(env, database, demo, say));
    const replica =
      (env.DATABASE_READ_URL && (await database.openReplica?.(env.DATABASE_READ_URL))) || null;
    const { app, close } = await assemble(env, database, demo, door, replica);
    return {
      app,
      replica,
      database,
      check: createReadiness(database, say),
      close: async () => {
        await close();
        await replica?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const ownAddress =
  'Warning: the shop does not know its own address, so mails have no links, invitations name http://localhost, and previews name whatever host is asked: it needs PUBLIC_URL.';

/** Brings the database up to date and says what is missing; may be done again when its connection is lost. */
async function prepare(
  env: Env,
  database: Database,
  demo: Demo | null,
  say: (line: string) => void,
): Promise<void> {
  await database.prepare(async (db) => {
    await repairPhones(db);
    await demo?.seed(db, { now: database.now(), report: say });
    await demo?.renew(db, database.now());
  });
  const settings = createSettings(database.db, env);
  const gaps = [
    await signInGaps(database.db, env),
    await textGaps(database.db, env),
    placeGaps(env),
    env.DEMO_MODE || env.PUBLIC_URL ? [] : [ownAddress],
  ];
  for (const gap of [...gaps.flat(), ...(await currencyGaps(settings, env))]) say(gap);
}

async function assemble(
  env: Env,
  database: Database,
  demo: Demo | null,
  { stopping, idle }: Door,
  replica: Replica | null,
): Promise<{ app: Hono; close: () => Promise<void> }> {
  const deps = createDeps(env, database, demo, stopping, replica);
  await demo?.remember(deps);
  const app = createApp(deps);
  startTicker(deps);
  startPush(deps);
  const allSent = startOutgoing(deps);
  startHousekeeping(deps, idle);
  // A database of its own is only reached through this process; a server database needs no detour.
  const control = database.kind === 'pglite' ? await openControl(env.DATA_DIR, deps) : null;
  return {
    app,
    close: async () => {
      await allSent();
      deps.messenger.close();
      await control?.close();
    },
  };
}

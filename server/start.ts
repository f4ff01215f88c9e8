import type { Hono } from 'hono';
import { startPush } from './account/notifications/push';
import { createApp } from './app';
import { currencyGaps } from './checkout/payment/currencyGaps';
import { createClientApp } from './clientApp';
import { createDeps } from './createDeps';
import type { Database } from './db/client';
import { openDatabase } from './db/open';
import { type Demo, loadDemo } from './demo';
import type { Env } from './env';
import { startHousekeeping } from './housekeeping/housekeeping';
import { createDoor, type Door } from './http/door';
import { listen } from './http/listen';
import { repairPhones } from './identity/repairPhones';
import { startTicker } from './orders/tracking/ticker';
import { placeGaps } from './place/places/placeGaps';
import { openControl } from './settings/control';
import { signInGaps } from './settings/signInGaps';
import { isClientBuilt } from './web/client';

export interface Running {
  port: number;
  /** Ends streams, finishes running requests, then closes the database. */
  stop(): Promise<void>;
}

/** What stands behind the door once it is open. */
interface Inside {
  app: Hono;
  /** Throws when the shop cannot serve at the moment. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the whole server: it listens at once, answers 503 while the database is being made ready, and
 * resolves when it serves. With API_URL it serves the client alone and opens no database.
 * @throws StartError with the one line that says why it cannot start.
 */
export async function startServer(
  env: Env,
  say: (line: string) => void = console.log,
): Promise<Running> {
  const door = createDoor();
  const listener = await listen(door.fetch, env);
  try {
    const inside = env.API_URL ? clientAlone(env) : await wholeShop(env, door, say);
    door.open(inside.app, inside.check);
    const address = env.PUBLIC_URL || `http://localhost:${listener.port}`;
    say(`Flowmart is ready: ${address}${env.API_URL && ` (its back end: ${env.API_URL})`}`);
    return {
      port: listener.port,
      stop: async () => {
        door.close();
        await listener.close();
        await inside.close();
      },
    };
  } catch (error) {
    door.close();
    await listener.close();
    throw error;
  }
}

/** Of the other back end this server asks whose shop it is; whether it is there changes nothing here. */
function clientAlone(env: Env): Inside {
  return {
    app: createClientApp(env),
    check: async () => {
      if (!isClientBuilt()) throw new Error('the client is not built');
    },
    close: async () => {},
  };
}

async function wholeShop(env: Env, door: Door, say: (line: string) => void): Promise<Inside> {
  const demo = await loadDemo(env);
  const database = await openDatabase(env);
  try {
    const { app, close } = await assemble(env, database, demo, door, say);
    return {
      app,
      check: database.ping,
      close: async () => {
        await close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function assemble(
  env: Env,
  database: Database,
  demo: Demo | null,
  { stopping, idle }: Door,
  say: (line: string) => void,
): Promise<{ app: Hono; close: () => Promise<void> }> {
  await database.prepare(async (db) => {
    await repairPhones(db);
    await demo?.seed(db, { now: new Date(), report: say });
    await demo?.renew(db, new Date());
  });
  const deps = createDeps(env, database, demo, stopping);
  const gaps = [await signInGaps(database.db, env), placeGaps(env)];
  for (const gap of [...gaps.flat(), ...(await currencyGaps(deps.settings, env))]) say(gap);
  const app = createApp(deps);
  startTicker(deps);
  await startPush(deps);
  startHousekeeping(deps, idle);
  // A database of its own is only reached through this process; a server database needs no detour.
  const control = database.kind === 'pglite' ? await openControl(env.DATA_DIR, deps) : null;
  return {
    app,
    close: async () => {
      deps.messenger.close();
      await control?.close();
    },
  };
}

import type { Hono } from 'hono';
import { createApp } from './app';
import { cityMapData, createCity } from './city/city';
import type { Database } from './db/client';
import { openDatabase } from './db/open';
import type { Deps } from './deps';
import type { Env } from './env';
import { createDoor } from './http/door';
import { listen } from './http/listen';
import { choosePlaces } from './places/choosePlaces';
import { packMap } from './places/mapFile';
import { seedDemo } from './seed/seed';
import { openControl } from './settings/control';
import { createSettings } from './settings/settings';
import { startTicker } from './tracking/ticker';

export interface Running {
  port: number;
  /** Ends streams, finishes running requests, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the whole server: it listens at once, answers 503 while the database is being made ready, and
 * resolves when it serves.
 * @throws StartError with the one line that says why it cannot start.
 */
export async function startServer(
  env: Env,
  say: (line: string) => void = console.log,
): Promise<Running> {
  const door = createDoor();
  const listener = await listen(door.fetch, env);
  let database: Database | null = null;
  try {
    database = await openDatabase(env);
    const { app, close } = await assemble(env, database, door.stopping, say);
    door.open(app, database);
    const address = env.PUBLIC_URL || `http://localhost:${listener.port}`;
    say(`Flowmart is ready: ${address}`);
    const opened = database;
    return {
      port: listener.port,
      stop: async () => {
        door.close();
        await listener.close();
        await close();
        await opened.close();
      },
    };
  } catch (error) {
    door.close();
    await listener.close();
    await database?.close();
    throw error;
  }
}

async function assemble(
  env: Env,
  database: Database,
  stopping: AbortSignal,
  say: (line: string) => void,
): Promise<{ app: Hono; close: () => Promise<void> }> {
  const city = createCity();
  await database.prepare(async (db) => {
    if (env.DEMO_MODE) await seedDemo(db, { city, now: new Date(), report: say });
  });
  const deps: Deps = {
    env,
    db: database.db,
    database,
    settings: createSettings(database.db, env, city.centre),
    clock: { now: () => new Date() },
    places: choosePlaces(env, city),
    mapFile: packMap(cityMapData(city)),
    stopping,
  };
  const app = createApp(deps);
  startTicker(deps);
  // A database of its own is only reached through this process; a server database needs no detour.
  const control = database.kind === 'pglite' ? await openControl(env.DATA_DIR, deps) : null;
  return { app, close: async () => control?.close() };
}

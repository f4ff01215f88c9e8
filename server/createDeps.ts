import { type City, cityMapData } from '../demo/city/city';
import type { Database } from './db/client';
import type { Deps } from './deps';
import type { Env } from './env';
import { createMessenger } from './messages/messenger';
import { choosePlaces } from './place/places/choosePlaces';
import { packMap } from './place/places/mapFile';
import { createSettings } from './settings/settings';

/** What handlers and commands work with, on an open database. */
export const createDeps = (
  env: Env,
  database: Database,
  city: City,
  stopping: AbortSignal,
): Deps => ({
  env,
  db: database.db,
  database,
  settings: createSettings(database.db, env, city.centre),
  clock: { now: () => new Date() },
  places: choosePlaces(env, city),
  messenger: createMessenger(env, database.db),
  mapFile: packMap(cityMapData(city)),
  stopping,
});

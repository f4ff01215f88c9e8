import { createKeptReads } from './catalogue/keptReads';
import type { Database } from './db/client';
import type { Demo } from './demo';
import type { Deps } from './deps';
import type { Env } from './env';
import { createMessenger } from './messages/messenger';
import { choosePlaces } from './place/places/choosePlaces';
import { packMap } from './place/places/mapFile';
import { createSettings } from './settings/settings';
import { hearCatalogueChanges } from './web/rendering/catalogueChanges';

export const createDeps = (
  env: Env,
  database: Database,
  demo: Demo | null,
  stopping: AbortSignal,
): Deps => {
  const changes = hearCatalogueChanges(database.channel, stopping);
  return {
    env,
    db: database.db,
    database,
    settings: createSettings(database.db, env),
    changes,
    kept: createKeptReads(changes),
    clock: { now: () => new Date() },
    places: choosePlaces(env, demo),
    messenger: createMessenger(env, database.db),
    demo,
    mapFile: demo && packMap(demo.mapData()),
    stopping,
  };
};

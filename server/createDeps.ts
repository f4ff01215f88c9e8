import { createKeptReads } from './catalogue/keptReads';
import type { Database } from './db/client';
import type { Replica } from './db/replica';
import type { Demo } from './demo';
import type { Deps } from './deps';
import type { Env } from './env';
import { createSigner } from './http/signer';
import { createStrangers } from './http/strangers';
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
  replica: Replica | null = null,
): Deps => {
  const changes = hearCatalogueChanges(database.channel, stopping);
  replica?.follow(changes);
  const clock = { now: () => database.now() };
  return {
    env,
    db: database.db,
    reads: replica?.db ?? database.db,
    database,
    settings: createSettings(database.db, env),
    changes,
    kept: createKeptReads(changes),
    clock,
    places: choosePlaces(env, demo),
    messenger: createMessenger(env, database.db),
    demo,
    mapFile: demo && packMap(demo.mapData()),
    strangers: createStrangers(clock.now),
    signer: createSigner(database.db),
    stopping,
  };
};

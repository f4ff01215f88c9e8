import type { KeptReads } from './catalogue/keptReads';
import type { Database, Db } from './db/client';
import type { Demo } from './demo';
import type { Env } from './env';
import type { Signer } from './http/signer';
import type { Strangers } from './http/strangers';
import type { Messenger } from './messages/messenger';
import type { MapFile } from './place/places/mapFile';
import type { Places } from './place/places/places';
import type { Settings } from './settings/settings';
import type { CatalogueChanges } from './web/rendering/catalogueChanges';

/** The present moment; tests give their own. */
export interface Clock {
  now(): Date;
}

/** Everything that a handler may use. Made once at start; tests make their own. */
export interface Deps {
  env: Env;
  db: Db;
  /** What the catalogue answers everybody alike is read here: a replica where there is a current one, else the same as `db`. */
  reads: Db;
  database: Database;
  settings: Settings;
  /** What changes in the catalogue, told by the database; null where nobody listens. */
  changes: CatalogueChanges | null;
  kept: KeptReads;
  clock: Clock;
  /** The demo's shops and city; null where real orders are taken. */
  demo: Demo | null;
  /** Geocoding and routes: an outside service's, or the demo city's own. Never call it inside a transaction. */
  places: Places;
  /** Mail and text messages. Never send inside a transaction. */
  messenger: Messenger;
  /** The map of the demo city, packed once; null where there is none. */
  mapFile: MapFile | null;
  /** What strangers did of late. */
  strangers: Strangers;
  /** Signs what browsers keep and ask for. */
  signer: Signer;
  /** Aborted when the server begins to stop: streams end, timers stop. */
  stopping: AbortSignal;
}

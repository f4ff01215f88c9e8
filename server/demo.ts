import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { MapData } from '../domain/place/mapData';
import type { Db } from './db/client';
import { facts, zones } from './db/schema/places';
import type { Deps } from './deps';
import { type Env, StartError } from './env';
import type { Places } from './place/places/places';

export interface Demo {
  /** Geocoding and routes of the city's own. */
  places: Places;
  /** The city as browsers draw it. */
  mapData(): MapData;
  /**
   * The SVG of a picture's address, whole in itself and as fine as `width` pixels across show; null for any address
   * that names none. `for` says which pictures it may hold: the renderer knows no WebP, browsers take it with less bytes.
   */
  draw(path: string, to: { width: number; for: 'renderer' | 'browser' }): Promise<string | null>;
  /** Fills an empty database with the demo's shops; does nothing to one that has been filled. */
  seed(db: Db, options: { now: Date; report?: (line: string) => void }): Promise<void>;
  /** Keeps what is offered going as time passes. */
  renew(db: Db, now: Date): Promise<void>;
  /** Gives the account that visitors use a past, once, and keeps an order and a trip of it ahead. */
  remember(deps: Deps): Promise<void>;
  /** Lets testers decide what their own browser is answered, before any call is. */
  mountSwitch(app: Hono): void;
}

/**
 * The one way from the server to the demo, whose files are not even read where it is off; null there.
 * @throws StartError where a real shop was installed, which has none of them.
 */
export async function loadDemo({ DEMO_MODE }: Pick<Env, 'DEMO_MODE'>): Promise<Demo | null> {
  if (!DEMO_MODE) return null;
  const { createDemo } = await import('../demo/demo').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError(
      'DEMO_MODE=1, but the demo is not installed: set DEMO_MODE=0, or add build/demo.',
    );
  });
  return createDemo();
}

/** Under which `facts` keep that a database was filled with the demo. */
export const seededFact = 'seeded';

/**
 * Keeps the demo out of a database that has an area and was never filled with it.
 * @throws StartError there
 */
export async function refuseRealShop(db: Db): Promise<void> {
  const [seeded] = await db.select().from(facts).where(eq(facts.key, seededFact));
  const [zone] = seeded ? [] : await db.select({ id: zones.id }).from(zones).limit(1);
  if (zone) throw new StartError('This database is that of a real shop: set DEMO_MODE=0.');
}

import type { Db } from '../db/client';
import type { SeedContext } from './plan';

/** What the shop has beside its shelves. */
export async function seedExtras(_db: Db, _context: SeedContext): Promise<void> {}

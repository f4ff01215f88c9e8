import type { Db, Tx } from '../../db/client';
import { countPlaced } from '../../orders/store';
import { countBooked } from '../../rental/trips/store';

/** Orders and trips of a shopper that were not cancelled: what a first one is decided by. */
export const countAll = async (db: Db | Tx, owner: string): Promise<number> =>
  (await countPlaced(db, owner)) + (await countBooked(db, owner));

import { sql } from 'drizzle-orm';
import { correctTokens } from '../catalogue/search/words';
import type { Db } from '../db/client';
import { intArray } from '../http/paging';

/**
 * Words of vehicles in place of misspelt ones: "sedna" becomes "sedan"; null when nothing is like them, or
 * nothing was misspelt.
 * @param zoneIds where the vehicles are picked up; null for anywhere
 */
export async function correctVehicleTokens(
  db: Db,
  tokens: readonly string[],
  zoneIds: readonly number[] | null,
): Promise<string[] | null> {
  const ofRentals = sql`module_id in (select module_id from rental_providers)`;
  const here = zoneIds ? sql`${ofRentals} and zone_id = any(${intArray(zoneIds)})` : ofRentals;
  const corrected = await correctTokens(db, tokens, here);
  return corrected && corrected.join() !== tokens.join() ? corrected : null;
}

import * as v from 'valibot';
import { numOr } from '../wire/fields';

/** What a zone serves, or would serve no longer. */
export const zoneServes = v.object({
  /** Stores and renting offices. */
  stores: numOr(0),
  /** Orders under way whose address lies in it. */
  orders: numOr(0),
  /** Addresses that customers have saved, and that no other zone holds. */
  places: numOr(0),
});
export type ZoneServes = v.InferOutput<typeof zoneServes>;

import type { Deps } from '../../deps';
import { ownerOf, refusalTo } from '../../http/caller';
import { type CallFrom, isByLink, isOpenedBy } from '../../orders/access';
import { findTrip, type TripRow } from './store';

/**
 * A trip that its caller may see: the owner's own, or anybody's who knows its number, and contact number or the token of its link.
 * Everything else does not exist.
 * @throws Refusal `not_found`, `unauthenticated` after the end of a session, or `rate_limited` after many wrong contact numbers
 */
export async function openTrip(
  deps: Deps,
  { caller, address }: CallFrom,
  asked: { trip_id: number; contact_number?: string | null | undefined },
): Promise<TripRow> {
  const trip = await findTrip(deps.db, asked.trip_id);
  const owner = ownerOf(caller);
  if (trip && owner !== null && trip.owner === owner) return trip;
  const { contact_number: given } = asked;
  const tried = { name: `trip:${asked.trip_id}`, address };
  if (given && (await isOpenedBy(deps, trip, given, tried)) && trip) return trip;
  throw refusalTo(caller, 'not_found');
}

/** A trip that its caller may cancel, change or pay. @throws Refusal as `openTrip`, and `forbidden` for a link that was shared */
export async function openTripToChange(
  deps: Deps,
  asker: CallFrom,
  asked: { trip_id: number; contact_number?: string | null | undefined },
): Promise<TripRow> {
  const trip = await openTrip(deps, asker, asked);
  if (isByLink(asker.caller, trip, asked)) throw refusalTo(asker.caller, 'forbidden');
  return trip;
}

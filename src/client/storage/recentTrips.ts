import * as v from 'valibot';
import { id, text } from '../../../domain/wire/fields';
import { jsonKey } from './storage';

const recentTrip = v.object({ id, contactNumber: text });

/** Contact numbers of the trips that were booked in this browser: guests open them with these. */
export const recentTripsKey = jsonKey('recent-trips', v.array(recentTrip));

export function rememberTrip(tripId: number, contactNumber: string): void {
  const others = (recentTripsKey.get() ?? []).filter((known) => known.id !== tripId);
  recentTripsKey.set([{ id: tripId, contactNumber }, ...others].slice(0, 10));
}

import { isAsSeen } from '../../../domain/rental/seenTrip';
import { Refusal } from '../../http/refusal';
import type { BookTrip } from './book';
import type { TripContents } from './price';

/** Another window may have changed the trip without changing its total. @throws Refusal `changed_meanwhile` */
export function checkSeen(
  { cart, lines }: TripContents,
  seen: BookTrip['seen_trip'],
  now: Date,
): void {
  if (!seen) return;
  const there = {
    rental_type: cart.type,
    estimated_hours: cart.hours,
    pickup_time: cart.pickupAt?.toISOString() ?? null,
    pickup_location: cart.pickup,
    destination_location: cart.destination,
    vehicles: lines.map(({ vehicle, quantity }) => ({ vehicle_id: vehicle.id, quantity })),
  };
  if (!isAsSeen(seen, there, now)) throw new Refusal('changed_meanwhile');
}

import type { Notify } from '../emitted';
import type { MessageId } from '../messages';
import type { RefusedTrip, TripRefusal } from './tripAnswer';

const ofRefusal: Partial<Record<TripRefusal, MessageId>> = {
  vehicle_gone: 'trip.vehicleGone',
  vehicle_unavailable: 'trip.vehicleUnavailable',
};

/** What the shopper reads when the server refused: by its code, else its own sentence (TRIP-29). */
export function noticeOfTripRefusal(refusal: RefusedTrip | null): Notify {
  const known = refusal && ofRefusal[refusal.reason];
  return {
    type: 'notify',
    tone: 'error',
    message: known ?? 'server.refusal',
    ...(known || !refusal?.message ? {} : { text: refusal.message }),
  };
}

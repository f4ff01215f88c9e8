import { offersTrip, type PricedVehicle } from '../../../domain/rental/rentalPrice';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import { tripTypes } from '../../../domain/rental/tripTypes';
import type { TripDraft } from '../../../machines/rental/rentalSearch';
import { tripDraftKey, tripEnteredKey } from '../../client/storage/rentalKeys';
import { storedPlace } from '../../client/storage/storage';

/** The place where the shopper is, as a place to be picked up at. */
function here(): TripDraft['pickup'] {
  const place = storedPlace();
  return place && { ...place.point, location_name: place.address };
}

/** The trip to begin with: the one entered last, searched or not, else from where the shopper is. */
export function initialTrip(): TripDraft {
  const stored = tripEnteredKey.get() ?? tripDraftKey.get();
  if (stored) return { ...stored, pickup: stored.pickup ?? here() };
  return {
    type: 'hourly',
    hours: 4,
    days: 1,
    pickup: here(),
    destination: null,
    pickupAt: null,
    route: null,
  };
}

/** What was entered, from where the shopper is now. */
export const movedTrip = (entered: TripDraft): TripDraft => ({
  ...entered,
  pickup: here() ?? entered.pickup,
  route: null,
});

/** A kind of trip is always chosen: for a vehicle, one that it is offered for. */
export function withTripType(draft: TripDraft, vehicle: PricedVehicle | undefined): TripDraft {
  const isOffered = draft.type !== null && (!vehicle || offersTrip(vehicle, draft.type));
  if (isOffered) return draft;
  const type = tripTypes.find((kind) => !vehicle || offersTrip(vehicle, kind));
  return { ...draft, type: type ?? draft.type };
}

/** A trip that was entered before, to be changed; its way is measured anew. */
export const draftOfPlan = ({
  type,
  hours,
  pickup,
  destination,
  pickupAt,
}: TripPlan): TripDraft => ({
  type,
  hours: type === 'hourly' ? hours : 4,
  days: type === 'day_wise' ? hours / 24 : 1,
  pickup,
  destination,
  pickupAt,
  route: null,
});

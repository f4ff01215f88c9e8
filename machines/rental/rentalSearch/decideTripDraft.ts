import type { TripType } from '../../../domain/rental/rentalPrice';
import {
  hoursOfRoute,
  hoursOfTrip,
  isPickupAhead,
  isPickupNear,
  isTripDuration,
  kilometresOf,
} from '../../../domain/rental/rentalUnits';
import type { TripPlace } from '../../../domain/rental/tripCart';
import type { TripPlan } from '../../../domain/rental/tripPlan';

export interface TripRoute {
  readonly metres: number;
  readonly seconds: number;
}

/** A trip as far as it is entered (RENT-03). */
export interface TripDraft {
  readonly type: TripType | null;
  /** As typed; null for an empty field. */
  readonly hours: number | null;
  readonly days: number | null;
  readonly pickup: TripPlace | null;
  readonly destination: TripPlace | null;
  /** ISO time; null is pickup now, empty a later time that is not told yet. */
  readonly pickupAt: string | null;
  readonly route: TripRoute | null;
}

export type DraftVerdict =
  | 'pickupMissing'
  | 'destinationMissing'
  | 'typeMissing'
  | 'durationWrong'
  | 'timeMissing'
  | 'pickupPast'
  | 'pickupFar'
  | 'routeMissing'
  | 'ready';

/** Whole hours of the draft (RENT-07, RENT-09); 0 while they are not known. */
export function hoursOfDraft({ type, hours, days, route }: TripDraft): number {
  if (type === null) return 0;
  if (type === 'distance_wise') return route ? hoursOfRoute(route.seconds) : 0;
  return hoursOfTrip(type, (type === 'day_wise' ? days : hours) ?? 0);
}

/**
 * The first thing that stands between a draft and a search, in the order of the form (RENT-06 to
 * RENT-09). Only a trip paid by distance cannot do without the way.
 */
export function decideTripDraft(draft: TripDraft, now: Date): DraftVerdict {
  if (!draft.pickup) return 'pickupMissing';
  if (!draft.destination) return 'destinationMissing';
  if (!draft.type) return 'typeMissing';
  if (draft.pickupAt === '') return 'timeMissing';
  if (draft.pickupAt && !isPickupAhead(draft.pickupAt, now)) return 'pickupPast';
  if (draft.pickupAt && !isPickupNear(draft.pickupAt, now)) return 'pickupFar';
  if (draft.type === 'distance_wise') return draft.route ? 'ready' : 'routeMissing';
  return isTripDuration(draft.type, hoursOfDraft(draft)) ? 'ready' : 'durationWrong';
}

/** The trip of a draft that is ready; null otherwise. */
export function planOfDraft(draft: TripDraft, now: Date): TripPlan | null {
  const { type, pickup, destination, pickupAt, route } = draft;
  if (decideTripDraft(draft, now) !== 'ready' || !type || !pickup || !destination) return null;
  return {
    type,
    hours: hoursOfDraft(draft),
    pickup,
    destination,
    pickupAt,
    distance: route ? kilometresOf(route.metres) : 0,
  };
}

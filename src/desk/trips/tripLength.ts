import type { DeskTrip } from '../../../domain/desk/deskTrip';

/** Kind and length of a trip, as they are put into words elsewhere. */
export const lengthOf = ({ rental_type, estimated_hours, distance }: DeskTrip) => ({
  type: rental_type,
  hours: estimated_hours,
  distance,
});

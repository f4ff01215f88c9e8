/** Why the server did not do what was asked of a trip cart; wire codes, `refused` for all others. */
export const tripRefusals = [
  'provider_conflict',
  'trip_type_conflict',
  'trip_hours_conflict',
  'trip_type_missing',
  'vehicle_gone',
  'vehicle_limit',
  'vehicle_unavailable',
  'pickup_far',
  'pickup_past',
  'trip_duration',
  'pickup_outside_zone',
  'destination_outside_zone',
  'routing_unavailable',
  'not_found',
  'unauthenticated',
  'refused',
] as const;
export type TripRefusal = (typeof tripRefusals)[number];

/** `message` is the server's own sentence, possibly empty. */
export interface RefusedTrip {
  readonly ok: false;
  readonly reason: TripRefusal;
  readonly message: string;
}

export type TripAnswer = { readonly ok: true } | RefusedTrip;

/** What a refusal calls for: the trip itself is to be mended, the cart is another one, or neither. */
export function decideTripRefusal({ reason }: RefusedTrip): 'mendTrip' | 'readAgain' | 'tell' {
  switch (reason) {
    case 'pickup_far':
    case 'pickup_past':
    case 'trip_duration':
    case 'pickup_outside_zone':
    case 'destination_outside_zone':
    case 'routing_unavailable':
    case 'trip_type_missing':
      return 'mendTrip';
    case 'provider_conflict':
    case 'trip_type_conflict':
    case 'trip_hours_conflict':
      return 'readAgain';
    default:
      return 'tell';
  }
}

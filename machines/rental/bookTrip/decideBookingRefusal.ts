/**
 * What a refused booking calls for: a look at the new total, a sign-in, a change of the vehicles, a
 * change of the trip, the way to the trip that was booked in another window, a connection, or nothing but being told.
 * @param code wire code of the refusal
 * @param tripId the trip that is booked already, where that is why
 */
export function decideBookingRefusal(
  code: string,
  tripId?: number,
):
  | 'confirmTotal'
  | 'signIn'
  | 'mendVehicles'
  | 'mendTrip'
  | 'tellBooked'
  | 'waitForConnection'
  | 'tell' {
  switch (code) {
    case 'already_booked':
    case 'idempotency_key_reused':
      return tripId === undefined ? 'tell' : 'tellBooked';
    case 'offline':
      return 'waitForConnection';
    case 'amount_changed':
      return 'confirmTotal';
    case 'unauthenticated':
    case 'guest_checkout_off':
      return 'signIn';
    case 'trip_type_missing':
    case 'vehicle_gone':
    case 'vehicle_limit':
    case 'vehicle_unavailable':
    case 'cart_empty':
      return 'mendVehicles';
    case 'pickup_far':
    case 'pickup_past':
    case 'trip_duration':
    case 'pickup_outside_zone':
    case 'destination_outside_zone':
    case 'routing_unavailable':
      return 'mendTrip';
    default:
      return 'tell';
  }
}

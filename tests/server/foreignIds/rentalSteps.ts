import * as tripCart from '../../../domain/rental/tripCartEndpoints';
import * as trips from '../../../domain/rental/tripEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { type Home, reason, type Step, type Steps, step, wrong } from './step';
import type { Traveller } from './victim';

const journey = (home: Home) => ({
  pickup_location: { ...home, location_name: 'Here' },
  destination_location: { ...home, location_name: 'There' },
  rental_type: 'hourly',
  estimated_hours: 9,
});

const ownTrip = (id: keyof Traveller): Step<Traveller>['ask'] => {
  return (victim) => ({
    body: { trip_id: victim[id], callback: '/my-trips', ...reason, ...wrong },
  });
};

export const rentalSteps: Steps<Traveller> = new Map<AnyEndpoint, Step<Traveller>[]>([
  ...[tripCart.updateTripCart, tripCart.postTripCart].map(
    (call): [AnyEndpoint, Step<Traveller>[]] => [
      call,
      [step('cart_id', ({ lineId: cart_id }) => ({ body: { cart_id, quantity: 2 } }))],
    ],
  ),
  [
    tripCart.updateTripUserData,
    [
      step('{id}', ({ cartId: id }, home) => ({ params: { id }, body: journey(home) })),
      step('userId', ({ cartId: id }, home) => ({
        params: { id },
        body: { ...journey(home), userId: id },
      })),
    ],
  ],
  [tripCart.removeVehicle, [step('cart_id', ({ lineId: cart_id }) => ({ query: { cart_id } }))]],
  [
    tripCart.removeVehicles,
    [step('cart_ids', ({ lineId }) => ({ query: { cart_ids: `[${lineId}]` } }))],
  ],
  [
    trips.getTrip,
    [
      step('trip_id', ({ tripId: trip_id }) => ({ query: { trip_id } })),
      step('trip_id', ({ tripId: trip_id }) => ({ query: { trip_id, ...wrong } })),
    ],
  ],
  [trips.cancelTrip, [step('trip_id', ownTrip('tripId'))]],
  [
    trips.quoteTripLength,
    [step('trip_id', ({ tripId: trip_id }) => ({ body: { trip_id, estimated_hours: 4 } }))],
  ],
  [
    trips.changeTripLength,
    [
      step('trip_id', ({ tripId: trip_id }) => ({
        body: { trip_id, estimated_hours: 4, trip_amount: 1 },
      })),
    ],
  ],
  [trips.payTrip, [step('trip_id', ownTrip('unpaidTripId'))]],
  [trips.switchTripToCash, [step('trip_id', ownTrip('unpaidTripId'))]],
  [
    trips.reviewVehicle,
    [
      step('trip_id', ({ tripId: trip_id, vehicleId: vehicle_id }) => ({
        body: { trip_id, vehicle_id, rating: 1 },
      })),
    ],
  ],
]);

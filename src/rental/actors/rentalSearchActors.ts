import { fromPromise } from 'xstate';
import { getDistance } from '../../../domain/place/geographyEndpoints';
import type { TripPlace } from '../../../domain/rental/tripCart';
import {
  type RouteQuestion,
  rentalSearchMachine,
  type TripRoute,
} from '../../../machines/rental/rentalSearch';
import { call } from '../../client/client';
import { rememberDestination } from '../../client/storage/rentalKeys';

export const liveRentalSearchMachine = rentalSearchMachine.provide({
  actors: {
    askForPlace: fromPromise<
      { place: TripPlace | null },
      { end: 'pickup' | 'destination'; known: TripPlace | null }
    >(async ({ input }) => {
      const { openTripPlace } = await import('../rentalSearch/openTripPlace');
      return { place: await openTripPlace(input.end, input.known) };
    }),
    measureRoute: fromPromise<TripRoute, RouteQuestion>(async ({ input, signal }) => {
      const { pickup, destination } = input;
      const { distanceMeters, duration } = await call(getDistance, {
        query: {
          origin_lat: pickup.lat,
          origin_lng: pickup.lng,
          destination_lat: destination.lat,
          destination_lng: destination.lng,
        },
        signal,
      });
      return { metres: distanceMeters, seconds: Number.parseFloat(duration) };
    }),
  },
  actions: {
    rememberDestination: (_, { place }) => place && rememberDestination(place),
  },
});

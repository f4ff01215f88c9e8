import { fromPromise } from 'xstate';
import { autocompletePlaces, getPlaceDetails } from '../../../domain/place/geographyEndpoints';
import type { DeviceAnswer } from '../../../machines/place/location';
import { type PointAnswer, placeSearchMachine } from '../../../machines/place/placeSearch';
import { isApiError } from '../../client/apiError';
import { call } from '../../client/client';

const deviceTimeout = 5_000;
const deviceReasons: { readonly [code: number]: 'denied' | 'unavailable' | 'timeout' } = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/** Where the device is, as far as it may tell (LOC-12). */
export const locateDevice = fromPromise<DeviceAnswer>(
  () =>
    new Promise((resolve) => {
      if (!('geolocation' in navigator)) return resolve({ ok: false, reason: 'unavailable' });
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ ok: true, lat: coords.latitude, lng: coords.longitude }),
        ({ code }) => resolve({ ok: false, reason: deviceReasons[code] ?? 'unavailable' }),
        { enableHighAccuracy: false, timeout: deviceTimeout, maximumAge: 60_000 },
      );
    }),
);

export const isAbsent = (error: unknown) =>
  isApiError(error) && error.kind === 'refused' && error.status === 404;

/** The search of places with the API behind it (LOC-15, LOC-16). */
export const livePlaceSearch = placeSearchMachine.provide({
  actors: {
    searchPlaces: fromPromise(async ({ input, signal }) => {
      const { suggestions } = await call(autocompletePlaces, {
        query: { search_text: input.text },
        signal,
      });
      return suggestions.map(({ placePrediction }) => placePrediction);
    }),
    locatePlace: fromPromise(async ({ input, signal }): Promise<PointAnswer> => {
      try {
        const { location } = await call(getPlaceDetails, {
          query: { placeid: input.placeId },
          signal,
        });
        return { ok: true, point: { lat: location.latitude, lng: location.longitude } };
      } catch (error) {
        if (isAbsent(error)) return { ok: false, reason: 'unknown' };
        throw error;
      }
    }),
  },
});

import { fromPromise } from 'xstate';
import { getZoneId, reverseGeocode } from '../../../domain/place/geographyEndpoints';
import { sells } from '../../../domain/place/module';
import type { Point } from '../../../domain/place/place';
import { locationMachine } from '../../../machines/place/location';
import {
  mapPickMachine,
  type NameAnswer,
  type PinInput,
  type ZoneAnswer,
} from '../../../machines/place/mapPick';
import { isApiError } from '../../client/apiError';
import { call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { configQuery } from '../../client/shopQueries';
import { rememberRecentPlace } from '../../client/storage/recentPlaces';
import { beginTripAt } from '../../client/storage/rentalKeys';
import { moduleKey, storePlace } from '../../client/storage/storage';
import { noteChosen } from './chosenAddress';
import { isAbsent, livePlaceSearch, locateDevice } from './placeActors';

function needed(point: Point | null): Point {
  if (!point) throw new Error('no point to ask about');
  return point;
}

const inFigures = ({ lat, lng }: Point) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** Without a name of it a place serves as well; whether the shop is there tells the next call. */
const isNameless = (error: unknown) =>
  isAbsent(error) ||
  (isApiError(error) && ['shape', 'unavailable', 'timeout'].includes(error.kind));

const namePoint = fromPromise<NameAnswer, PinInput>(async ({ input, signal }) => {
  const point = needed(input.point);
  try {
    const { results } = await call(reverseGeocode, { query: point, signal });
    return { address: results[0]?.formatted_address || inFigures(point) };
  } catch (error) {
    if (isNameless(error)) return { address: inFigures(point) };
    throw error;
  }
});

const lookUpZone = fromPromise<ZoneAnswer, PinInput>(async ({ input, signal }) => {
  try {
    const { zone_id } = await call(getZoneId, { query: needed(input.point), signal });
    return { ok: true, zoneIds: zone_id };
  } catch (error) {
    if (isAbsent(error)) return { ok: false, reason: 'outside' };
    throw error;
  }
});

/** Where a zone may switch ways of paying off, the settings of another place are others. */
function renewWays(): void {
  const { queryKey } = configQuery();
  if (queryClient.getQueryData(queryKey)?.lacks.includes('ways_everywhere'))
    void queryClient.invalidateQueries({ queryKey });
}

const liveMapPick = mapPickMachine.provide({
  actors: {
    findDefaultPoint: fromPromise(
      async () => (await queryClient.ensureQueryData(configQuery())).default_location,
    ),
    namePoint,
    lookUpZone,
  },
});

export const liveLocationMachine = locationMachine.provide({
  actors: {
    placeSearch: livePlaceSearch,
    mapPick: liveMapPick,
    locateDevice,
    namePoint,
    lookUpZone,
  },
  actions: {
    rememberPlace: (_, { address, point, zoneIds }) => {
      if (!point) return;
      noteChosen({ address, latitude: point.lat, longitude: point.lng });
      if (sells(moduleKey.get(), 'trips')) beginTripAt({ ...point, location_name: address });
      storePlace({ address, point, zoneIds });
      rememberRecentPlace({ address, point });
      renewWays();
    },
  },
});

/** Served by no zone, and good for what needs none. */
const everywhere = fromPromise<ZoneAnswer, PinInput>(async () => ({ ok: true, zoneIds: [0] }));

/**
 * The same for a place of its own: what is picked is handed over, and nothing of the shopper's own place changes.
 * @param isAnywhere it need not lie in a zone
 */
export const pickingPlace = (
  onPicked: (spot: { point: Point; address: string }) => void,
  isAnywhere = false,
) =>
  liveLocationMachine.provide({
    ...(isAnywhere && {
      actors: {
        lookUpZone: everywhere,
        mapPick: liveMapPick.provide({ actors: { lookUpZone: everywhere } }),
      },
    }),
    actions: {
      announceAddress: () => undefined,
      rememberPlace: (_, { address, point }) => {
        if (point) onPicked({ point, address });
      },
    },
  });

import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { PlacePrediction, Point } from '../../../../domain/place/place';
import {
  type DeviceAnswer,
  type LocationInput,
  type LocationScreen,
  locationMachine,
} from '../../../../machines/place/location';
import {
  mapPickMachine,
  type NameAnswer,
  type PinInput,
  type ZoneAnswer,
} from '../../../../machines/place/mapPick';
import { type PointAnswer, placeSearchMachine } from '../../../../machines/place/placeSearch';
import { fakeActor, listen } from '../../../support/fakes';

export const here: Point = { lat: 1, lng: 2 };
const market: PlacePrediction = {
  placeId: 'p1',
  structuredFormat: { mainText: { text: 'Old Market' }, secondaryText: { text: '' } },
};

export function start(input: Partial<LocationInput> = {}, keepSearchText?: () => never) {
  const clock = new SimulatedClock();
  const device = fakeActor<DeviceAnswer>();
  const name = fakeActor<NameAnswer, PinInput>();
  const zone = fakeActor<ZoneAnswer, PinInput>();
  const stored: unknown[] = [];
  const machine = locationMachine.provide({
    actors: {
      locateDevice: device.logic,
      namePoint: name.logic,
      lookUpZone: zone.logic,
      placeSearch: placeSearchMachine.provide({
        actions: { ...(keepSearchText && { keepText: keepSearchText }) },
        actors: {
          searchPlaces: fromPromise(async () => [market]),
          locatePlace: fromPromise<PointAnswer, { placeId: string }>(async () => ({
            ok: true,
            point: here,
          })),
        },
      }),
      mapPick: mapPickMachine.provide({
        actors: {
          findDefaultPoint: fromPromise(async () => here),
          namePoint: fromPromise(async () => ({ address: 'Quay 1' })),
          lookUpZone: fromPromise<ZoneAnswer, PinInput>(async () => ({ ok: true, zoneIds: [2] })),
        },
      }),
    },
    actions: {
      rememberPlace: (_, { address, point, zoneIds }) =>
        void stored.push({ address, point, zoneIds }),
    },
  });
  const actor = createActor(machine, {
    input: { entry: 'asking', known: null, isPickup: false, ...input },
    clock,
  });
  const heard = listen(actor);
  actor.start();
  const reaches = (screen: LocationScreen) =>
    waitFor(actor, (snapshot) =>
      Object.values(snapshot.getMeta()).some((meta) => meta?.screen === screen),
    );
  const output = async () => (await waitFor(actor, ({ status }) => status === 'done')).output;
  const search = () => actor.getSnapshot().children.placeSearch;
  const map = () => actor.getSnapshot().children.mapPick;
  return { actor, clock, device, name, zone, stored, heard, reaches, output, search, map };
}

export const isIn = (actor: ReturnType<typeof start>['actor'], state: string) =>
  JSON.stringify(actor.getSnapshot().value).includes(`"${state}"`);

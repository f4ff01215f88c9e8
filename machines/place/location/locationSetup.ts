import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { notProvided } from '../../notProvided';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import {
  type MapPickOutput,
  mapPickMachine,
  type NameAnswer,
  type PinInput,
  type ZoneAnswer,
} from '../mapPick';
import { type FoundPlace, placeSearchMachine } from '../placeSearch';
import { type DeviceAnswer, decideDeviceTrouble } from './decideDeviceTrouble';
import { decideResume } from './decideResume';
import type {
  ChosenPlace,
  LocationContext,
  LocationEvent,
  LocationInput,
  LocationOutput,
  LocationScreen,
} from './types';

/** What the location chart is made of; the chart itself is in `locationMachine`. */
export const locationSetup = setup({
  types: typesOf<{
    context: LocationContext;
    events: LocationEvent;
    input: LocationInput;
    output: LocationOutput;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: LocationScreen; requirements: string[] };
    children: {
      placeSearch: 'placeSearch';
      mapPick: 'mapPick';
      locateDevice: 'locateDevice';
      namePoint: 'namePoint';
      lookUpZone: 'lookUpZone';
    };
  }>(),
  actors: {
    placeSearch: placeSearchMachine,
    mapPick: mapPickMachine,
    locateDevice: fromPromise<DeviceAnswer>(() => Promise.reject(new Error('not provided'))),
    namePoint: fromPromise<NameAnswer, PinInput>(() => Promise.reject(new Error('not provided'))),
    lookUpZone: fromPromise<ZoneAnswer, PinInput>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    keepText: assign((_, params: { text: string }) => ({ text: params.text })),
    passTextOn: sendTo('placeSearch', (_, params: { text: string }) => ({
      type: 'search.textChanged' as const,
      text: params.text,
    })),
    passSuggestionOn: sendTo('placeSearch', (_, params: { placeId: string }) => ({
      type: 'search.suggestionChosen' as const,
      placeId: params.placeId,
    })),
    passRetryOn: sendTo('placeSearch', { type: 'search.retried' }),
    keepFound: assign((_, params: { place: FoundPlace | null }) =>
      params.place ? { ...params.place, text: params.place.address, zoneIds: [] } : {},
    ),
    keepPosition: assign((_, params: DeviceAnswer) =>
      params.ok ? { point: { lat: params.lat, lng: params.lng }, address: '', zoneIds: [] } : {},
    ),
    keepAddress: assign((_, params: NameAnswer) => ({
      address: params.address,
      text: params.address,
    })),
    keepZones: assign((_, params: ZoneAnswer) => ({ zoneIds: params.ok ? params.zoneIds : [] })),
    keepSaved: assign((_, { address, point, zoneIds }: ChosenPlace) => ({
      address,
      point,
      zoneIds,
      text: address,
    })),
    keepPicked: assign((_, params: MapPickOutput) =>
      params.kind === 'picked'
        ? {
            address: params.address,
            point: params.point,
            zoneIds: params.zoneIds,
            text: params.address,
          }
        : {},
    ),
    moveMap: assign((_, params: { point: ChosenPlace['point'] }) => ({ known: params.point })),
    forgetPosition: assign({ point: null, address: '', zoneIds: [] }),
    rememberPlace: (
      _,
      _params: { address: string; point: ChosenPlace['point'] | null; zoneIds: number[] },
    ) => notProvided(),
    announceAddress: emit(({ context }) => ({
      type: 'notify',
      tone: 'success',
      message: context.isPickup ? 'location.pickupSelected' : 'location.addressSelected',
    })),
  },
  guards: {
    startsWithDevice: ({ context }) => context.entry === 'device',
    startsOnMap: ({ context }) => context.entry === 'map',
    isFound: (_, params: { place: FoundPlace | null }) => params.place !== null,
    isLocated: (_, params: DeviceAnswer) => decideDeviceTrouble(params) === 'located',
    isRefused: (_, params: DeviceAnswer) => decideDeviceTrouble(params) === 'refused',
    isTooSlow: (_, params: DeviceAnswer) => decideDeviceTrouble(params) === 'tooSlow',
    isServed: (_, params: ZoneAnswer) => params.ok && params.zoneIds.length > 0,
    hasZones: (_, params: { zoneIds: number[] }) => params.zoneIds.length > 0,
    isPicked: (_, params: MapPickOutput) => params.kind === 'picked',
    isMapFailed: (_, params: MapPickOutput) => params.kind === 'mapFailed',
    needsAddress: ({ context }) => decideResume(context) === 'address',
  },
  delays: {
    deviceDecision: 5_000,
  },
});

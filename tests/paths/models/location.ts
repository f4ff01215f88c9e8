import { defineModel } from '../../../charts/package/define';
import { locationMachine } from '../../../machines/place/location';
import { namePoint, zones } from './mapPick';

const point = { lat: 1, lng: 2 };
const start = { known: null, isPickup: false };

export const location = defineModel(locationMachine, {
  inputs: {
    'the dialog': { ...start, entry: 'asking' },
    'my location': { ...start, entry: 'device' },
    'the map': { ...start, entry: 'map', isPickup: true },
  },
  events: {
    'location.textChanged': [{ text: 'Old' }],
    'location.suggestionChosen': [{ placeId: 'p1' }],
    'location.searchRetried': [{}],
    'location.deviceAsked': [{}],
    'location.mapAsked': [{}],
    'location.zoneChosen': [{ point }],
    'location.savedChosen': [
      { address: 'Quay 1', point, zoneIds: [2] },
      { address: 'Quay 1', point, zoneIds: [] },
    ],
    'location.retried': [{}],
    'location.closed': [{}],
  },
  results: {
    placeSearch: { 'a place': { address: 'Old Market', point }, nothing: null },
    mapPick: {
      picked: { kind: 'picked', address: 'Quay 1', point, zoneIds: [2] },
      'no map': { kind: 'mapFailed' },
      closed: { kind: 'closed' },
    },
    locateDevice: {
      located: { ok: true, ...point },
      refused: { ok: false, reason: 'denied' },
      'too slow': { ok: false, reason: 'timeout' },
      unavailable: { ok: false, reason: 'unavailable' },
    },
    namePoint,
    lookUpZone: zones,
  },
  project: ({ entry, address, point: at, zoneIds }) => [
    entry === 'map',
    address !== '',
    at !== null,
    zoneIds.length > 0,
  ],
});

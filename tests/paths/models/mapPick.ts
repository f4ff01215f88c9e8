import { defineModel } from '../../../charts/package/define';
import { mapPickMachine, type ZoneAnswer } from '../../../machines/place/mapPick';

const point = { lat: 1, lng: 2 };
export const namePoint = { 'a street': { address: 'Quay 1' } };
export const zones: Record<string, ZoneAnswer> = {
  served: { ok: true, zoneIds: [2] },
  outside: { ok: false, reason: 'outside' },
};

export const mapPick = defineModel(mapPickMachine, {
  inputs: { 'a place known': { point }, 'no place known': { point: null } },
  events: {
    'pick.pinMoved': [{ point: { lat: 3, lng: 4 } }],
    'pick.confirmed': [{}],
    'pick.retried': [{}],
    'pick.mapFailed': [{}],
    'pick.closed': [{}],
  },
  results: { findDefaultPoint: { 'the middle of the city': point }, namePoint, lookUpZone: zones },
});

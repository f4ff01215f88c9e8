import { defineModel } from '../../../charts/package/define';
import { placeSearchMachine } from '../../../machines/place/placeSearch';

export const market = {
  placeId: 'p1',
  structuredFormat: { mainText: { text: 'Old Market' }, secondaryText: { text: 'Harbour' } },
};

export const placeSearch = defineModel(placeSearchMachine, {
  inputs: { 'an empty field': { text: '' } },
  events: {
    'search.textChanged': [{ text: 'Old' }, { text: 'O' }],
    'search.suggestionChosen': [{ placeId: 'p1' }, { placeId: 'p9' }],
    'search.retried': [{}],
  },
  results: {
    searchPlaces: { 'one place': [market], nothing: [] },
    locatePlace: {
      located: { ok: true, point: { lat: 1, lng: 2 } },
      unknown: { ok: false, reason: 'unknown' },
    },
  },
});

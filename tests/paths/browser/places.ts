import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { fromWithout } from '../../../charts/paths/screens';
import { mapPickMachine } from '../../../machines/place/mapPick';
import { placeSearchMachine } from '../../../machines/place/placeSearch';
import { mapPick as mapPickModel } from '../models/mapPick';
import { market, placeSearch as placeSearchModel } from '../models/placeSearch';
import { mapPick as mapPickScreens } from '../screens/mapPick';
import { placeSearch as placeSearchScreens } from '../screens/placeSearch';
import { answersOf, no } from './answers';
import { askedWhere } from './location';
import { playOf } from './play';
import { placeOf } from './shop';

/** The market of the tables lies where the shop delivers. */
let at = { lat: 0, lng: 0 };

const field = { role: 'combobox', name: 'Delivery address' };

export const placeSearch = playOf(
  placeSearchModel,
  {
    ...placeSearchScreens,
    gestures: {
      ...placeSearchScreens.gestures,
      // The field holds what was typed, also where the place that was chosen of it is no more.
      'search.textChanged': (payload, now) => {
        const gestures = placeSearchScreens.gestures['search.textChanged']?.(payload, now) ?? null;
        return gestures === null || gestures === fromWithout || !now.at.includes('nothingFound')
          ? gestures
          : [{ fill: field, with: '' }, ...gestures];
      },
    },
  },
  defineSurroundings(placeSearchMachine, {
    starts: {
      'an empty field': async (page) => {
        at = await placeOf();
        await askedWhere(page);
      },
    },
    answers: {
      searchPlaces: answersOf('GET /config/place-api-autocomplete', {
        'one place': [200, { suggestions: [{ placePrediction: market }] }],
        nothing: [200, { suggestions: [] }],
      }),
      locatePlace: (result) =>
        answersOf('GET /config/place-api-details', {
          located: [200, { location: { latitude: at.lat, longitude: at.lng } }],
          unknown: no('place', 'No.', 404),
        })(result),
    },
    delays: { searchPause: 'at once' },
  }),
);

/** The map is drawn by what the shop tells of its city, and moved by the arrow keys. */
const map = { role: 'region', name: /^Map: move it/ };

const onMap = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pick from map' }).click();
};

export const mapPick = playOf(
  mapPickModel,
  {
    ...mapPickScreens,
    gestures: {
      ...mapPickScreens.gestures,
      'pick.pinMoved': () => [{ press: map }, { key: 'ArrowRight' }],
      // The shop's own map is there.
      'pick.mapFailed': () => null,
    },
  },
  defineSurroundings(mapPickMachine, {
    starts: {
      'a place known': async (page) => {
        await askedWhere(page);
        await onMap(page);
      },
      'no place known': async (page) => {
        await page.goto('/');
        await onMap(page);
      },
    },
    answers: {
      // The settings, which hold it, came with the page.
      findDefaultPoint: (result) => (result === 'the middle of the city' ? 'at once' : null),
      namePoint: answersOf('GET /config/geocode-api', {
        'a street': [200, { results: [{ formatted_address: 'Quay 1' }] }],
      }),
      lookUpZone: answersOf('GET /config/get-zone-id', {
        served: 'its own',
        outside: no('coordinates', 'No.', 404),
      }),
    },
    delays: { pinPause: 'at once' },
  }),
);

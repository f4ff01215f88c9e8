import type { Page } from 'playwright-core';
import { defineModel, defineSurroundings } from '../../../charts/package/define';
import type { Answer, Play } from '../../../charts/paths/surroundings';
import { locationMachine } from '../../../machines/place/location';
import { location as model } from '../models/location';
import { location as screens } from '../screens/location';
import { press } from '../screens/pieces';
import { refusal } from './answers';
import { deviceAnswers, scriptedDevice } from './device';
import { guestAtPlace, placeName } from './shop';

/** A guest's dialog about where to deliver. */
export async function askedWhere(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await scriptedDevice(page);
  await guestAtPlace(page);
  await page.goto('/home');
  await page.getByRole('button', { name: /^Delivery location/ }).click();
}

const zone = 'GET /config/get-zone-id';
const name = 'GET /config/geocode-api';
const zones: Record<string, Answer> = {
  served: { call: zone },
  outside: { call: zone, status: 404, body: refusal('coordinates') },
  failure: { call: zone, dead: true },
};
const names: Record<string, Answer> = {
  'a street': { call: name },
  failure: { call: name, dead: true },
};
const picks: Record<string, Answer> = {
  picked: { gestures: [press('Deliver here')] },
  closed: { gestures: [press('Back')] },
};
const found: Answer = {
  gestures: [
    { fill: { role: 'combobox', name: 'Delivery address' }, with: placeName },
    { press: { role: 'option', name: new RegExp(placeName) } },
  ],
};
const served = /^Harbour and Centre/;
const point = { lat: 1, lng: 2 };
type Parts = Parameters<typeof defineModel<typeof locationMachine>>[1];

export const location: Play = {
  model: {
    ...defineModel(locationMachine, {
      ...(model.fixtures as Parts),
      ...(screens.told as Partial<Parts>),
      inputs: { 'the dialog': { known: point, entry: 'asking', isPickup: false } },
    }),
    words: model.words,
  },
  screens: {
    ...screens,
    gestures: {
      ...screens.gestures,
      'location.zoneChosen': (_, { at }: { at: readonly string[] }) =>
        at.includes('choosing.outsideService') ? [press(served)] : null,
      // A guest has none.
      'location.savedChosen': () => null,
    },
    seen: {
      ...screens.seen,
      'choosing.outsideService': {
        ...screens.seen['choosing.outsideService'],
        shown: [
          { role: 'dialog', name: /^Where should we deliver/ },
          { role: 'button', name: served },
        ],
      },
    },
  },
  surroundings: defineSurroundings(locationMachine, {
    starts: {
      'the dialog': askedWhere,
    },
    answers: {
      placeSearch: (result) => (result === 'a place' ? found : null),
      mapPick: (result) => picks[result] ?? null,
      locateDevice: deviceAnswers,
      namePoint: (result) => names[result] ?? null,
      lookUpZone: (result) => zones[result] ?? null,
    },
    delays: { deviceDecision: 5_000 },
  }),
};

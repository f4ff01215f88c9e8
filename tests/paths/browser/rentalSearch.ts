import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { rentalSearchMachine, type TripDraft } from '../../../machines/rental/rentalSearch';
import { destination, pickup } from '../../support/rental';
import { rentalSearch as model } from '../models/rentalSearch';
import { press } from '../screens/pieces';
import { rentalSearch as screens } from '../screens/rentalSearch';
import { answersOf } from './answers';
import { notAt, playOf } from './play';
import { guestAtPlace, placeName, placeOf, remember } from './shop';

/** What the shop begins with for somebody who is there: an end is missing, the kind never is. */
const begun: TripDraft = {
  type: 'hourly',
  hours: 4,
  days: 1,
  pickup,
  destination: null,
  pickupAt: null,
  route: null,
};
const whole: TripDraft = { ...begun, destination, type: 'distance_wise' };

/** The trip of the vehicles' page, with what was entered at the last visit; the former destination is the table's. */
const entering = (draft: TripDraft) => async (page: Page) => {
  await guestAtPlace(page, 'rental');
  // There is a way between the shop's places, also where it is asked for once more and nobody waits for it.
  const { lat, lng } = await placeOf();
  const near = { ...destination, lat: lat + 0.005, lng };
  await remember(page, {
    'rental-search': JSON.stringify({
      ...draft,
      pickup: { ...pickup, lat, lng },
      destination: draft.destination && near,
    }),
    destination_location: JSON.stringify([near]),
  });
  await page.goto('/rental/vehicle-search');
  await page.locator('main').getByRole('button', { name: 'Plan your trip' }).first().click();
};

export const rentalSearch = playOf(
  model,
  // The dialog of the place lies over the form.
  notAt(
    screens,
    Object.fromEntries(Object.keys(screens.gestures).map((type) => [type, /^picking/])),
  ),
  defineSurroundings(rentalSearchMachine, {
    starts: { 'nothing known': entering(begun), 'both ends known': entering(whole) },
    answers: {
      askForPlace: (result) => {
        if (result === 'went away') return { gestures: [press('Close')] };
        if (result !== 'a place') return null;
        const field = { role: 'combobox', name: 'Address' };
        const option = { role: 'option', name: new RegExp(placeName) };
        return { gestures: [{ fill: field, with: placeName }, { press: option }] };
      },
      measureRoute: answersOf('GET /config/distance-api', {
        'a way': [200, { distanceMeters: 12_345, duration: '1800s' }],
      }),
    },
  }),
  { inputs: { 'nothing known': { draft: begun }, 'both ends known': { draft: whole } } },
);

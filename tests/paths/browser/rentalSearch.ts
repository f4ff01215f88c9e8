import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { rentalSearchMachine, type TripDraft } from '../../../machines/rental/rentalSearch';
import { destination, pickup } from '../../support/rental';
import { rentalSearch as model } from '../models/rentalSearch';
import { press } from '../screens/pieces';
import { rentalSearch as screens } from '../screens/rentalSearch';
import { answersOf } from './answers';
import { notAt, playOf } from './play';
import { guestAtPlace, placeName, remember } from './shop';

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
  await remember(page, {
    'rental-search': JSON.stringify(draft),
    destination_location: JSON.stringify([destination]),
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

import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { lineDelays } from '../../../machines/cart/lineSaving';
import { changeTripMachine } from '../../../machines/rental/changeTrip';
import { tripLineMachine } from '../../../machines/rental/tripLine';
import { changeTrip as changeTripModel } from '../models/changeTrip';
import { tripLine as tripLineModel } from '../models/tripLine';
import { changeTrip as changeTripScreens } from '../screens/changeTrip';
import { tripLineOf } from '../screens/tripLine';
import { answersOf, no } from './answers';
import { playOf } from './play';
import { guestAtPlace } from './shop';
import { rent, vehicle } from './vehicles';

/** On a dead line a change of the trip waits for the shop, and is made then. */
const failure = [503, {}] as const;

/** A trip of five hours in the cart becomes one of days, or of eight hours. */
const change = (kind: string, field: string, count: number) => async (page: Page) => {
  const guest = await guestAtPlace(page, 'rental');
  await rent(guest, await vehicle());
  await page.goto('/rental/cart');
  await page.locator('main').getByRole('button', { name: 'Change the trip' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: kind, exact: true }).click();
  await form.getByLabel(field, { exact: true }).fill(String(count));
  await form.getByRole('button', { name: 'Continue' }).click();
};

export const changeTrip = playOf(
  changeTripModel,
  changeTripScreens,
  defineSurroundings(changeTripMachine, {
    starts: {
      'another kind of trip': change('Per day', 'Days', 2),
      'another duration': change('Hourly', 'Hours', 8),
    },
    answers: {
      changeTrip: answersOf('PUT /rental/user/cart/update-user-data/{id}', {
        accepted: 'its own',
        refused: no('refused'),
        'a vehicle is not offered so': [200, [8]],
        failure,
      }),
      removeVehicles: answersOf('DELETE /rental/user/cart/remove-multiple-cart', {
        accepted: 'its own',
        refused: no('refused'),
        failure,
      }),
      askToSignIn: () => null,
    },
    delays: { retryOffer: 8_000 },
  }),
);

const lineAnswers = (call: string) =>
  answersOf(call, {
    accepted: 'its own',
    refused: no('refused'),
    'gone already': no('not_found', undefined, 404),
    failure,
  });

export const tripLine = playOf(
  tripLineModel,
  tripLineOf('.+'),
  defineSurroundings(tripLineMachine, {
    starts: {
      'two vehicles': async (page) => {
        const guest = await guestAtPlace(page, 'rental');
        await rent(guest, await vehicle(), 2);
        await page.goto('/about-us');
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Trip Cart, 2/ })
          .click();
      },
    },
    answers: {
      saveQuantity: lineAnswers('PUT /rental/user/cart/update-cart'),
      removeLine: lineAnswers('DELETE /rental/user/cart/remove-vehicle'),
      restoreLine: lineAnswers('POST /rental/user/cart/add-to-cart'),
      // The way through the sign-in is the sign-in's own.
      askToSignIn: () => null,
    },
    delays: lineDelays,
  }),
);

import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { addressFormMachine } from '../../../machines/place/addressForm';
import { addressForm as model } from '../models/addressForm';
import { addressForm as screens } from '../screens/addressForm';
import { answersOf, no } from './answers';
import { changed } from './changed';
import { deviceAnswers, scriptedDevice } from './device';
import { customer } from './people';
import { playOf } from './play';
import { customerAtPlace, customerNowhere } from './shop';

/** How long the form waits for the device: what is looked at meanwhile may take longer, so that it waits for the path. */
const decision = 5_000;

// As a text: what compiles this would call for its own help within a function, which no page has.
const endlessDecision = (page: Page) =>
  page.addInitScript({
    content: `{
      const own = window.setTimeout.bind(window);
      window.setTimeout = (work, milliseconds, ...rest) =>
        milliseconds === ${decision} ? 0 : own(work, milliseconds, ...rest);
    }`,
  });

/** A new address in the book of the customer of all paths, who has none. */
async function opened(page: Page): Promise<void> {
  await endlessDecision(page);
  await scriptedDevice(page);
  await changed(page, '/customer/address/list', () => ({ addresses: [] }));
  // The search within is a flow of its own.
  await changed(page, '/config/place-api-autocomplete', () => ({ suggestions: [] }));
  await page.goto('/profile?page=address');
  await page.getByRole('button', { name: 'Add address' }).click();
}

const map = { role: 'region', name: /^Delivery spot/ };

export const addressForm = playOf(
  model,
  {
    ...screens,
    gestures: {
      ...screens.gestures,
      'addressForm.pinMoved': () => [{ press: map }, { key: 'ArrowRight' }],
    },
  },
  defineSurroundings(addressFormMachine, {
    starts: {
      'a place on the map': async (page) => {
        await customerAtPlace(page, await customer());
        await opened(page);
      },
      'no place yet': async (page) => {
        await customerNowhere(page, await customer());
        await opened(page);
        await page.getByRole('combobox', { name: /^Address/ }).fill('12 Palm Street');
      },
    },
    answers: {
      nameSpot: answersOf('GET /config/geocode-api', {
        'a street': [200, { results: [{ formatted_address: '12 Palm Street' }] }],
        nowhere: [200, { results: [{ formatted_address: '' }] }],
      }),
      placeSearch: () => null,
      locateDevice: deviceAnswers,
      // The account stays as it is: all paths share it.
      saveAddress: answersOf('POST /customer/address/add', {
        saved: [200, { message: 'Successfully added!' }],
        refused: no('refused', 'Outside.'),
      }),
      // The way through the sign-in is the sign-in's own.
      askToSignIn: () => null,
    },
    delays: { pinPause: 'at once' },
  }),
);

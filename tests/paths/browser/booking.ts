import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { addVehicleMachine } from '../../../machines/rental/addVehicle';
import { bookTripMachine } from '../../../machines/rental/bookTrip';
import { addVehicle as addVehicleModel } from '../models/addVehicle';
import { bookTrip as bookTripModel } from '../models/bookTrip';
import { addVehicle as addVehicleScreens } from '../screens/addVehicle';
import { bookTrip as bookTripScreens } from '../screens/bookTrip';
import { button, dialog } from '../screens/pieces';
import { answersOf, no } from './answers';
import { newPerson } from './people';
import { playOf } from './play';
import { customerAtPlace, guestAtPlace } from './shop';
import { booking, rent, searched, vehicle, vehicleElsewhere } from './vehicles';

/** The checkout of somebody who has a vehicle in the trip cart. */
async function atCheckout(page: Page): Promise<void> {
  // A trip cart is one for each customer, and two paths go side by side.
  const person = booking(await newPerson());
  await rent(person, await vehicle());
  await customerAtPlace(page, person, 'rental');
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Confirm booking' }).first().waitFor();
}

export const bookTrip = playOf(
  bookTripModel,
  {
    ...bookTripScreens,
    seen: {
      ...bookTripScreens.seen,
      // It is the shop's own total.
      confirmingTotal: {
        shown: [dialog('The total has changed'), button(/^Book for/), button('Back')],
      },
      // The trip's page has taken the checkout's place.
      booked: { address: /^\/my-trips/, hidden: [button('Confirm booking')] },
    },
  },
  defineSurroundings(bookTripMachine, {
    starts: { 'a trip in the cart': atCheckout },
    answers: {
      // Nobody booked before.
      rememberAttempt: (result) => (result === 'written down' ? 'at once' : null),
      bookTrip: answersOf('POST /rental/user/trip/trip-booking', {
        booked: 'its own',
        'the total has changed': no('amount_changed'),
        'a vehicle is gone': no('vehicle_gone', 'No.'),
        'the pickup is over': no('pickup_past', 'No.'),
        refused: no('store_closed', 'No.'),
      }),
      quoteTrip: answersOf('POST /rental/user/trip/get-tax', {
        'a new total': 'its own',
        'a vehicle is gone': no('vehicle_gone', 'No.'),
        refused: no('store_closed', 'No.'),
      }),
      // The way through the sign-in is the sign-in's own.
      askToSignIn: () => null,
    },
    delays: { retryPause: [1_000, 2_000, 4_000] },
  }),
);

/** The page of a vehicle, while the trip cart holds one of another renting office. */
async function atVehicle(page: Page): Promise<void> {
  const guest = await guestAtPlace(page, 'rental');
  const wanted = await vehicle();
  await rent(guest, await vehicleElsewhere(wanted));
  await searched(page);
  await page.goto(`/rental/vehicle-details/${wanted.id}`);
  await page.locator('main').getByRole('button', { name: 'Rent This Car' }).first().click();
}

const failure = [503, {}] as const;

export const addVehicle = playOf(
  addVehicleModel,
  addVehicleScreens,
  defineSurroundings(addVehicleMachine, {
    starts: { 'a vehicle': atVehicle },
    answers: {
      readTrip: (result) =>
        result === "another provider's vehicle in the cart" ? 'at once' : null,
      replaceCart: answersOf('POST /rental/user/cart/confirm', {
        accepted: 'its own',
        'the vehicle is gone': no('vehicle_gone'),
        failure,
      }),
      // What the cart holds is another provider's here.
      addVehicle: () => null,
      askForTrip: () => null,
      // Flows of their own.
      changeTrip: () => null,
      askToSignIn: () => null,
    },
    delays: { retryOffer: 8_000 },
  }),
);

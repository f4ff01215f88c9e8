import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { cancelTripMachine } from '../../../machines/rental/cancelTrip';
import { reviewTripMachine } from '../../../machines/rental/reviewTrip';
import { tripLengthMachine } from '../../../machines/rental/tripLength';
import { cancelTrip as cancelTripModel } from '../models/cancelTrip';
import { reviewTrip as reviewTripModel } from '../models/reviewTrip';
import { tripLength as tripLengthModel } from '../models/tripLength';
import { cancelTrip as cancelTripScreens } from '../screens/cancelTrip';
import { reviewTrip as reviewTripScreens } from '../screens/reviewTrip';
import { tripLength as tripLengthScreens } from '../screens/tripLength';
import { answersOf, no } from './answers';
import { changed } from './changed';
import { newPerson } from './people';
import { playOf } from './play';
import { customerAtPlace } from './shop';
import { bookedTrip } from './vehicles';

/** The page of a trip that a customer has just booked, and the button on it that begins a flow. */
async function follow(page: Page, button: string, hours = 5): Promise<void> {
  // A trip cart is one for each customer, and two paths go side by side.
  const person = await newPerson();
  const tripId = await bookedTrip(person, hours);
  await customerAtPlace(page, person, 'rental');
  await page.goto(`/my-trips?trip_id=${tripId}`);
  await page.locator('main').getByRole('button', { name: button, exact: true }).first().click();
}

export const cancelTrip = playOf(
  cancelTripModel,
  cancelTripScreens,
  defineSurroundings(cancelTripMachine, {
    starts: {
      'a trip': async (page) => {
        await changed(page, '/rental/user/trip/cancellation-reasons', () => ({
          reasons: [{ id: 1, reason: 'Plans have changed' }],
        }));
        await follow(page, 'Cancel the trip');
      },
    },
    answers: {
      cancel: answersOf('PUT /rental/user/trip/cancel-trip', {
        cancelled: 'its own',
        'the store has begun': no('not_cancellable'),
        refused: no('refused', 'The courier is on the way.'),
      }),
      // Whose session has ended sees no trip: a stranger's page is not this flow's.
      askToSignIn: () => null,
    },
  }),
);

const details = '/rental/user/trip/get-trip-details';

export const reviewTrip = playOf(
  reviewTripModel,
  reviewTripScreens,
  defineSurroundings(reviewTripMachine, {
    starts: {
      'a finished trip': async (page) => {
        await changed<{ trip_details: object[] }>(page, details, ({ trip_details }) => ({
          trip_status: 'completed',
          can_review: 1,
          can_cancel: 0,
          can_change: 0,
          trip_details: trip_details.map((line) => ({ ...line, name: 'Atlas', is_reviewed: 0 })),
        }));
        await follow(page, 'Review');
      },
    },
    answers: {
      sendReview: answersOf('POST /rental/user/review/add', {
        taken: [200, { message: 'Thank you.' }],
        refused: no('refused', 'No.'),
      }),
      askToSignIn: () => null,
    },
  }),
);

export const tripLength = playOf(
  tripLengthModel,
  tripLengthScreens,
  defineSurroundings(tripLengthMachine, {
    starts: {
      'a trip of three hours': (page) => follow(page, 'Make the trip longer or shorter', 3),
    },
    answers: {
      quoteLength: answersOf('POST /rental/user/trip/length-quote', {
        'an offer': 'its own',
        'a vehicle is taken': no('vehicle_unavailable', 'No.', 403),
      }),
      changeLength: answersOf('PUT /rental/user/trip/length', {
        changed: 'its own',
        'the price has changed': no('amount_changed', 'No.', 409),
        'a vehicle is taken': no('vehicle_unavailable', 'No.', 403),
      }),
      // Whose session has ended sees no trip: a stranger's page is not this flow's.
      askToSignIn: () => null,
    },
  }),
);

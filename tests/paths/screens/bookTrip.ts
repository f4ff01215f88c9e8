import { defineScreens, type Seen } from '../../../charts/paths/screens';
import { bookTripMachine } from '../../../machines/bookTrip';
import { box, button, dialog, fill, press, pressing } from './pieces';

const changed = dialog('The total has changed');
const unknown = dialog('The shop does not answer');
const form: Seen = { shown: [button('Confirm booking')], hidden: [changed, unknown] };
const waiting: Seen = { hidden: [changed, unknown] };
const told: Seen = { ...form, says: ['No.'] };

/** A trip is booked: what the shopper does and sees (BOOK-01 to BOOK-12). */
export const bookTrip = defineScreens(bookTripMachine, {
  gestures: {
    'bookTrip.submitted': () => [press('Confirm booking')],
    'bookTrip.edited': () => [fill(/^Name/, 'Lina')],
    'bookTrip.totalConfirmed': () => [press(/^Book for/)],
    'bookTrip.totalDeclined': pressing('Back'),
    'bookTrip.retried': pressing('Try again'),
    'bookTrip.left': pressing('Back'),
  },
  seen: {
    starting: waiting,
    filling: form,
    rememberingAttempt: waiting,
    booking: waiting,
    awaitingRetry: waiting,
    checkingPrice: waiting,
    confirmingTotal: { shown: [changed, button(/^Book for/), button('Back')] },
    signingIn: { shown: [box(/^Name/)] },
    refused: told,
    mendingVehicles: told,
    mendingTrip: told,
    unreachable: { shown: [unknown, button('Try again'), button('Back')] },
    booked: waiting,
  },
});

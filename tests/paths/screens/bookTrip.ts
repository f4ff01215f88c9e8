import { defineScreens } from '../../../charts/package/define';
import { fromWithout, type Seen } from '../../../charts/paths/screens';
import { bookTripMachine } from '../../../machines/rental/bookTrip';
import { button, dialog, fill, press, pressing } from './pieces';

const changed = dialog('The total has changed');
const unknown = dialog('The shop does not answer');
const away = dialog('Is your trip booked already?');
const form: Seen = { shown: [button('Confirm booking')], hidden: [changed, unknown] };
const waiting: Seen = { hidden: [changed, unknown] };
const told: Seen = { ...form, says: ['No.'] };

/** A trip is booked: what the shopper does and sees (BOOK-01 to BOOK-12). */
export const bookTrip = defineScreens(bookTripMachine, {
  gestures: {
    'bookTrip.submitted': () => [press('Confirm booking')],
    'bookTrip.edited': () => [fill(/^Name/, 'Lina'), fill(/^Name/, 'Lina Haddad')],
    'bookTrip.totalConfirmed': () => [press(/^Book for/)],
    'bookTrip.totalDeclined': pressing('Back'),
    'bookTrip.retried': pressing('Try again'),
    'bookTrip.left': pressing('Back'),
    'bookTrip.signInChosen': pressing('Sign In'),
    'bookTrip.bookedAnew': pressing('Book anew'),
    'bookTrip.cartFoundEmpty': () => fromWithout,
    'bookTrip.bookedElsewhere': () => fromWithout,
  },
  own: { payload: 'The page makes the booking of its own fields' },
  seen: {
    starting: waiting,
    filling: form,
    rememberingAttempt: waiting,
    booking: waiting,
    awaitingRetry: waiting,
    checkingPrice: waiting,
    confirmingTotal: { shown: [changed, button(/^Book for .*60/), button('Back')] },
    signingIn: waiting,
    missingSender: { shown: [away, button('Sign In'), button('Book anew'), button('Back')] },
    refused: told,
    mendingVehicles: { ...told, says: ['No.', 'Open the trip cart'] },
    mendingTrip: { ...told, says: ['No.', 'Change the trip'] },
    unreachable: { shown: [unknown, button('Try again'), button('Back')] },
    missingPrice: {
      shown: [unknown, button('Try again'), button('Back')],
      says: [/Nothing was booked: your trip\s+cart and what you entered stay as they are\./],
    },
    needingConnection: {
      shown: [dialog('There is no connection'), button('Try again'), button('Back')],
    },
    bookedElsewhere: {
      says: ['Already booked in another window: #100002', 'Nothing was booked twice.'],
      shown: [{ role: 'link', name: 'See the trip' }],
    },
    booked: waiting,
  },
});

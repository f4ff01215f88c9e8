import { defineModel } from '../../../charts/package/define';
import { bookTripMachine } from '../../../machines/rental/bookTrip';
import { refused } from '../../support/identity';
import { sampleQuote } from '../../support/rental';
import { signIn } from '../answers';

const payload = {
  payment_method: 'cash_on_delivery' as const,
  trip_amount: 50,
  contact_person_name: 'Lina Haddad',
  contact_person_number: '+971501234567',
};
const attempt = { key: 'one', payload };

export const bookTrip = defineModel(bookTripMachine, {
  inputs: {
    'a trip in the cart': { pending: null, left: false },
    'a booking left open': { pending: attempt, left: false },
    'a booking that the shopper went away from': { pending: attempt, left: true },
  },
  events: {
    'bookTrip.submitted': [{ payload, seen: sampleQuote({ total: 50 }) }],
    'bookTrip.edited': [{}],
    'bookTrip.totalConfirmed': [{}],
    'bookTrip.totalDeclined': [{}],
    'bookTrip.retried': [{}],
    'bookTrip.left': [{}],
    'bookTrip.signInChosen': [{}],
    'bookTrip.bookedAnew': [{}],
    'bookTrip.cartFoundEmpty': [{}],
    'bookTrip.bookedElsewhere': [{ tripId: 100002 }],
  },
  results: {
    rememberAttempt: {
      'written down': { attempt: { key: 'two', payload }, resumed: false, sender: 'self' },
      'an earlier booking of unknown outcome': {
        attempt: { key: 'earlier', payload: { ...payload, trip_amount: 3 } },
        resumed: true,
        sender: 'self',
      },
      'a booking of a customer who is not signed in': {
        attempt: { key: 'theirs', payload },
        resumed: true,
        sender: 'customer',
      },
    },
    bookTrip: {
      booked: { ok: true, tripId: 100001, redirect: null },
      'the session has ended': refused('unauthenticated'),
      'the total has changed': refused('amount_changed'),
      'a vehicle is gone': refused('vehicle_gone'),
      'the pickup is over': refused('pickup_past'),
      'booked in another window': {
        ok: false,
        refusal: { code: 'already_booked', message: '', tripId: 100002 },
      },
      'the device is offline': refused('offline'),
      refused: refused('store_closed'),
    },
    quoteTrip: {
      'a new total': { ok: true, quote: sampleQuote({ total: 60 }) },
      'a vehicle is gone': refused('vehicle_gone'),
      'the session has ended': refused('unauthenticated'),
      refused: refused('store_closed'),
    },
    askToSignIn: signIn,
  },
  project: ({
    payload: order,
    attempt: sent,
    resumed,
    left,
    tries,
    offered,
    refusal,
    output,
    elsewhere,
  }) => [
    resumed,
    left,
    order?.trip_amount,
    sent?.key,
    tries,
    offered?.total,
    refusal?.code,
    output !== null,
    elsewhere,
  ],
});

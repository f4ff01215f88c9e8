import { defineModel } from '../../../charts/package/define';
import { tripLengthMachine } from '../../../machines/rental/tripLength';
import { signIn } from '../answers';

const offer = {
  hours: 5,
  returnTime: '2026-11-22T15:00:00.000Z',
  oldAmount: 33,
  amount: 55,
  givenBack: null,
};
const refused = (code: string) => ({ ok: false as const, code, message: 'No.' });

export const tripLength = defineModel(tripLengthMachine, {
  inputs: { 'a trip of three hours': { tripId: 100001, contactNumber: null, hours: 3 } },
  events: {
    'tripLength.chosen': [{ hours: 3 }, { hours: 5 }],
    'tripLength.confirmed': [{}],
    'tripLength.retried': [{}],
    'tripLength.closed': [{}],
  },
  results: {
    quoteLength: {
      'an offer': { ok: true, offer },
      'a vehicle is taken': refused('vehicle_unavailable'),
      'the session has ended': refused('unauthenticated'),
    },
    askToSignIn: signIn,
    changeLength: {
      changed: { ok: true },
      'the session has ended': refused('unauthenticated'),
      'the price has changed': refused('amount_changed'),
      'a vehicle is taken': refused('vehicle_unavailable'),
    },
  },
  project: ({ hours, offer: seen, changed }) => [hours, seen !== null, changed],
});

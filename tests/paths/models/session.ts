import { defineModel } from '../../../charts/package/define';
import { sessionMachine } from '../../../machines/identity/session';
import { signIn } from '../answers';

const customer = { guestId: null, customer: 'c1' };
const guest = { guestId: 'g1', customer: null };

export const session = defineModel(sessionMachine, {
  inputs: {
    'a stranger': { guestId: null, customer: null },
    'a guest': guest,
    'a customer': customer,
  },
  events: {
    'session.identityRead': [customer, guest],
    'session.tokenRefused': [{}],
    'session.connectionReturned': [{}],
  },
  results: {
    requestGuestId: {
      'a guest id': { ok: true, guestId: 'g2' },
      refused: { ok: false, reason: 'No.' },
    },
    askToSignIn: signIn,
  },
  project: ({ guestId, customer: who }) => [guestId, who],
});

import { defineScreens } from '../../../charts/package/define';
import { sessionMachine } from '../../../machines/identity/session';
import { dialog } from './pieces';

/** Who the shopper is, for the whole page: it has no screen of its own but the sign-in (LOGIN-25). */
export const session = defineScreens(sessionMachine, {
  gestures: {
    // Other flows and other tabs write it down; the shop and the network tell the rest.
    'session.identityRead': () => null,
    'session.tokenRefused': () => null,
    'session.connectionReturned': () => null,
  },
  seen: {
    'identity.settling': null,
    'identity.requestingGuestId': {},
    'identity.waitingForGuestId': {},
    'identity.guest': {},
    'identity.signedIn': {},
    'renewal.quiet': {},
    'renewal.signingInAgain': { shown: [dialog('Sign In')] },
  },
  unseen: {
    'session.identityRead': 'Other flows and other tabs write it down',
    'session.tokenRefused': 'The shop refuses it',
    'session.connectionReturned': 'The browser tells it',
  },
});

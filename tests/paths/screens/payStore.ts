import { defineScreens } from '../../../charts/package/define';
import { payStoreMachine } from '../../../machines/operator/payStore';
import { box, button, dialog, fill, gone, press, pressing, there, trouble } from './pieces';

const payout = dialog('Payout to Palm Bakery');

/** A payout: what is done and seen (OPER-05). */
export const payStore = defineScreens(payStoreMachine, {
  gestures: {
    'payStore.entered': ({ amount, reference }) => [
      fill(/^Amount/, String(amount)),
      fill(/^Reference/, reference),
      press('Go on'),
    ],
    'payStore.confirmed': pressing('Note the payout'),
    'payStore.corrected': (_, { at }) =>
      at.includes('confirming') ? [press('Back')] : [press('Change it')],
    'payStore.retried': pressing('Try again'),
    'payStore.closed': pressing('Close'),
  },
  seen: {
    entering: there(payout, box(/^Amount/), box(/^Reference/), button('Go on')),
    confirming: there(payout, button('Note the payout'), button('Back')),
    recording: there(payout),
    failed: { ...there(payout, button('Try again')), says: [trouble] },
    changed: { ...there(payout, button('Back to the account')), says: ['The account has changed'] },
    refusedByShop: { ...there(payout, button('Change it')), says: ['No.'] },
    signedOut: { ...there(payout, button('Sign in')), says: ['Your session has ended'] },
    done: gone(payout),
    closed: gone(payout),
  },
});

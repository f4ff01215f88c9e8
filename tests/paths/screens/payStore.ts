import { defineScreens } from '../../../charts/package/define';
import { payStoreMachine } from '../../../machines/operator/payStore';
import { box, button, dialog, fill, gone, press, pressing, there, trouble } from './pieces';

const payment = dialog(/^(Payout to|Payment from) Palm Bakery$/);
const note = /^Note the pay(out|ment)$/;

/** A payment between shop and store: what is done and seen (OPER-05). */
export const payStore = defineScreens(payStoreMachine, {
  gestures: {
    'payStore.entered': ({ amount, reference }) => [
      fill(/^Amount/, String(amount)),
      fill(/^Reference/, reference),
      press('Go on'),
    ],
    'payStore.confirmed': pressing(note),
    'payStore.corrected': (_, { at }) =>
      at.includes('confirming') ? [press('Back')] : [press('Change it')],
    'payStore.retried': pressing('Try again'),
    'payStore.closed': pressing('Close'),
  },
  seen: {
    entering: there(payment, box(/^Amount/), box(/^Reference/), button('Go on')),
    confirming: there(payment, button(note), button('Back')),
    recording: there(payment),
    failed: { ...there(payment, button('Try again')), says: [trouble] },
    changed: {
      ...there(payment, button('Back to the account')),
      says: ['The account has changed'],
    },
    refusedByShop: { ...there(payment, button('Change it')), says: ['No.'] },
    signedOut: { ...there(payment, button('Sign in')), says: ['Your session has ended'] },
    done: gone(payment),
    closed: gone(payment),
  },
});

import { defineScreens } from '../../../charts/package/define';
import { answerRefundMachine } from '../../../machines/operator/answerRefund';
import { box, button, dialog, fill, gone, press, pressing, there, trouble } from './pieces';

const request = dialog('Refund of order #100007');
const end = button('Back to the list');

/** One request for money: what is done and seen (OPER-03). */
export const answerRefund = defineScreens(answerRefundMachine, {
  gestures: {
    'answerRefund.granting': pressing('Give money back'),
    'answerRefund.refusing': pressing('Refuse'),
    'answerRefund.kept': pressing('Back'),
    'answerRefund.granted': ({ amount, words }) => [
      fill(/^How much goes back/, String(amount)),
      fill(/^What the shopper reads/, words),
      press(/^Give it back/),
    ],
    'answerRefund.refused': ({ words }) => [
      fill(/^What the shopper reads/, words),
      press('Refuse the request'),
    ],
    'answerRefund.retried': pressing('Try again'),
    'answerRefund.corrected': pressing('Change it'),
    'answerRefund.closed': pressing('Close'),
  },
  seen: {
    reading: there(request, button('Give money back'), button('Refuse')),
    granting: there(request, box(/^How much goes back/), button('Back')),
    refusing: there(request, box(/^What the shopper reads/), button('Back')),
    givingBack: there(request),
    rejecting: there(request),
    failed: { ...there(request, button('Try again')), says: [trouble] },
    refusedByShop: { ...there(request, button('Change it')), says: ['No.'] },
    answeredElsewhere: { ...there(request, end), says: ['has been answered already'] },
    signedOut: { ...there(request, button('Sign in')), says: ['Your session has ended'] },
    done: gone(request),
    closed: gone(request),
  },
});

import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { orderAgainMachine } from '../../../machines/orders/orderAgain';
import { button, dialog, gone, pressing, there } from './pieces';

const question = dialog('Are you sure, you want to reset?');
const underWay: Seen = gone(question);

export const orderAgain = defineScreens(orderAgainMachine, {
  gestures: {
    'orderAgain.replacementConfirmed': pressing('Continue'),
    'orderAgain.dismissed': (_, { at: [place] }) =>
      place === 'failed' ? null : pressing('Cancel')(),
    'orderAgain.retried': pressing('Try again'),
  },
  seen: {
    signingIn: underWay,
    fillingCart: underWay,
    confirmingReplacement: there(question, button('Continue'), button('Cancel')),
    failed: { ...underWay, shown: [button('Try again')] },
    inCart: underWay,
    refused: underWay,
    cancelled: underWay,
  },
});

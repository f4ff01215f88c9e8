import { defineScreens } from '../../../charts/package/define';
import { cancelOrderMachine } from '../../../machines/orders/cancelOrder';
import { button, dialog, gone, press, radio, there, trouble } from './pieces';

const question = dialog('Cancel the order');

/** Cancelling an order: what the shopper does and sees (TRACK-10). */
export const cancelOrder = defineScreens(cancelOrderMachine, {
  gestures: {
    'cancel.confirmed': ({ reason }) => [{ press: radio(reason) }, press('Cancel the order')],
    'cancel.retried': (_, { at: [place] }) => [
      press(place === 'signedOut' ? 'Sign In' : 'Try again'),
    ],
    'cancel.closed': (_, { at: [place] }) => [
      place === 'choosingReason' ? press('Keep the order') : press('Close'),
    ],
  },
  seen: {
    choosingReason: there(question, button('Keep the order'), radio('Ordered by mistake')),
    cancelling: there(question),
    signingIn: there(question),
    signedOut: { ...there(question, button('Sign In')), says: [/Your sign-in has ended/] },
    tooLate: { ...there(question), says: [/The store has already begun/] },
    refused: { ...there(question), says: ['The courier is on the way.'] },
    failed: { ...there(question, button('Try again')), says: [trouble] },
    closed: gone(question),
  },
});

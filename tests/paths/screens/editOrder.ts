import { defineScreens } from '../../../charts/package/define';
import { fromWithout } from '../../../charts/paths/screens';
import { editOrderMachine } from '../../../machines/orders/editOrder';
import { button, dialog, gone, press, pressing, there, trouble } from './pieces';

const question = dialog('Change the order');
const told = (...says: (string | RegExp)[]) => ({ ...there(question, button('Close')), says });

/** Changing an order before its store accepts it: what the shopper does and sees (ORD-02). */
export const editOrder = defineScreens(editOrderMachine, {
  gestures: {
    'editOrder.confirmed': pressing('Change the order'),
    'editOrder.replacementConfirmed': pressing('Continue'),
    // The order that is followed below the dialog tells it.
    'editOrder.orderMoved': () => fromWithout,
    'editOrder.retried': (_, { at: [place] }) => [
      press(place === 'signedOut' ? 'Sign In' : 'Try again'),
    ],
    'editOrder.closed': (_, { at: [place] }) => [
      press(
        place === 'explaining' || place === 'confirmingReplacement' ? 'Keep the order' : 'Close',
      ),
    ],
  },
  seen: {
    explaining: there(question, button('Change the order'), button('Keep the order')),
    takingBack: there(question),
    confirmingReplacement: {
      ...there(question, button('Continue')),
      says: [/There is something else in your cart/],
    },
    signingIn: there(question),
    signedOut: { ...told(/Your sign-in has ended/), shown: [question, button('Sign In')] },
    failed: { ...told(trouble), shown: [question, button('Try again')] },
    accepted: told(/The store has accepted the order/),
    over: told(/The order is cancelled already/),
    nothingLeft: told(/Nothing of this order can be ordered right now/),
    notTheirs: told(/The account that is signed in has no such order/),
    refused: told('The shop is closed.'),
    inCart: gone(question),
    closed: gone(question),
  },
});

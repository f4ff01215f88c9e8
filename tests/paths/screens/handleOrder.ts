import { defineScreens, fromWithout, type Seen } from '../../../charts/paths/screens';
import { decideSteps, handleOrderMachine } from '../../../machines/desk/handleOrder';
import { button, dialog, gone, pressing, there, trouble } from './pieces';

const order = dialog('Order #100007');
const closing = button('Close');
const reasons: Seen = there(order, button('We are closing'), button('Back to the order'));

/** One order at the desk: what is done and seen (DESK-05 to DESK-08). */
export const handleOrder = defineScreens(handleOrderMachine, {
  gestures: {
    'handleOrder.accepted': (_, { context: { status } }) =>
      decideSteps(status).includes('accept') ? pressing('20 min')() : null,
    'handleOrder.refusing': (_, { context: { status } }) =>
      decideSteps(status).includes('refuse') ? pressing('Refuse the order')() : null,
    'handleOrder.kept': pressing('Back to the order'),
    'handleOrder.refused': pressing('We are closing'),
    'handleOrder.prepared': (_, { context: { status } }) =>
      decideSteps(status).includes('markPrepared') ? pressing('It is ready')() : null,
    'handleOrder.handedOver': (_, { context: { status } }) =>
      decideSteps(status).includes('handOver') ? pressing('Handed over')() : null,
    // The board tells it.
    'handleOrder.moved': () => fromWithout,
    'handleOrder.retried': pressing('Try again'),
    'handleOrder.closed': pressing('Close'),
  },
  seen: {
    looking: there(order, closing),
    choosingReason: reasons,
    accepting: there(order),
    refusing: reasons,
    markingPrepared: there(order),
    handingOver: there(order),
    failed: { ...there(order, button('Try again')), says: [trouble] },
    refusedByShop: { ...there(order, button('Back to the orders')), says: ['No.'] },
    handledElsewhere: there(order, button('Back to the orders')),
    signedOut: { ...there(order, button('Sign in')), says: ['Your session has ended'] },
    done: gone(order),
    closed: gone(order),
  },
});

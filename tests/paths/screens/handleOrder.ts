import { defineScreens } from '../../../charts/package/define';
import { fromWithout, type Seen } from '../../../charts/paths/screens';
import { decideSteps, handleOrderMachine } from '../../../machines/desk/handleOrder';
import { button, dialog, gone, pressing, there, trouble } from './pieces';

const order = dialog('Order #100007');
const closing = button('Close');
const reasons: Seen = there(order, button('We are closing'), button('Back to the order'));

const ways: Seen = there(order, button('We make it again'), button('Back to the order'));

/** One order at the desk: what is done and seen (DESK-05 to DESK-08, DESK-29). */
export const handleOrder = defineScreens(handleOrderMachine, {
  gestures: {
    'handleOrder.accepted': (_, { context }) =>
      decideSteps(context).includes('accept') ? pressing('20 min')() : null,
    'handleOrder.refusing': (_, { context }) =>
      decideSteps(context).includes('refuse') ? pressing('Refuse the order')() : null,
    'handleOrder.kept': pressing('Back to the order'),
    'handleOrder.refused': pressing('We are closing'),
    'handleOrder.prepared': (_, { context }) =>
      decideSteps(context).includes('markPrepared') ? pressing('It is ready')() : null,
    'handleOrder.handedOver': (_, { context }) =>
      decideSteps(context).includes('handOver') ? pressing('Handed over')() : null,
    'handleOrder.delivered': (_, { context }) =>
      decideSteps(context).includes('deliver') ? pressing('Delivered')() : null,
    'handleOrder.rescuing': (_, { context }) =>
      decideSteps(context).includes('rescue') ? pressing('Its courier does not bring it')() : null,
    'handleOrder.rescued': pressing('We make it again'),
    // The board tells it.
    'handleOrder.moved': () => fromWithout,
    'handleOrder.left': () => fromWithout,
    'handleOrder.retried': pressing('Try again'),
    'handleOrder.closed': pressing('Close'),
  },
  seen: {
    looking: there(order, closing),
    choosingReason: reasons,
    choosingWay: ways,
    rescuing: ways,
    accepting: there(order),
    refusing: reasons,
    markingPrepared: there(order),
    handingOver: there(order),
    delivering: there(order),
    failed: { ...there(order, button('Try again')), says: [trouble] },
    refusedByShop: { ...there(order, button('Back to the orders')), says: ['No.'] },
    handledElsewhere: there(order, button('Back to the orders')),
    signedOut: { ...there(order, button('Sign in')), says: ['Your session has ended'] },
    done: gone(order),
    closed: gone(order),
  },
});

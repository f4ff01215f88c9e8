import { defineScreens, type Seen } from '../../../charts/paths/screens';
import { trackingMachine } from '../../../machines/tracking';
import { button, pressing } from './pieces';

const lost = 'The connection is lost.';
const order: Seen = { says: ['100007'], hidden: [button('Try now')] };

/** An order that is followed: what the shopper does and sees (TRACK-01 to TRACK-16). */
export const tracking = defineScreens(trackingMachine, {
  gestures: {
    // The shop tells them.
    'tracking.connected': () => null,
    'tracking.orderChanged': () => null,
    'tracking.streamEnded': () => null,
    'tracking.retried': (_, { at: [place] }) =>
      place === 'lost'
        ? pressing('Try now')()
        : place === 'failed'
          ? pressing('Try again')()
          : null,
    // The browser tells it.
    'tracking.networkLost': () => null,
    // A payment beside it has changed the order.
    'tracking.refreshed': () => null,
  },
  seen: {
    loading: {},
    notFound: { says: ['We found no such order'] },
    failed: { shown: [button('Try again')] },
    'streaming.connecting': order,
    'streaming.live': order,
    'polling.asking': order,
    'polling.waiting': order,
    lost: { says: [lost], shown: [button('Try now')] },
    ended: order,
  },
  unseen: {
    'tracking.connected': 'The shop opens its stream',
    'tracking.orderChanged': 'The shop tells changes',
    'tracking.streamEnded': "The shop's stream ends",
    'tracking.networkLost': 'The browser loses the network',
    'tracking.refreshed': 'A payment beside it has changed the order',
  },
});

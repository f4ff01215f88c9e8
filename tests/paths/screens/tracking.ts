import { defineScreens } from '../../../charts/package/define';
import { fromWithout, type Seen } from '../../../charts/paths/screens';
import { trackingMachine } from '../../../machines/orders/tracking';
import { button, pressing } from './pieces';

const again = button('Try now');
const order: Seen = { says: ['100007'], hidden: [again] };

/** An order that is followed: what the shopper does and sees (TRACK-01 to TRACK-16). */
export const tracking = defineScreens(trackingMachine, {
  gestures: {
    // The shop's stream tells them.
    'tracking.connected': () => fromWithout,
    'tracking.orderChanged': () => fromWithout,
    'tracking.streamEnded': () => fromWithout,
    'tracking.retried': (_, { at: [place] }) =>
      place === 'lost'
        ? pressing('Try now')()
        : place === 'failed'
          ? pressing('Try again')()
          : null,
    'tracking.networkLost': () => [{ happens: 'offline' }],
    // A payment beside it has changed the order.
    'tracking.refreshed': () => fromWithout,
  },
  seen: {
    loading: {},
    notFound: { says: ['We found no such order'] },
    failed: { shown: [button('Try again')] },
    'streaming.connecting': order,
    'streaming.live': order,
    'polling.asking': order,
    'polling.waiting': order,
    lost: { says: ['Connection lost.'], shown: [again] },
    ended: order,
  },
});

import { defineScreens } from '../../../charts/package/define';
import { fromWithout, type Seen } from '../../../charts/paths/screens';
import { rideBoardMachine } from '../../../machines/ride/rideBoard';
import { button, gone, pressing, radio, there } from './pieces';

const again = button('Try now');
const orders = radio('Orders');
const board: Seen = { shown: [orders, button(/duty$/)], hidden: [again] };

/** What a courier has before the eyes: what is done and seen (RIDE-02, RIDE-03). */
export const rideBoard = defineScreens(rideBoardMachine, {
  gestures: {
    // The shop's stream tells them.
    'rideBoard.connected': () => fromWithout,
    'rideBoard.changed': () => fromWithout,
    'rideBoard.streamEnded': () => fromWithout,
    'rideBoard.retried': (_, { at: [place] }) =>
      place === 'following.lost'
        ? pressing('Try now')()
        : place === 'failed'
          ? pressing('Try again')()
          : null,
    'rideBoard.networkLost': (_, { at: [place] }) =>
      place?.startsWith('following') ? [{ happens: 'offline' }] : null,
    'rideBoard.leaving': () => fromWithout,
  },
  seen: {
    loading: there(orders),
    failed: there(button('Try again'), orders),
    'following.streaming.connecting': board,
    'following.streaming.live': board,
    'following.asking': { ...board, says: ['No live connection'] },
    'following.waiting': { ...board, says: ['No live connection'] },
    'following.lost': { shown: [again], says: ['The shop is not reached'] },
    signingOut: there(orders),
    signedOut: gone(orders),
  },
});

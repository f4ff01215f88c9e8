import { defineScreens } from '../../../charts/package/define';
import { fromWithout, type Seen } from '../../../charts/paths/screens';
import { ordersBoardMachine } from '../../../machines/desk/ordersBoard';
import { button, gone, pressing, there } from './pieces';

const again = button('Try now');
const board: Seen = { shown: [button('Sign out')], hidden: [again] };

/** The board of a store: what is done and seen (DESK-03, DESK-04). */
export const ordersBoard = defineScreens(ordersBoardMachine, {
  gestures: {
    // The shop's stream tells them.
    'ordersBoard.connected': () => fromWithout,
    'ordersBoard.changed': () => fromWithout,
    'ordersBoard.streamEnded': () => fromWithout,
    'ordersBoard.retried': (_, { at: [place] }) =>
      place === 'following.lost'
        ? pressing('Try now')()
        : place === 'failed'
          ? pressing('Try again')()
          : null,
    'ordersBoard.networkLost': (_, { at: [place] }) =>
      place?.startsWith('following') ? [{ happens: 'offline' }] : null,
    'ordersBoard.leaving': pressing('Sign out'),
  },
  seen: {
    loading: there(button('Sign out')),
    failed: there(button('Try again'), button('Sign out')),
    'following.streaming.connecting': board,
    'following.streaming.live': board,
    'following.asking': { ...board, says: ['No live connection'] },
    'following.waiting': { ...board, says: ['No live connection'] },
    'following.lost': { shown: [again], says: ['The shop is not reached'] },
    signingOut: there(button('Sign out')),
    signedOut: gone(button('Sign out')),
  },
});

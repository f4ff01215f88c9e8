import type { Words } from '../../wordList';

export const words: Words = {
  title: 'See orders arrive',
  events: {
    'ordersBoard.connected': 'The live connection stands',
    'ordersBoard.changed': 'News of the orders',
    'ordersBoard.streamEnded': 'The live connection ended',
    'ordersBoard.retried': 'Try now',
    'ordersBoard.networkLost': 'The network is gone',
    'ordersBoard.leaving': 'Sign out pressed',
  },
  guards: { isRead: 'The orders were read', hasNew: 'There is a new order' },
  unmet: {
    isRead: 'the orders were not read',
    hasNew: 'there is no new order',
  },
  actors: {
    loadBoard: 'Fetch the orders',
    followBoard: 'Follow the orders live',
    signOut: 'End the session',
  },
  actions: {
    ring: 'Ring',
    keepWaiting: 'Note which orders wait',
    noteLeaving: 'Note that they sign out',
    countFailure: 'Count the failure',
    forgetFailures: 'Forget the failures',
  },
  delays: {
    connectLimit: 'Longest wait for the live connection (8 s)',
    silenceLimit: 'Longest silence of the live connection (40 s)',
    pollPause: 'Pause between questions (4 s)',
    retryPause: 'Growing pause while the shop is not reached (2 s to 15 s)',
  },
};

import type { Words } from '../../wordList';

export const words: Words = {
  title: 'See offers arrive',
  events: {
    'rideBoard.connected': 'The live connection stands',
    'rideBoard.changed': 'News of the orders',
    'rideBoard.streamEnded': 'The live connection ended',
    'rideBoard.retried': 'Try now',
    'rideBoard.networkLost': 'The network is gone',
    'rideBoard.leaving': 'Sign out pressed',
  },
  guards: { isRead: 'The orders were read', hasNew: 'There is a new offer or message' },
  unmet: {
    isRead: 'the orders were not read',
    hasNew: 'there is no new offer or message',
  },
  actors: {
    beginBoard: 'Begin with the orders, or those of last time',
    loadBoard: 'Fetch the orders',
    followBoard: 'Follow the orders live',
    signOut: 'End the session',
  },
  actions: {
    buzz: 'Buzz',
    keepCalling: 'Note what is offered and written',
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

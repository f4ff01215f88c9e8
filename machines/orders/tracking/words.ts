import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Follow an order',
  events: {
    'tracking.refreshed': 'Something was done to the order',
    'tracking.networkLost': 'The network is gone',
    'tracking.retried': 'Try now',
    'tracking.orderChanged': 'News of the order',
    'tracking.streamEnded': 'The live connection ended',
    'tracking.connected': 'The live connection stands',
  },
  guards: {
    isFound: 'The order was found',
    isFoundAndOver: 'The order was found and is over',
    isOver: 'The order is over',
    isStreamWorthTrying: 'Three answers came: live may work again',
  },
  unmet: {
    isFound: 'the order was not found',
    isFoundAndOver: 'the order was not found, or is not over',
    isOver: 'the order is not over',
    isStreamWorthTrying: 'three answers have not come yet',
  },
  actors: {
    loadOrder: 'Fetch the order',
    followOrder: 'Follow the order live',
  },
  actions: {
    keepStatus: 'Keep the status',
    countFailure: 'Count the failure',
    countPoll: 'Count the question',
    forgetFailures: 'Forget the failures',
  },
  delays: {
    connectLimit: 'Longest wait for the live connection (8 s)',
    silenceLimit: 'Longest silence of the live connection (40 s)',
    pollPause: 'Pause between questions (5 s)',
    retryPause: 'Growing pause while the connection is lost (2 s to 30 s)',
  },
};

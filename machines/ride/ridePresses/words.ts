import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Keep what a courier presses',
  events: {
    'ridePresses.pressed': 'Something is pressed',
    'ridePresses.retried': 'Try now',
  },
  guards: {
    hasPress: 'Something is kept',
    isSignedOut: 'The session has ended',
  },
  unmet: {
    hasPress: 'nothing is kept',
    isSignedOut: 'the session has not ended',
  },
  actors: { sendPress: 'Send what was pressed' },
  actions: {
    keepPress: 'Keep what was pressed',
    dropFirst: 'Let go of what was answered',
    countFailure: 'Count the failure',
    forgetFailures: 'Forget the failures',
    writeDown: 'Write down what is not sent',
    tell: 'Tell what has become of it',
    noteDuty: 'Note whether a change of duty was refused',
  },
  delays: { retryPause: 'Growing pause while the shop is not reached (2 s to 15 s)' },
};

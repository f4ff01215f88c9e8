import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Answer a shopper',
  events: {
    'answerShopper.given': 'An answer is sent off',
    'answerShopper.retried': 'Try again',
    'answerShopper.givenUp': 'Do not send it',
    'answerShopper.read': 'What stands there is read',
  },
  guards: {
    isTaken: 'The shop has the answer',
    isSignedOut: 'The session has ended',
    isAnswered: 'Somebody else was faster',
  },
  unmet: {
    isTaken: 'the shop did not take the answer',
    isSignedOut: 'the session has not ended',
    isAnswered: 'nobody else was faster',
  },
  actors: { sendAnswer: 'Send the answer' },
  actions: {
    forgetDraft: 'Empty the field of what was sent',
    keepAnswer: 'Keep the answer',
    forgetAnswer: 'Let go of the answer',
    keepMessage: 'Note what the shop said',
    keepWho: 'Note who was faster',
  },
  delays: { retryPause: 'Pause before trying again (5 s)' },
};

import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Send messages',
  events: {
    'sendMessage.written': 'A message is sent off',
    'sendMessage.retried': 'Try again',
    'sendMessage.discarded': 'Discard the message',
  },
  guards: {
    isSent: 'The shop has the message',
    isSentAndMoreWait: 'The shop has it and more wait',
    isSignedOut: 'The session has ended',
    hasSignedIn: 'The customer signed in',
    areThereUnsent: 'Messages are unsent',
    areThereMore: 'More messages wait',
    isRoomLeft: 'Fewer than five wait',
  },
  unmet: {
    isSent: 'the shop does not have the message',
    isSentAndMoreWait: 'the shop does not have it, or no more wait',
    isSignedOut: 'the session has not ended',
    hasSignedIn: 'nobody signed in',
    areThereUnsent: 'no messages are unsent',
    areThereMore: 'no more messages wait',
    isRoomLeft: 'five wait already',
  },
  actors: { sendMessage: 'Send the message', askToSignIn: 'Ask to sign in' },
  actions: {
    keepDraft: 'Keep the message',
    dropFirst: 'Take the message off the list',
    keepRefusal: 'Remember what the server said',
  },
  delays: { retryPause: 'Pause before trying again' },
};

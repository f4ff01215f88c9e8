import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Note a payment',
  events: {
    'payStore.entered': 'Amount and reference are entered',
    'payStore.confirmed': 'Confirmed',
    'payStore.corrected': 'Back pressed',
    'payStore.retried': 'Try again',
    'payStore.closed': 'Payment closed',
  },
  guards: {
    isDone: 'The shop has noted it',
    isChanged: 'The account has changed',
    isSignedOut: 'The session has ended',
  },
  unmet: {
    isDone: 'the shop has not noted it',
    isChanged: 'the account has not changed',
    isSignedOut: 'the session has not ended',
  },
  actors: { recordPayment: 'Note the payment' },
  actions: {
    keepEntered: 'Keep amount and reference',
    keepMessage: 'Note what the shop said',
    noteSignedOut: 'Note that the session has ended',
  },
  delays: {},
};

import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Change the store',
  events: {
    'changeStore.asked': 'Something is changed',
    'changeStore.confirmed': 'Confirmed',
    'changeStore.declined': 'Declined',
    'changeStore.retried': 'Try again',
    'changeStore.givenUp': 'Leave it as it was',
    'changeStore.read': 'What the shop said is read',
  },
  guards: {
    isGrave: 'It turns shoppers or a person away',
    isDone: 'The shop has noted it',
    isSignedOut: 'The session has ended',
    hasGrave: 'Something is to be asked about',
    hasMore: 'Something is to be told',
  },
  unmet: {
    isGrave: 'it turns nobody away',
    isDone: 'the shop has not noted it',
    isSignedOut: 'the session has not ended',
    hasGrave: 'nothing is to be asked about',
    hasMore: 'nothing more is to be told',
  },
  actors: { tellShop: 'Tell the shop' },
  actions: {
    enqueue: 'Keep it to be told',
    dropFirst: 'Let go of what was told',
    forgetQueue: 'Forget what was to be told',
    keepGrave: 'Keep it to be asked about',
    enqueueGrave: 'Keep it to be told after all',
    forgetGrave: 'Forget what was asked about',
    keepLink: 'Keep the link',
    forgetLink: 'Forget the link',
    keepMessage: 'Note what the shop said',
  },
  delays: {},
};

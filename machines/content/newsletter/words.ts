import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Newsletter',
  events: {
    'newsletter.submitted': 'Subscribe pressed',
    'newsletter.edited': 'Address edited',
  },
  guards: {
    isAddress: 'It is an e-mail address',
    isSubscribed: 'The address is on the list',
  },
  unmet: {
    isAddress: 'it is no e-mail address',
    isSubscribed: 'the address was not put on the list',
  },
  actors: { subscribe: 'Subscribe the address' },
  actions: {
    keepAddress: 'Note the address',
    forgetAddress: 'Forget the address',
    keepRefusal: 'Note why not',
    forgetRefusal: 'Remove the reason',
    announceSubscribed: 'Say that it worked',
  },
  delays: {},
};

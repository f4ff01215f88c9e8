import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Missing details',
  events: {
    'profileCompletion.cancelled': 'Completion given up',
    'profileCompletion.submitted': 'Details submitted',
    'profileCompletion.edited': 'Something typed',
  },
  guards: {
    isCompleted: 'The account is complete',
    isTooLate: 'It took too long',
  },
  unmet: {
    isCompleted: 'the account is not complete',
    isTooLate: 'it did not take too long',
  },
  actors: {
    completeProfile: 'Complete the account',
  },
  actions: {
    reportCancelled: 'Report that the shopper went back',
    reportCompleted: 'Report the complete account',
    reportExpired: 'Report that it took too long',
    keepRefusal: 'Note why not',
    forgetRefusal: 'Remove the reason',
    announceRefusal: 'Say why not, where it is about no field',
  },
  delays: {},
};

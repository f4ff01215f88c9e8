import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Review a trip',
  events: {
    'review.rated': 'Stars chosen',
    'review.sent': 'Send review pressed',
    'review.closed': 'Dialog closed',
  },
  guards: {
    isSignInNeeded: 'The session has ended',
    hasSignedIn: 'Somebody has signed in',
    hasRating: 'There are stars',
    isTaken: 'The shop took it',
  },
  unmet: {
    isSignInNeeded: 'the session has not ended',
    hasSignedIn: 'nobody has signed in',
    hasRating: 'there are no stars',
    isTaken: 'the shop did not take it',
  },
  actors: { askToSignIn: 'Ask to sign in', sendReview: 'Send the review' },
  actions: {
    keepRating: 'Note the stars',
    keepText: 'Note words and photos',
    keepMessage: 'Note what the shop said',
    markReviewed: 'Note that it is reviewed',
    sayThanks: 'Say thank you',
  },
  delays: {},
};

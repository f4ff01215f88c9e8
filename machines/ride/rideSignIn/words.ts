import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Sign in as a courier',
  events: {
    'rideSignIn.submitted': 'Sign in pressed',
    'rideSignIn.passwordChosen': 'A password is chosen',
    'rideSignIn.edited': 'A field is edited',
    'rideSignIn.toSignIn': 'To the sign-in',
  },
  guards: {
    hasInvite: 'They came by a link',
    isLetIn: 'The shop lets them in',
    isExpired: 'The link opens nothing any more',
    isTooMany: 'There were too many tries',
  },
  unmet: {
    hasInvite: 'they did not come by a link',
    isLetIn: 'the shop does not let them in',
    isExpired: 'the link still opens something',
    isTooMany: 'there were not too many tries',
  },
  actors: { signInToRide: 'Sign in', choosePassword: 'Keep the password' },
  actions: {
    keepCredentials: 'Keep what was typed',
    keepPassword: 'Keep the password until it is sent',
    forgetPassword: 'Forget the password',
    forgetInvite: 'Forget the link',
    keepToken: 'Keep the session',
    keepWait: 'Note how long to wait',
  },
  delays: { untilNextTry: 'Until another try is looked at' },
};

import type { Words } from '../../wordList';

export const words: Words = {
  title: 'After signing in',
  events: {
    'finishLogin.retried': 'Try again pressed',
    'finishLogin.cartChosen': 'One of the carts chosen',
    'finishLogin.skipped': 'Choice of the cart skipped',
  },
  guards: {
    hasTwoCarts: 'There are two carts',
    isSettled: 'One cart is left',
    isNextConflict: 'Another module has two carts',
    isForHome: 'The home page comes next',
    isForInterests: 'Favourite categories come next',
  },
  unmet: {
    hasTwoCarts: 'there are not two carts',
    isSettled: 'more than one cart is left',
    isNextConflict: 'no other module is known to have two carts',
    isForHome: 'the home page does not come next',
    isForInterests: 'favourite categories do not come next',
  },
  actors: {
    storeToken: 'Remember the sign-in in the browser',
    takeOverCart: 'Keep the chosen cart',
    refetchCart: 'Fetch cart and wishlist anew',
    refreshProfile: 'Fetch the profile anew',
  },
  actions: {
    keepConflict: 'Note which carts are left to settle',
    keepRefusal: 'Note why not',
    goHome: 'Go to the home page',
    goToInterests: 'Go to the favourite categories',
    forgetRefusal: 'Remove the reason',
    welcome: 'Welcome the customer',
  },
  delays: {
    refreshLimit: 'Longest wait for cart and profile (4 s)',
  },
};

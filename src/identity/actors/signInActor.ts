import { fromPromise } from 'xstate';

/** Asks the shopper to sign in over the page. */
export const askToSignIn = fromPromise<{ signedIn: boolean }>(async () => {
  const { openSignIn } = await import('../signIn/openSignIn');
  return openSignIn('sign-in', { isAwaited: true });
});

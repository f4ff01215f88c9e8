import { fromPromise } from 'xstate';

export const askToSignIn = fromPromise<{ signedIn: boolean }>(async () => {
  const { openSignIn } = await import('../signIn/openSignIn');
  return openSignIn('sign-in', { isAwaited: true });
});

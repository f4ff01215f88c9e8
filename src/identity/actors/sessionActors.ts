import { fromPromise } from 'xstate';
import { type GuestIdAnswer, sessionMachine } from '../../../machines/identity/session';
import { isApiError } from '../../client/apiError';
import { dropPrivateData } from '../../client/privateData';
import { queryClient } from '../../client/queryClient';
import { guestIdKey, tokenKey } from '../../client/storage/storage';
import { ensureGuestId } from '../api/identity';
import { askToSignIn } from './signInActor';

export const liveSessionMachine = sessionMachine.provide({
  actors: {
    requestGuestId: fromPromise(async ({ signal }): Promise<GuestIdAnswer> => {
      try {
        const guestId = await ensureGuestId(signal);
        return guestId ? { ok: true, guestId } : { ok: false, reason: 'signed in meanwhile' };
      } catch (error) {
        if (isApiError(error)) return { ok: false, reason: error.kind };
        throw error;
      }
    }),
    askToSignIn,
  },
  actions: {
    storeGuestId: (_, { guestId }) => {
      if (guestIdKey.get() !== guestId) guestIdKey.set(guestId);
    },
    logGuestIdFailure: (_, { reason }) => console.warn('No guest id yet:', reason),
    removeToken: () => tokenKey.set(null),
    dropPrivateData: () => dropPrivateData(queryClient),
  },
});

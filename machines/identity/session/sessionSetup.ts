import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideIdentity, type Identity } from './decideIdentity';

export type SessionEvent =
  /** Browser storage was read again, after a change in this tab or another one. */
  | ({ type: 'session.identityRead' } & Identity)
  | { type: 'session.tokenRefused' }
  | { type: 'session.connectionReturned' };

export interface SessionContext {
  guestId: string | null;
  customer: string | null;
  failures: number;
}

export type GuestIdAnswer = { ok: true; guestId: string } | { ok: false; reason: string };

const firstRetry = 2_000;
const longestRetry = 60_000;
const missing = () => Promise.reject(new Error('not provided'));

export const sessionSetup = setup({
  types: typesOf<{
    context: SessionContext;
    events: SessionEvent;
    input: Identity;
    emitted: Emitted;
    tags: Tag;
  }>(),
  actors: {
    requestGuestId: fromPromise<GuestIdAnswer>(missing),
    /** Opens the sign-in dialog over the page; several flows that wait share the one dialog. */
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    rememberIdentity: assign((_, params: Identity) => ({
      guestId: params.guestId,
      customer: params.customer,
    })),
    forgetCustomer: assign({ customer: null }),
    keepGuestId: assign((_, params: { guestId: string }) => ({
      guestId: params.guestId,
      failures: 0,
    })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    storeGuestId: (_, _params: { guestId: string }) => notProvided(),
    logGuestIdFailure: (_, _params: { reason: string }) => notProvided(),
    removeToken: notProvided,
    dropPrivateData: notProvided,
    announceSessionEnd: emit({ type: 'notify', tone: 'info', message: 'session.ended' }),
  },
  guards: {
    isCustomer: ({ context }) => decideIdentity(context) === 'customer',
    isKnownGuest: ({ context }) => decideIdentity(context) === 'guest',
    hasGuestId: (_, params: GuestIdAnswer) => params.ok,
    isSamePerson: ({ context }, params: Identity) =>
      params.customer === context.customer && params.guestId === context.guestId,
  },
  delays: {
    /** Doubles from 2 s to a minute, so that a server that is down is not hammered. */
    guestIdRetry: ({ context }) =>
      Math.min(longestRetry, firstRetry * 2 ** Math.max(0, context.failures - 1)),
  },
});

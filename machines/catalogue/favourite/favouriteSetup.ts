import { assign, emit, fromPromise, setup } from 'xstate';
import type { Likeable } from '../../../domain/catalogue/favourites';
import type { Emitted } from '../../emitted';
import { hasSignedIn } from '../../identity/askToSignIn';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** Answer of a call that changes the favourites; `message` is the server's own sentence, possibly empty. */
export type FavouriteAnswer =
  | { ok: true; message: string }
  | { ok: false; reason: 'unauthenticated' | 'refused'; message: string };

export type Press = Pick<FavouriteInput, 'wanted' | 'signedIn'>;

export type FavouriteEvent =
  | ({ type: 'favourite.pressed' } & Press)
  | { type: 'favourite.signInChosen' }
  | { type: 'favourite.retried' };

export interface FavouriteInput {
  thing: Likeable;
  /** What the press asks for: to be a favourite, or to be one no longer. */
  wanted: boolean;
  signedIn: boolean;
}

interface FavouriteContext extends FavouriteInput {
  /** What the server is being asked for. */
  asked: boolean;
  /** What the server has, as far as we know. */
  kept: boolean;
}

export interface HeartState {
  thing: Likeable;
  isFavourite: boolean;
}

const missing = () => Promise.reject(new Error('not provided'));

export const favouriteSetup = setup({
  types: typesOf<{
    context: FavouriteContext;
    events: FavouriteEvent;
    input: FavouriteInput;
    emitted: Emitted;
    tags: Tag;
  }>(),
  actors: {
    saveFavourite: fromPromise<FavouriteAnswer, HeartState>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    noteAsked: assign({ asked: ({ context }) => context.wanted }),
    noteKept: assign({ kept: ({ context }) => context.asked }),
    changeMind: assign((_, { wanted }: Press) => ({ wanted })),
    startAnew: assign((_, { wanted, signedIn }: Press) => ({ wanted, signedIn, kept: !wanted })),
    showHeart: (_, _params: HeartState) => notProvided(),
    settleHeart: (_, _params: HeartState) => notProvided(),
    sayNotLoggedIn: emit({
      type: 'notify',
      tone: 'error',
      message: 'wishlist.notLoggedIn',
      action: { label: 'action.signIn', event: 'favourite.signInChosen' },
      autoClose: 8000,
    }),
    saySaved: emit(({ context }, { message }: { message: string }) => ({
      type: 'notify',
      tone: 'success',
      message: context.asked ? 'wishlist.added' : 'wishlist.removed',
      ...(message && { text: message }),
    })),
    sayWhyRefused: emit((_, { message }: { message: string }) => ({
      type: 'notify',
      tone: 'error',
      message: 'server.refusal',
      ...(message && { text: message }),
    })),
    offerRetry: emit({
      type: 'notify',
      tone: 'error',
      message: 'wishlist.notSaved',
      action: { label: 'action.tryAgain', event: 'favourite.retried' },
      autoClose: 8000,
    }),
  },
  guards: {
    isGuest: ({ context }) => !context.signedIn,
    isSignedOut: (_, answer: FavouriteAnswer) => !answer.ok && answer.reason === 'unauthenticated',
    isRefused: (_, answer: FavouriteAnswer) => !answer.ok,
    hasChangedMind: ({ context }) => context.wanted !== context.asked,
    isSignedInNow: (_, press: Press) => press.signedIn,
    hasSignedIn,
  },
  delays: { signInOffer: 8000, retryOffer: 8000 },
});

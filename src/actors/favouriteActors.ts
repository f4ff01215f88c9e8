import { fromPromise } from 'xstate';
import { addFavourite, removeFavourite } from '../../domain/endpoints/wishlist';
import { type FavouriteAnswer, favouriteMachine, type HeartState } from '../../machines/favourite';
import { isApiError } from '../api/apiError';
import { call } from '../api/client';
import { settleWish, showWish } from '../api/favourites';
import { askToSignIn } from './signInActor';

/** A heart with the favourites' calls behind it. */
export const liveFavouriteMachine = favouriteMachine.provide({
  actors: {
    saveFavourite: fromPromise<FavouriteAnswer, HeartState>(async ({ input, signal }) => {
      const { thing, isFavourite } = input;
      const query = thing.kind === 'item' ? { item_id: thing.row.id } : { store_id: thing.row.id };
      const endpoint = isFavourite ? addFavourite : removeFavourite;
      try {
        const { message } = await call(endpoint, { query, signal });
        return { ok: true, message };
      } catch (error) {
        if (!isApiError(error)) throw error;
        const { kind, errors } = error;
        if (kind !== 'refused' && kind !== 'unauthenticated') throw error;
        return { ok: false, reason: kind, message: errors[0]?.message ?? '' };
      }
    }),
    askToSignIn,
  },
  actions: {
    showHeart: (_, change) => showWish(change),
    settleHeart: (_, change) => settleWish(change),
  },
});

import { fromPromise } from 'xstate';
import type { Likeable } from '../../../domain/catalogue/favourites';
import { addFavourite, removeFavourite } from '../../../domain/catalogue/wishlistEndpoints';
import {
  type FavouriteAnswer,
  favouriteMachine,
  type HeartState,
} from '../../../machines/catalogue/favourite';
import { refusedIn } from '../../client/apiError';
import { call } from '../../client/client';
import { tellChanged } from '../../client/windows';
import { askToSignIn } from '../../identity/actors/signInActor';
import { settleWish, showWish } from '../api/favourites';

/** Makes a thing a favourite, or one no longer (WISH-13, WISH-14, WISH-16, WISH-17). @throws ApiError */
async function save({ kind, row }: Likeable, isFavourite: boolean, signal: AbortSignal) {
  if (kind === 'vehicle' || kind === 'provider') {
    const { saveRentalFavourite } = await import('../../rental/api/rentalFavourites');
    return saveRentalFavourite(kind, row.id, isFavourite, signal);
  }
  const query = kind === 'item' ? { item_id: row.id } : { store_id: row.id };
  return call(isFavourite ? addFavourite : removeFavourite, { query, signal });
}

export const liveFavouriteMachine = favouriteMachine.provide({
  actors: {
    saveFavourite: fromPromise<FavouriteAnswer, HeartState>(async ({ input, signal }) => {
      try {
        const { message } = await save(input.thing, input.isFavourite, signal);
        return { ok: true, message };
      } catch (error) {
        const { reason, said } = refusedIn(error);
        return {
          ok: false,
          reason: reason === 'unauthenticated' ? reason : 'refused',
          message: said,
        };
      }
    }),
    askToSignIn,
  },
  actions: {
    showHeart: (_, change) => showWish(change),
    settleHeart: (_, change) => {
      settleWish(change);
      tellChanged('favourites');
    },
  },
});

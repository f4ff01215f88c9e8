import { fromPromise } from 'xstate';
import { reviewCourier, reviewItem } from '../../../domain/orders/afterOrderEndpoints';
import { reviewVehicle } from '../../../domain/rental/tripEndpoints';
import type { Opinion, ReviewAnswer } from '../../../machines/orders/reviewing';
import { reviewOrderMachine } from '../../../machines/orders/reviewOrder';
import { reviewTripMachine } from '../../../machines/rental/reviewTrip';
import { isApiError } from '../../client/apiError';
import { call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { askToSignIn } from '../../identity/actors/signInActor';
import { okOrMessage } from './okOrMessage';
import { photoFields, photosTimeoutMs as timeoutMs } from './photoFields';

/** What is reviewed already was so by a first try whose answer was lost, or in another window: it is there. */
async function unlessThere(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!isApiError(error) || error.code !== 'already_reviewed') throw error;
  }
}

/** The pages that show reviews ask anew (ITEM-01, ORD-08). */
const sendReview = fromPromise<ReviewAnswer, Opinion>(({ input, signal }) => {
  const { rating, comment, photos } = input;
  const opinion = { rating, comment, ...photoFields(photos) };
  return okOrMessage(async () => {
    if ('tripId' in input) {
      const body = { trip_id: input.tripId, vehicle_id: input.vehicleId, ...opinion };
      await unlessThere(call(reviewVehicle, { body, signal, timeoutMs }));
      void queryClient.invalidateQueries({ queryKey: ['rental'] });
      return {};
    }
    const { orderId: order_id, itemId: item_id } = input;
    const body = { order_id, ...opinion };
    await unlessThere(
      item_id === null
        ? call(reviewCourier, { body, signal, timeoutMs })
        : call(reviewItem, { body: { ...body, item_id }, signal, timeoutMs }),
    );
    void queryClient.invalidateQueries({ queryKey: ['catalogue'] });
    return {};
  });
});

export const liveReviewOrderMachine = reviewOrderMachine.provide({
  actors: { sendReview, askToSignIn },
});

export const liveReviewTripMachine = reviewTripMachine.provide({
  actors: { sendReview, askToSignIn },
});

import { fromPromise } from 'xstate';
import { reviewCourier, reviewItem } from '../../../domain/orders/afterOrderEndpoints';
import { reviewVehicle } from '../../../domain/rental/tripEndpoints';
import type { ReviewAnswer } from '../../../machines/orders/reviewing';
import { type OrderReview, reviewOrderMachine } from '../../../machines/orders/reviewOrder';
import { reviewTripMachine, type VehicleOpinion } from '../../../machines/rental/reviewTrip';
import { call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { askToSignIn } from '../../identity/actors/signInActor';
import { okOrMessage } from './okOrMessage';
import { photoFields, photosTimeoutMs as timeoutMs } from './photoFields';

/** Reviews of items and couriers with the API behind them; the pages that show them ask anew (ITEM-01). */
export const liveReviewOrderMachine = reviewOrderMachine.provide({
  actors: {
    sendReview: fromPromise<ReviewAnswer, OrderReview>(({ input, signal }) => {
      const { orderId: order_id, itemId: item_id, rating, comment, photos } = input;
      const body = { order_id, rating, comment, ...photoFields(photos) };
      return okOrMessage(async () => {
        if (item_id === null) await call(reviewCourier, { body, signal, timeoutMs });
        else await call(reviewItem, { body: { ...body, item_id }, signal, timeoutMs });
        void queryClient.invalidateQueries({ queryKey: ['catalogue'] });
        return {};
      });
    }),
    askToSignIn,
  },
});

/** Reviews of the vehicles of a completed trip (ORD-08). */
export const liveReviewTripMachine = reviewTripMachine.provide({
  actors: {
    sendReview: fromPromise<ReviewAnswer, VehicleOpinion>(({ input, signal }) => {
      const { tripId: trip_id, vehicleId: vehicle_id, rating, comment, photos } = input;
      const body = { trip_id, vehicle_id, rating, comment, ...photoFields(photos) };
      return okOrMessage(async () => {
        await call(reviewVehicle, { body, signal, timeoutMs });
        void queryClient.invalidateQueries({ queryKey: ['rental'] });
        return {};
      });
    }),
    askToSignIn,
  },
});

import { fromPromise } from 'xstate';
import { reviewCourier, reviewItem } from '../../domain/endpoints/afterOrder';
import { reviewVehicle } from '../../domain/endpoints/rental/trips';
import type { ReviewAnswer } from '../../machines/reviewing';
import { type OrderReview, reviewOrderMachine } from '../../machines/reviewOrder';
import { reviewTripMachine, type VehicleOpinion } from '../../machines/reviewTrip';
import { call } from '../api/client';
import { queryClient } from '../api/queryClient';
import { okOrMessage } from './okOrMessage';
import { photoFields, photosTimeoutMs as timeoutMs } from './photoFields';
import { askToSignIn } from './signInActor';

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

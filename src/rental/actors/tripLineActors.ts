import { fromPromise } from 'xstate';
import { planOf } from '../../../domain/rental/tripPlan';
import type { TripAnswer } from '../../../machines/rental/tripAnswer';
import { type TripLineFacts, tripLineMachine } from '../../../machines/rental/tripLine';
import { askToSignIn } from '../../identity/actors/signInActor';
import {
  addVehicle,
  confirmedTripCart,
  deleteTripLine,
  saveQuantity,
  showQuantity,
  takeBackQuantity,
} from '../api/tripCart';
import { answerOfTrip } from './tripAnswer';

export const liveTripLineMachine = tripLineMachine.provide({
  actors: {
    saveQuantity: fromPromise<TripAnswer, TripLineFacts>(({ input: { line }, signal }) =>
      answerOfTrip(saveQuantity(line.id, line.quantity, signal)),
    ),
    removeLine: fromPromise<TripAnswer, TripLineFacts>(({ input: { line }, signal }) =>
      answerOfTrip(deleteTripLine(line.id, signal)),
    ),
    restoreLine: fromPromise<TripAnswer, TripLineFacts>(({ input: { line, plan }, signal }) => {
      // Of a cart that still has a trip, that trip: it may have been changed since.
      const now = confirmedTripCart();
      const trip = now && now.carts.length > 0 && now.user_data ? planOf(now.user_data) : plan;
      return answerOfTrip(addVehicle(line.vehicle, line.quantity, trip, signal));
    }),
    askToSignIn,
  },
  actions: {
    showQuantity: (_, { line }) => showQuantity(line.id, line.quantity),
    hideLine: (_, { line }) => showQuantity(line.id, 0),
    takeBackChange: (_, { line }) => takeBackQuantity(line.id),
  },
});

import { fromPromise } from 'xstate';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import { changeTripMachine, type TripChangeAnswer } from '../../../machines/rental/changeTrip';
import { askToSignIn } from '../../identity/actors/signInActor';
import { changeTrip, removeLines } from '../api/tripCart';
import { answerOfTrip, tripRefusalIn } from './tripAnswer';

export const liveChangeTripMachine = changeTripMachine.provide({
  actors: {
    changeTrip: fromPromise<TripChangeAnswer, { plan: TripPlan; userId: number }>(
      async ({ input, signal }) => {
        try {
          const lacking = await changeTrip(input.userId, input.plan, signal);
          if (lacking.length === 0) return { ok: true };
          return { ok: false, reason: 'lacking', vehicleIds: [...lacking] };
        } catch (error) {
          return tripRefusalIn(error);
        }
      },
    ),
    removeVehicles: fromPromise(
      ({ input, signal }: { input: { lineIds: readonly number[] }; signal: AbortSignal }) =>
        answerOfTrip(removeLines(input.lineIds, signal)),
    ),
    askToSignIn,
  },
});

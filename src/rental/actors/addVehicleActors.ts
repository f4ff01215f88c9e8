import { fromPromise } from 'xstate';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import type { Vehicle } from '../../../domain/rental/vehicle';
import {
  addVehicleMachine,
  type TripFacts,
  type TripTrouble,
  type VehicleCall,
} from '../../../machines/rental/addVehicle';
import type { TripAnswer } from '../../../machines/rental/tripAnswer';
import { shopNow } from '../../client/steadyClock';
import { askToSignIn } from '../../identity/actors/signInActor';
import { addVehicle, readTripCart, replaceTrip } from '../api/tripCart';
import { liveChangeTripMachine } from './changeTripActors';
import { searchedTrip } from './searchedTrip';
import { answerOfTrip } from './tripAnswer';

export const liveAddVehicleMachine = addVehicleMachine.provide({
  actors: {
    readTrip: fromPromise<TripFacts, { vehicle: Vehicle; fresh: boolean }>(async ({ input }) => {
      const now = shopNow();
      return { cart: await readTripCart(input.fresh), plan: searchedTrip(now), now };
    }),
    askForTrip: fromPromise<
      { plan: TripPlan | null },
      { vehicle: Vehicle; trouble: TripTrouble; plan: TripPlan | null }
    >(async ({ input }) => {
      const { openRentalSearch } = await import('../rentalSearch/openRentalSearch');
      return openRentalSearch(input);
    }),
    addVehicle: fromPromise<TripAnswer, VehicleCall>(({ input, signal }) =>
      answerOfTrip(addVehicle(input.vehicle, input.units, input.plan, signal)),
    ),
    replaceCart: fromPromise<TripAnswer, VehicleCall>(({ input, signal }) =>
      answerOfTrip(replaceTrip(input.vehicle, input.units, input.plan, signal)),
    ),
    changeTrip: liveChangeTripMachine,
    askToSignIn,
  },
});

import { fromCallback, fromPromise } from 'xstate';
import { type PlaceNews, rideJobMachine } from '../../../machines/ride/rideJob';
import type { PressAnswer, RidePress } from '../../../machines/ride/ridePresses';
import { press } from './outbox';
import { sharePlace } from './place';

export const liveRideJobMachine = rideJobMachine.provide({
  actors: {
    press: fromPromise<PressAnswer, Omit<RidePress, 'key'>>(({ input }) => press(input)),
    sharePlace: fromCallback<PlaceNews>(({ sendBack }) =>
      sharePlace((isShared) => sendBack({ type: 'rideJob.placeTold', isShared })),
    ),
  },
});

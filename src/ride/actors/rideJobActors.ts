import { fromCallback, fromPromise } from 'xstate';
import {
  type PlaceNews,
  type PreparedPhoto,
  rideJobMachine,
  type TakenPhoto,
} from '../../../machines/ride/rideJob';
import type { PressAnswer, RidePress } from '../../../machines/ride/ridePresses';
import { preparePhoto } from '../../client/photoData';
import { press } from './outbox';
import { sharePlace } from './place';

export const liveRideJobMachine = rideJobMachine.provide({
  actions: {
    tellArrival: (_, { orderId }) => {
      const asked = {
        step: 'arrive',
        orderId,
        code: '',
        isCashCollected: false,
        photo: '',
        reason: '',
      } as const;
      // Who was taken off the order is told by what they press next.
      void press(asked).catch(() => undefined);
    },
  },
  actors: {
    press: fromPromise<PressAnswer, Omit<RidePress, 'key'>>(({ input }) => press(input)),
    preparePhoto: fromPromise<PreparedPhoto, { file: TakenPhoto }>(async ({ input: { file } }) => ({
      photo: file instanceof File ? await preparePhoto(file) : null,
    })),
    sharePlace: fromCallback<PlaceNews>(({ sendBack }) =>
      sharePlace((isShared) => sendBack({ type: 'rideJob.placeTold', isShared })),
    ),
  },
});

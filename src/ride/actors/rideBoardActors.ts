import { fromCallback, fromPromise } from 'xstate';
import { signOutOfRide } from '../../../domain/ride/rideEndpoints';
import { type RideBoard, rideBoard } from '../../../domain/ride/rideOrder';
import {
  type RideBoardAnswer,
  type RideBoardNews,
  rideBoardMachine,
} from '../../../machines/ride/rideBoard';
import { isApiError, isUnreached } from '../../client/apiError';
import { rideBoardKey, rideTokenKey } from '../../client/storage/rideKeys';
import { liveEvents } from '../../orders/actors/orderStream';
import { callRide, keepRideBoard, readRide } from '../api/ride';

const callingOn = ({ offers, jobs }: RideBoard) => ({
  offers: offers.map(({ id }) => id),
  messages: jobs.flatMap(({ talk }) => (talk?.waiting === 1 ? talk.last : [])),
});

const boardStream = () => ({
  path: '/ride/stream',
  name: 'ride',
  schema: rideBoard,
  staffToken: rideTokenKey.get(),
});

export const loadBoard = async (signal: AbortSignal): Promise<RideBoardAnswer> => {
  try {
    const board = await readRide(signal);
    keepRideBoard(board);
    return { ok: true, ...callingOn(board) };
  } catch (error) {
    if (isApiError(error) && error.kind === 'unauthenticated')
      return { ok: false, reason: 'signedOut' };
    throw error;
  }
};

/** Without a connection a phone begins with what stood on it last. */
const beginBoard = async (signal: AbortSignal): Promise<RideBoardAnswer> => {
  try {
    return await loadBoard(signal);
  } catch (error) {
    const kept = isUnreached(error) ? rideBoardKey.get() : null;
    if (!kept) throw error;
    return { ok: true, ...callingOn(kept) };
  }
};

export const liveRideBoardMachine = rideBoardMachine.provide({
  actors: {
    beginBoard: fromPromise<RideBoardAnswer>(({ signal }) => beginBoard(signal)),
    loadBoard: fromPromise<RideBoardAnswer>(({ signal }) => loadBoard(signal)),
    followBoard: fromCallback<RideBoardNews>(({ sendBack }) => {
      const controller = new AbortController();
      const follow = async () => {
        try {
          const onOpen = () => sendBack({ type: 'rideBoard.connected' });
          for await (const board of liveEvents(boardStream(), controller.signal, onOpen)) {
            keepRideBoard(board);
            sendBack({ type: 'rideBoard.changed', ...callingOn(board) });
          }
        } catch {
          // Told below, like an end: either way it has to be asked for.
        }
        if (!controller.signal.aborted) sendBack({ type: 'rideBoard.streamEnded' });
      };
      void follow();
      return () => controller.abort();
    }),
    signOut: fromPromise<unknown>(({ signal }) => callRide(signOutOfRide, { signal })),
  },
  // Where a phone can; in a pocket nobody sees the screen.
  actions: { buzz: () => void navigator.vibrate?.([200, 100, 200]) },
});

import { fromPromise } from 'xstate';
import * as calls from '../../../domain/ride/rideEndpoints';
import {
  type RideCredentials,
  type RideSignInAnswer,
  rideSignInMachine,
} from '../../../machines/ride/rideSignIn';
import { refusedIn } from '../../client/apiError';
import { call } from '../../client/client';

const aMinute = 60;

async function answerOf(asking: Promise<{ token: string }>): Promise<RideSignInAnswer> {
  try {
    const { token } = await asking;
    return { ok: true, token };
  } catch (error) {
    const { status, code, retryAfterSeconds } = refusedIn(error);
    if (status === 429) return { ok: false, reason: 'tooMany', wait: retryAfterSeconds ?? aMinute };
    return { ok: false, reason: code === 'invite_expired' ? 'expired' : 'wrong' };
  }
}

export const liveRideSignInMachine = rideSignInMachine.provide({
  actors: {
    signInToRide: fromPromise<RideSignInAnswer, RideCredentials>(({ input, signal }) =>
      answerOf(call(calls.signInToRide, { body: input, signal })),
    ),
    choosePassword: fromPromise<RideSignInAnswer, { invite: string; password: string }>(
      ({ input, signal }) => answerOf(call(calls.chooseRidePassword, { body: input, signal })),
    ),
  },
});

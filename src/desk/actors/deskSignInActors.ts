import { fromPromise } from 'xstate';
import * as calls from '../../../domain/desk/deskEndpoints';
import {
  chooseOperatorPassword,
  signInAsOperator,
} from '../../../domain/operator/operatorEndpoints';
import {
  type Credentials,
  type DeskSignInAnswer,
  deskSignInMachine,
} from '../../../machines/desk/deskSignIn';
import { refusedIn } from '../../client/apiError';
import { call } from '../../client/client';

const aMinute = 60;

async function answerOf(asking: Promise<{ token: string }>): Promise<DeskSignInAnswer> {
  try {
    const { token } = await asking;
    return { ok: true, token };
  } catch (error) {
    const { status, code, retryAfterSeconds } = refusedIn(error);
    if (status === 429) return { ok: false, reason: 'tooMany', wait: retryAfterSeconds ?? aMinute };
    return { ok: false, reason: code === 'invite_expired' ? 'expired' : 'wrong' };
  }
}

export const liveDeskSignInMachine = deskSignInMachine.provide({
  actors: {
    signInAtDesk: fromPromise<DeskSignInAnswer, Credentials>(({ input, signal }) =>
      answerOf(call(calls.signInAtDesk, { body: input, signal })),
    ),
    choosePassword: fromPromise<DeskSignInAnswer, { invite: string; password: string }>(
      ({ input, signal }) => answerOf(call(calls.choosePassword, { body: input, signal })),
    ),
  },
});

/** The same at the door of the operators' room. */
export const liveOperatorSignInMachine = deskSignInMachine.provide({
  actors: {
    signInAtDesk: fromPromise<DeskSignInAnswer, Credentials>(({ input, signal }) =>
      answerOf(call(signInAsOperator, { body: input, signal })),
    ),
    choosePassword: fromPromise<DeskSignInAnswer, { invite: string; password: string }>(
      ({ input, signal }) => answerOf(call(chooseOperatorPassword, { body: input, signal })),
    ),
  },
});

import { fromPromise } from 'xstate';
import * as calls from '../../../domain/operator/operatorEndpoints';
import {
  type ApplicationAnswer,
  answerApplicationMachine,
  type Opened,
} from '../../../machines/operator/answerApplication';
import { answerRefundMachine, type RefundReply } from '../../../machines/operator/answerRefund';
import { operatorSessionMachine } from '../../../machines/operator/operatorSession';
import {
  type Payment,
  type PaymentAnswer,
  payStoreMachine,
} from '../../../machines/operator/payStore';
import { refusedIn } from '../../client/apiError';
import { callOperator, readRoomAgain } from '../api/operator';
import { dropAnswers } from '../requests/answerDraft';

/** Why the shop has not taken what it was told; lists are asked for again where somebody was faster. */
function notTaken(error: unknown) {
  const { reason, said } = refusedIn(error);
  if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' } as const;
  if (reason === 'already_answered') {
    readRoomAgain();
    return { ok: false, reason: 'answered' } as const;
  }
  return { ok: false, reason: 'refused', message: said } as const;
}

async function answeredOf(id: number, asking: Promise<Opened>): Promise<ApplicationAnswer> {
  try {
    const opened = await asking;
    dropAnswers(`application:${id}`);
    readRoomAgain();
    return { ok: true, opened };
  } catch (error) {
    return notTaken(error);
  }
}

async function repliedOf(id: number, asking: Promise<unknown>): Promise<RefundReply> {
  try {
    await asking;
    dropAnswers(`grant:${id}`, `refusal:${id}`);
    readRoomAgain();
    return { ok: true };
  } catch (error) {
    return notTaken(error);
  }
}

export const liveAnswerApplicationMachine = answerApplicationMachine.provide({
  actors: {
    acceptApplication: fromPromise<ApplicationAnswer, { applicationId: number }>(
      ({ input: { applicationId: id }, signal }) =>
        answeredOf(id, callOperator(calls.acceptApplication, { params: { id }, signal })),
    ),
    refuseApplication: fromPromise<ApplicationAnswer, { applicationId: number; why: string }>(
      ({ input: { applicationId: id, why }, signal }) =>
        answeredOf(
          id,
          callOperator(calls.refuseApplication, { params: { id }, body: { why }, signal }).then(
            () => null,
          ),
        ),
    ),
  },
});

export const liveAnswerRefundMachine = answerRefundMachine.provide({
  actors: {
    approveRefund: fromPromise<RefundReply, { orderId: number; amount: number; words: string }>(
      ({ input: { orderId: id, ...body }, signal }) =>
        repliedOf(id, callOperator(calls.approveRefund, { params: { id }, body, signal })),
    ),
    rejectRefund: fromPromise<RefundReply, { orderId: number; words: string }>(
      ({ input: { orderId: id, ...body }, signal }) =>
        repliedOf(id, callOperator(calls.rejectRefund, { params: { id }, body, signal })),
    ),
  },
});

export const livePayStoreMachine = payStoreMachine.provide({
  actors: {
    recordPayment: fromPromise<PaymentAnswer, Payment>(
      async ({ input: { storeId: id, lastPayment: last_payment, ...seen }, signal }) => {
        const body = { ...seen, last_payment };
        try {
          await callOperator(calls.recordPayment, { params: { id }, body, signal });
          readRoomAgain();
          return { ok: true };
        } catch (error) {
          const { reason, said } = refusedIn(error);
          if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
          if (reason !== 'balance_changed') return { ok: false, reason: 'refused', message: said };
          readRoomAgain();
          return { ok: false, reason: 'changed' };
        }
      },
    ),
  },
});

export const liveOperatorSessionMachine = operatorSessionMachine.provide({
  actors: {
    signOut: fromPromise<unknown>(({ signal }) => callOperator(calls.signOutOperator, { signal })),
  },
});

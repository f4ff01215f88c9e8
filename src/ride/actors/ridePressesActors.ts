import { fromPromise } from 'xstate';
import * as calls from '../../../domain/ride/rideEndpoints';
import {
  type RidePress,
  ridePressesMachine,
  type SendAnswer,
} from '../../../machines/ride/ridePresses';
import { refusedIn } from '../../client/apiError';
import { fileOf } from '../../client/photoData';
import { writePresses } from '../../client/storage/rideKeys';
import { boardTellings, callRide, dropJob, keepDuty, keepJob, refreshEarnings } from '../api/ride';
import { tellAnswer } from './outbox';

/** A photo goes slowly where the phone hears little. */
const photoMilliseconds = 60_000;

async function send(press: RidePress, signal: AbortSignal) {
  const { step, orderId, key, code, isCashCollected } = press;
  const asked = { params: { id: orderId }, idempotencyKey: key, signal };
  switch (step) {
    case 'goOn':
    case 'goOff': {
      const body = { is_on_duty: step === 'goOn' ? 1 : 0 } as const;
      const tellings = boardTellings();
      const board = await callRide(calls.setDuty, { body, idempotencyKey: key, signal });
      return keepDuty(board, tellings);
    }
    case 'accept':
      return keepJob(await callRide(calls.acceptRide, asked));
    case 'giveBack':
      await callRide(calls.giveRideBack, asked);
      return dropJob(orderId);
    case 'bringBack':
    case 'passOn': {
      const is_brought_back = step === 'bringBack' ? 1 : 0;
      const body = { reason: press.reason || 'other', is_brought_back } as const;
      await callRide(calls.giveRideUp, { ...asked, body });
      return dropJob(orderId);
    }
    case 'pickUp':
      return keepJob(
        await callRide(calls.pickUpRide, {
          ...asked,
          body: { is_cash_collected: isCashCollected ? 1 : 0 },
        }),
      );
    case 'arrive':
      return keepJob(await callRide(calls.arriveAtDoor, asked));
    case 'deliver': {
      const body = { code, is_cash_collected: isCashCollected ? 1 : 0 } as const;
      await callRide(calls.deliverRide, { ...asked, body });
      dropJob(orderId);
      return refreshEarnings();
    }
    case 'leave': {
      const body = { photo: fileOf(press.photo), is_cash_collected: isCashCollected ? 1 : 0 };
      await callRide(calls.leaveAtDoor, { ...asked, body, timeoutMs: photoMilliseconds });
      dropJob(orderId);
      return refreshEarnings();
    }
  }
}

export const liveRidePressesMachine = ridePressesMachine.provide({
  actors: {
    sendPress: fromPromise<SendAnswer, RidePress | undefined>(async ({ input, signal }) => {
      try {
        if (input) await send(input, signal);
        return { ok: true };
      } catch (error) {
        const { reason, said, errors } = refusedIn(error);
        // Too many calls is no word about this one: it stays kept.
        if (reason === 'rate_limited') throw error;
        if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
        if (reason === 'delivery_code') return { ok: false, reason: 'wrongCode' };
        if (reason === 'order_handled')
          return { ok: false, reason: 'handled', by: errors[0]?.by ?? '' };
        return { ok: false, reason: 'refused', message: said };
      }
    }),
  },
  actions: {
    writeDown: (_, { queue }) => writePresses(queue),
    tell: (_, { press, answer }) => {
      if (press && (answer.ok || answer.reason !== 'signedOut')) tellAnswer(press.key, answer);
    },
  },
});

import { fromPromise } from 'xstate';
import * as calls from '../../../domain/operator/lostOrderEndpoints';
import {
  type PassedOn,
  type PassingOn,
  passOnOrderMachine,
} from '../../../machines/operator/passOnOrder';
import { refusedIn } from '../../client/apiError';
import { callOperator, readRoomAgain } from '../api/operator';

async function passOn({ orderId: id, way }: PassingOn, signal: AbortSignal): Promise<PassedOn> {
  try {
    await callOperator(calls.passOnOrder, { params: { id }, body: { way }, signal });
    readRoomAgain();
    return { ok: true };
  } catch (error) {
    const { reason, said, errors } = refusedIn(error);
    if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
    if (reason !== 'order_handled') return { ok: false, reason: 'refused', message: said };
    readRoomAgain();
    return { ok: false, reason: 'handled', by: errors[0]?.by ?? '' };
  }
}

export const livePassOnOrderMachine = passOnOrderMachine.provide({
  actors: {
    passOn: fromPromise<PassedOn, PassingOn>(({ input, signal }) => passOn(input, signal)),
  },
});

import { fromPromise } from 'xstate';
import * as calls from '../../../domain/desk/deskEndpoints';
import type { DeskOrder, RefusalReason, RescueWay } from '../../../domain/desk/deskOrder';
import { type HandleAnswer, handleOrderMachine } from '../../../machines/desk/handleOrder';
import { refusedIn } from '../../client/apiError';
import { callDesk, keepOrder } from '../api/desk';

async function answerOf(asking: Promise<DeskOrder>): Promise<HandleAnswer> {
  try {
    keepOrder(await asking);
    return { ok: true };
  } catch (error) {
    const { reason, said, errors } = refusedIn(error);
    if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
    if (reason === 'order_handled')
      return { ok: false, reason: 'handled', by: errors[0]?.by ?? '' };
    return { ok: false, reason: 'refused', message: said };
  }
}

const orderOf = ({ orderId: id }: { orderId: number }) => ({ id });

export const liveHandleOrderMachine = handleOrderMachine.provide({
  actors: {
    accept: fromPromise<HandleAnswer, { orderId: number; minutes: number }>(({ input, signal }) => {
      const body = { minutes: input.minutes };
      return answerOf(callDesk(calls.acceptOrder, { params: orderOf(input), body, signal }));
    }),
    refuse: fromPromise<HandleAnswer, { orderId: number; reason: RefusalReason }>(
      ({ input, signal }) => {
        const body = { reason: input.reason };
        return answerOf(callDesk(calls.refuseOrder, { params: orderOf(input), body, signal }));
      },
    ),
    rescue: fromPromise<HandleAnswer, { orderId: number; way: RescueWay }>(({ input, signal }) => {
      const body = { way: input.way };
      return answerOf(callDesk(calls.rescueOrder, { params: orderOf(input), body, signal }));
    }),
    markPrepared: fromPromise<HandleAnswer, { orderId: number }>(({ input, signal }) =>
      answerOf(callDesk(calls.markPrepared, { params: orderOf(input), signal })),
    ),
    handOver: fromPromise<HandleAnswer, { orderId: number }>(({ input, signal }) =>
      answerOf(callDesk(calls.handOver, { params: orderOf(input), signal })),
    ),
    deliver: fromPromise<HandleAnswer, { orderId: number }>(({ input, signal }) => {
      // What is pressed says what is to be collected.
      const body = { is_cash_collected: 1 } as const;
      return answerOf(callDesk(calls.deliverOrder, { params: orderOf(input), body, signal }));
    }),
  },
});

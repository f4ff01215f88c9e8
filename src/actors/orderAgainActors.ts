import { fromPromise } from 'xstate';
import { orderAgain } from '../../domain/endpoints/orders';
import { type OrderAgainAnswer, orderAgainMachine } from '../../machines/orderAgain';
import { refreshCart } from '../api/cart';
import { call } from '../api/client';
import { tellChanged } from '../api/windows';
import { enterModule } from '../app/enterModule';
import { answerOf } from './cartAnswer';
import { refilledOf } from './refilled';
import { askToSignIn } from './signInActor';

/** Ordering again with the shop behind it. */
export const liveOrderAgainMachine = orderAgainMachine.provide({
  actors: {
    orderAgain: fromPromise<OrderAgainAnswer, { orderId: number; replace: boolean }>(
      async ({ input, signal }) => {
        const body = { order_id: input.orderId, replace: input.replace };
        const work = call(orderAgain, { body, signal });
        const answer = await answerOf(work);
        if (!answer.ok) return answer;
        const done = await work;
        // The cart is seen in its module alone: an order of another one leads there.
        await enterModule(({ id }) => id === done.module_id);
        tellChanged('cart');
        await refreshCart();
        return { ok: true, added: done.added, ...refilledOf(done) };
      },
    ),
    askToSignIn,
  },
});

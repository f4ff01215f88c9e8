import { fromPromise } from 'xstate';
import { orderAgain } from '../../../domain/orders/orderChangeEndpoints';
import {
  type OrderAgainAnswer,
  type OrderAgainInput,
  orderAgainMachine,
} from '../../../machines/orders/orderAgain';
import { answerOf } from '../../cart/actors/cartAnswer';
import { refreshCart } from '../../cart/api/cart';
import { call } from '../../client/client';
import { tellChanged } from '../../client/windows';
import { askToSignIn } from '../../identity/actors/signInActor';
import { enterModule } from '../../place/module/enterModule';
import { refilledOf } from './refilled';

export const liveOrderAgainMachine = orderAgainMachine.provide({
  actors: {
    orderAgain: fromPromise<OrderAgainAnswer, OrderAgainInput & { replace: boolean }>(
      async ({ input, signal }) => {
        const body = { order_id: input.orderId, replace: input.replace };
        const work = call(orderAgain, { body, idempotencyKey: input.key, signal });
        const answer = await answerOf(work);
        if (!answer.ok) return answer;
        const done = await work;
        // The cart is seen in its module alone: an order of another one leads there.
        await enterModule(({ id }) => id === done.module_id).catch(() => false);
        tellChanged('cart');
        await refreshCart();
        return { ok: true, added: done.added, ...refilledOf(done) };
      },
    ),
    askToSignIn,
  },
});

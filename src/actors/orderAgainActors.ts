import { fromPromise } from 'xstate';
import { orderAgain } from '../../domain/endpoints/orders';
import { type OrderAgainAnswer, orderAgainMachine } from '../../machines/orderAgain';
import { refreshCart } from '../api/cart';
import { call } from '../api/client';
import { modulesQuery } from '../api/places';
import { queryClient } from '../api/queryClient';
import { moduleKey } from '../storage/storage';
import { answerOf } from './cartAnswer';

/** The cart is seen in its module alone: an order of another one leads there. */
async function enterModule(moduleId: number): Promise<void> {
  if (moduleKey.get()?.id === moduleId) return;
  const modules = await queryClient.fetchQuery(modulesQuery());
  const module = modules.find(({ id }) => id === moduleId);
  if (module) moduleKey.set(module);
}

/** Ordering again with the shop behind it. */
export const liveOrderAgainMachine = orderAgainMachine.provide({
  actors: {
    orderAgain: fromPromise<OrderAgainAnswer, { orderId: number; replace: boolean }>(
      async ({ input, signal }) => {
        const body = { order_id: input.orderId, replace: input.replace };
        const work = call(orderAgain, { body, signal });
        const answer = await answerOf(work);
        if (!answer.ok) return answer;
        const { module_id, added, left_out } = await work;
        await enterModule(module_id);
        await refreshCart();
        return { ok: true, added, leftOut: left_out };
      },
    ),
  },
});

import type { ActorRefFrom } from 'xstate';
import type { OrderStatus } from '../../../domain/orders/order';
import type { editOrderMachine } from '../../../machines/orders/editOrder';

export const editOrderIntents = (actor: ActorRefFrom<typeof editOrderMachine>) => ({
  confirm: () => actor.send({ type: 'editOrder.confirmed' }),
  replaceCart: () => actor.send({ type: 'editOrder.replacementConfirmed' }),
  tellStatus: (status: OrderStatus) => actor.send({ type: 'editOrder.orderMoved', status }),
  retry: () => actor.send({ type: 'editOrder.retried' }),
  close: () => actor.send({ type: 'editOrder.closed' }),
});

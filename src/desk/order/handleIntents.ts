import type { Actor } from 'xstate';
import type { DeskOrder, RefusalReason } from '../../../domain/desk/deskOrder';
import type { handleOrderMachine } from '../../../machines/desk/handleOrder';

export const handleIntents = (actor: Actor<typeof handleOrderMachine>) => ({
  accept: (minutes: number) => actor.send({ type: 'handleOrder.accepted', minutes }),
  startRefusing: () => actor.send({ type: 'handleOrder.refusing' }),
  keep: () => actor.send({ type: 'handleOrder.kept' }),
  refuse: (reason: RefusalReason) => actor.send({ type: 'handleOrder.refused', reason }),
  prepare: () => actor.send({ type: 'handleOrder.prepared' }),
  handOver: () => actor.send({ type: 'handleOrder.handedOver' }),
  tellMoved: ({ order_status: status, handled_by: by }: DeskOrder) =>
    actor.send({ type: 'handleOrder.moved', status, by }),
  retry: () => actor.send({ type: 'handleOrder.retried' }),
  close: () => actor.send({ type: 'handleOrder.closed' }),
});

export type HandleIntents = ReturnType<typeof handleIntents>;

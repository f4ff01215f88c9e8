import type { Actor } from 'xstate';
import type { DeskOrder, RefusalReason, RescueWay } from '../../../domain/desk/deskOrder';
import type { HandleStanding, handleOrderMachine } from '../../../machines/desk/handleOrder';

/** Where the order stands, and whether its store may say what becomes of it, or that it is brought. */
export const handleStandingOf = ({
  order_status: status,
  can_rescue,
  can_deliver,
  lost_courier,
}: DeskOrder): HandleStanding => ({
  status,
  canRescue: can_rescue === 1,
  canDeliver: can_deliver === 1,
  isElsewhere: lost_courier?.has_it === 1,
});

export const handleIntents = (actor: Actor<typeof handleOrderMachine>) => ({
  accept: (minutes: number) => actor.send({ type: 'handleOrder.accepted', minutes }),
  startRefusing: () => actor.send({ type: 'handleOrder.refusing' }),
  keep: () => actor.send({ type: 'handleOrder.kept' }),
  refuse: (reason: RefusalReason) => actor.send({ type: 'handleOrder.refused', reason }),
  prepare: () => actor.send({ type: 'handleOrder.prepared' }),
  handOver: () => actor.send({ type: 'handleOrder.handedOver' }),
  deliver: () => actor.send({ type: 'handleOrder.delivered' }),
  startRescuing: () => actor.send({ type: 'handleOrder.rescuing' }),
  rescue: (way: RescueWay) => actor.send({ type: 'handleOrder.rescued', way }),
  tellMoved: (order: DeskOrder) =>
    actor.send({ type: 'handleOrder.moved', ...handleStandingOf(order), by: order.handled_by }),
  tellLeft: () => actor.send({ type: 'handleOrder.left' }),
  retry: () => actor.send({ type: 'handleOrder.retried' }),
  close: () => actor.send({ type: 'handleOrder.closed' }),
});

export type HandleIntents = ReturnType<typeof handleIntents>;

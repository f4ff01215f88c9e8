import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '../../../machines/checkout/payment';
import type { cancelOrderMachine } from '../../../machines/orders/cancelOrder';

export const cancelOrderIntents = (actor: ActorRefFrom<typeof cancelOrderMachine>) => ({
  close: () => actor.send({ type: 'cancelOrder.closed' }),
  confirm: (reason: string, note: string) =>
    actor.send({ type: 'cancelOrder.confirmed', reason, note }),
  retry: () => actor.send({ type: 'cancelOrder.retried' }),
});

export const paymentIntents = (actor: ActorRefFrom<typeof paymentMachine>) => ({
  chooseGateway: (gateway: string | null) => actor.send({ type: 'payment.gatewayChosen', gateway }),
  payAgain: (gateway: string | null) => actor.send({ type: 'payment.retried', gateway }),
  payCash: () => actor.send({ type: 'payment.cashChosen' }),
  checkAgain: () => actor.send({ type: 'payment.checkedAgain' }),
});

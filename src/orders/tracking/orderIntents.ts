import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '../../../machines/checkout/payment';

export const paymentIntents = (actor: ActorRefFrom<typeof paymentMachine>) => ({
  chooseGateway: (gateway: string | null) => actor.send({ type: 'payment.gatewayChosen', gateway }),
  payAgain: (gateway: string | null) => actor.send({ type: 'payment.retried', gateway }),
  payCash: () => actor.send({ type: 'payment.cashChosen' }),
  checkAgain: () => actor.send({ type: 'payment.checkedAgain' }),
});

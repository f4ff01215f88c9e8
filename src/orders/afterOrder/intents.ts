import type { ActorRefFrom } from 'xstate';
import type { RefundWish, requestRefundMachine } from '../../../machines/orders/requestRefund';

export const refundIntents = (actor: ActorRefFrom<typeof requestRefundMachine>) => ({
  send: (wish: RefundWish) => actor.send({ type: 'requestRefund.sent', wish }),
  close: () => actor.send({ type: 'requestRefund.closed' }),
});

import type { ActorRefFrom } from 'xstate';
import type { RefundWish, requestRefundMachine } from '../../../machines/orders/requestRefund';
import type { ReviewText } from '../../../machines/orders/reviewing';
import type { reviewOrderMachine } from '../../../machines/orders/reviewOrder';

export const reviewOrderIntents = (actor: ActorRefFrom<typeof reviewOrderMachine>) => ({
  rate: (rating: number) => actor.send({ type: 'reviewOrder.rated', rating }),
  send: (text: ReviewText) => actor.send({ type: 'reviewOrder.sent', text }),
  close: () => actor.send({ type: 'reviewOrder.closed' }),
});

export const refundIntents = (actor: ActorRefFrom<typeof requestRefundMachine>) => ({
  send: (wish: RefundWish) => actor.send({ type: 'requestRefund.sent', wish }),
  close: () => actor.send({ type: 'requestRefund.closed' }),
});

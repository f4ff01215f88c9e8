import { createCancelMachine } from '../cancelling';

export const cancelOrderMachine = createCancelMachine({
  id: 'cancelOrder',
  version: '1.2.0',
  message: 'order.cancelled',
  requirements: ['ORD-02'],
  texts: {
    whole: {
      description:
        'An order that the store has not begun is cancelled for a reason; when it is too late, the shopper is told.',
    },
    kept: { description: 'The shopper keeps the order.' },
    choosingReason: { description: 'The shopper says why the order is cancelled.' },
    confirmed: { description: 'The shopper cancels the order.' },
    cancelled: { description: 'The order is cancelled.' },
    begun: { description: 'The store has already begun.' },
    signedOut: {
      description: 'The order is still there; its customer may sign in and go on.',
    },
    tooLate: {
      description: 'The store has begun, so the order can no longer be cancelled here.',
    },
    refused: { description: 'The shop refused to cancel the order and says why.' },
  },
});

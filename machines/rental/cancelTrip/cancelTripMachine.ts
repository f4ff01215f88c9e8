import { createCancelMachine } from '../../orders/cancelling';

export const cancelTripMachine = createCancelMachine({
  id: 'cancelTrip',
  version: '1.2.0',
  message: 'trip.cancelled',
  requirements: ['ORD-07'],
  texts: {
    whole: {
      description:
        'A trip that has not begun is cancelled for a reason; when it is too late, the shopper is told.',
    },
    kept: { description: 'The shopper keeps the trip.' },
    choosingReason: { description: 'The shopper says why the trip is cancelled.' },
    confirmed: { description: 'The shopper cancels the trip.' },
    cancelled: { description: 'The trip is cancelled.' },
    begun: { description: 'The trip has already begun.' },
    signedOut: {
      description: 'The trip is still there; its customer may sign in and go on.',
    },
    tooLate: { description: 'The trip has begun, so it can no longer be cancelled here.' },
    refused: { description: 'The shop refused to cancel the trip and says why.' },
  },
});

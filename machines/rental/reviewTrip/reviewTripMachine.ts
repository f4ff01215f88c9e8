import { createReviewMachine } from '../../orders/reviewing';

export const reviewTripMachine = createReviewMachine({
  id: 'reviewTrip',
  version: '1.3.0',
  about: { description: 'Stars, words and photos for a vehicle are taken after its trip.' },
  message: 'trip.reviewed',
  requirements: ['ORD-08'],
});

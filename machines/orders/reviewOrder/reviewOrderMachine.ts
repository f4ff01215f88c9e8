import { createReviewMachine } from '../reviewing';

export const reviewOrderMachine = createReviewMachine({
  id: 'reviewOrder',
  version: '1.2.0',
  about: {
    description: 'Stars, words and photos for an item or the courier of a delivered order.',
  },
  message: 'order.reviewed',
  requirements: ['ITEM-01'],
});

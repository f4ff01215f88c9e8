import { defineModel } from '../../../charts/package/define';
import { reviewOrderMachine } from '../../../machines/orders/reviewOrder';
import { signIn } from '../answers';

export const reviewOrder = defineModel(reviewOrderMachine, {
  inputs: { 'an item': { orderId: 100001, itemId: 7 } },
  events: {
    'review.rated': [{ rating: 1 }, { rating: 5 }],
    'review.sent': [{ text: { comment: 'Fresh', photos: [] } }],
    'review.closed': [{}],
  },
  results: {
    sendReview: {
      taken: { ok: true },
      refused: { ok: false, message: 'No.' },
      'the session has ended': { ok: false, message: '', isSignedOut: true },
    },
    askToSignIn: signIn,
  },
});

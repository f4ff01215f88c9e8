import { defineModel } from '../../../charts/package/define';
import { reviewTripMachine } from '../../../machines/rental/reviewTrip';
import { signIn } from '../answers';

export const reviewTrip = defineModel(reviewTripMachine, {
  inputs: { 'a finished trip': { tripId: 100001, vehicleId: 7 } },
  events: {
    'review.rated': [{ rating: 1 }, { rating: 5 }],
    'review.sent': [{ text: { comment: 'Clean car', photos: [] } }],
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

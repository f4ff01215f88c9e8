import { defineModel } from '../../../charts/paths/fixtures';
import { reviewTripMachine } from '../../../machines/reviewTrip';

export const reviewTrip = defineModel(reviewTripMachine, {
  inputs: { 'a finished trip': { tripId: 100001, vehicleId: 7 } },
  events: {
    'reviewTrip.rated': [{ rating: 1 }, { rating: 5 }],
    'reviewTrip.sent': [{ comment: 'Clean car' }],
    'reviewTrip.closed': [{}],
  },
  results: { sendReview: { taken: { ok: true }, refused: { ok: false, message: 'No.' } } },
  infeasible: {
    'reviewTrip.missingStars|reviewTrip.sent|0': 'Stars lead back to choosing',
    'reviewTrip.refused|reviewTrip.sent|1': 'A review that was sent has its stars',
    'reviewTrip.failed|reviewTrip.sent|1': 'A review that was sent has its stars',
  },
});

import { defineModel } from '../../../charts/paths/fixtures';
import { cancelTripMachine } from '../../../machines/rental/cancelTrip';
import { signIn } from '../answers';
import { cancelAnswers } from './cancelOrder';

export const cancelTrip = defineModel(cancelTripMachine, {
  inputs: { 'a trip': { tripId: 100001, contactNumber: null } },
  events: {
    'cancelTrip.confirmed': [{ reason: 'Plans have changed', note: '' }],
    'cancelTrip.retried': [{}],
    'cancelTrip.closed': [{}],
  },
  results: { cancelTrip: cancelAnswers, askToSignIn: signIn },
});

import { defineModel } from '../../../charts/package/define';
import { cancelTripMachine } from '../../../machines/rental/cancelTrip';
import { signIn } from '../answers';
import { cancelAnswers } from './cancelOrder';

export const cancelTrip = defineModel(cancelTripMachine, {
  inputs: { 'a trip': { orderId: 100001, contactNumber: null } },
  events: {
    'cancel.confirmed': [{ reason: 'Plans have changed', note: '' }],
    'cancel.retried': [{}],
    'cancel.closed': [{}],
  },
  results: { cancel: cancelAnswers, askToSignIn: signIn },
});

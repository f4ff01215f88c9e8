import { defineModel } from '../../../charts/package/define';
import { changeTripMachine } from '../../../machines/rental/changeTrip';
import { sampleCart, samplePlan, sampleVehicle } from '../../support/rental';
import { signIn, tripRefused } from '../answers';

const trip = { plan: samplePlan(), cart: sampleCart([{ vehicle: sampleVehicle({ id: 8 }) }]) };
const answers = {
  accepted: { ok: true as const },
  refused: tripRefused('refused'),
  'the session has ended': tripRefused('unauthenticated'),
};

export const changeTrip = defineModel(changeTripMachine, {
  inputs: {
    'another kind of trip': { ...trip, ask: 'tripType' },
    'another duration': { ...trip, ask: 'duration' },
    'nothing to ask': { ...trip, ask: 'nothing' },
  },
  events: {
    'changeTrip.confirmed': [{}],
    'changeTrip.vehiclesGivenUp': [{}],
    'changeTrip.dismissed': [{}],
    'changeTrip.retried': [{}],
  },
  results: {
    changeTrip: {
      ...answers,
      'a vehicle is not offered so': { ok: false, reason: 'lacking', vehicleIds: [8] },
    },
    removeVehicles: answers,
    askToSignIn: signIn,
  },
  project: ({ ask, lacking, isGivenUp, ending }) => [ask, lacking, isGivenUp, ending],
});

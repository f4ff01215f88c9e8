import { defineModel } from '../../../charts/package/define';
import { addVehicleMachine } from '../../../machines/rental/addVehicle';
import { sampleCart, samplePlan, sampleProvider, sampleVehicle } from '../../support/rental';
import { signIn, tripRefused } from '../answers';

const now = new Date('2026-11-20T12:00:00.000Z');
const other = sampleVehicle({ id: 8, name: 'Atlas' });
const foreign = {
  vehicle: sampleVehicle({
    id: 9,
    provider: { id: 4, name: 'Far Away', discount: null, pickup_zone_id: [] },
  }),
  provider: sampleProvider({ id: 4 }),
};
const facts = (cart = sampleCart(), plan: ReturnType<typeof samplePlan> | null = samplePlan()) => ({
  cart,
  plan,
  now,
});
const shared = sampleCart([{ vehicle: other }]);
const answers = {
  accepted: { ok: true as const },
  'the pickup is over': tripRefused('pickup_past'),
  'the cart has changed elsewhere': tripRefused('provider_conflict'),
  'the session has ended': tripRefused('unauthenticated'),
  'the vehicle is gone': tripRefused('vehicle_gone'),
};

export const addVehicle = defineModel(addVehicleMachine, {
  inputs: {
    'a vehicle': { vehicle: sampleVehicle(), units: 1, press: 'add' },
    'more vehicles than there are': { vehicle: sampleVehicle(), units: 9, press: 'add' },
    'a vehicle that is rented out': {
      vehicle: sampleVehicle({ available_count: 0 }),
      units: 1,
      press: 'add',
    },
  },
  events: {
    'addVehicle.resetConfirmed': [{}],
    'addVehicle.durationKept': [{}],
    'addVehicle.durationUpdated': [{}],
    'addVehicle.dismissed': [{}],
    'addVehicle.retried': [{}],
  },
  results: {
    readTrip: {
      'an empty cart, a trip searched': facts(),
      'nothing searched': facts(sampleCart(), null),
      'a pickup that is over': facts(
        sampleCart(),
        samplePlan({ pickupAt: '2026-11-20T12:00:00.000Z' }),
      ),
      "another provider's vehicle in the cart": facts(sampleCart([foreign])),
      'another kind of trip in the cart': facts(
        shared,
        samplePlan({ type: 'day_wise', hours: 48 }),
      ),
      'another duration in the cart': facts(shared, samplePlan({ hours: 8 })),
    },
    askForTrip: { 'a trip': { plan: samplePlan({ hours: 6 }) }, 'went away': { plan: null } },
    addVehicle: answers,
    replaceCart: answers,
    changeTrip: { changed: { kind: 'changed' }, kept: { kind: 'kept' } },
    askToSignIn: signIn,
  },
  project: ({ vehicle, units, cart, plan, refusal, surprises, outcome }) => [
    vehicle.available_count,
    units,
    cart.carts.map((line) => line.vehicle.id),
    plan && [plan.type, plan.hours, plan.pickupAt],
    refusal?.reason,
    Math.min(surprises, 2),
    outcome,
  ],
});

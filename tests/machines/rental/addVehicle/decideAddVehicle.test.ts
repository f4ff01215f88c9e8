import { describe, expect, it } from 'vitest';
import type { TripPlan } from '../../../../domain/rental/tripPlan';
import type { Vehicle } from '../../../../domain/rental/vehicle';
import {
  type AddVehicleVerdict,
  decideAddVehicle,
  tripWanted,
} from '../../../../machines/rental/addVehicle';
import {
  type SampleLine,
  sampleCart,
  samplePlan,
  sampleProvider,
  sampleVehicle,
} from '../../../support/rental';

const now = new Date('2026-11-20T12:00:00.000Z');
const past = '2026-11-20T12:00:00.000Z';
const ahead = '2026-11-20T12:00:01.000Z';
const other = sampleVehicle({ id: 8, name: 'Atlas' });
const foreign: SampleLine = {
  vehicle: sampleVehicle({
    id: 9,
    provider: { id: 4, name: 'Far Away', discount: null, pickup_zone_id: [] },
  }),
  provider: sampleProvider({ id: 4 }),
};

interface Case {
  vehicle?: Partial<Vehicle>;
  units?: number;
  lines?: SampleLine[];
  shared?: Partial<TripPlan>;
  plan?: Partial<TripPlan> | null;
}

const decide = ({ vehicle, units = 1, lines = [], shared, plan = {} }: Case) =>
  decideAddVehicle({
    vehicle: sampleVehicle(vehicle),
    units,
    cart: sampleCart(lines, samplePlan(shared)),
    plan: plan && samplePlan(plan),
    now,
  });

const cases: [string, AddVehicleVerdict, Case][] = [
  ['TRIP-08 an empty cart', 'add', {}],
  ['RENT-01 an empty cart and nothing searched', 'tripMissing', { plan: null }],
  [
    'TRIP-09 nothing searched, a cart with a trip of its own',
    'add',
    { lines: [{ vehicle: other }], plan: null },
  ],
  ['TRIP-07 CONF-01 another provider', 'otherProvider', { lines: [foreign] }],
  [
    'CONF-04 another provider comes before another trip type and duration',
    'otherProvider',
    { lines: [foreign], plan: { type: 'day_wise', hours: 48 } },
  ],
  [
    'CONF-05 another trip type',
    'otherTripType',
    { lines: [{ vehicle: other }], plan: { type: 'day_wise', hours: 24 } },
  ],
  [
    'CONF-04 another trip type comes before another duration',
    'otherTripType',
    { lines: [{ vehicle: other }], plan: { type: 'day_wise', hours: 72 } },
  ],
  [
    'CONF-09 by the hour, another duration',
    'otherDuration',
    { lines: [{ vehicle: other }], plan: { hours: 8 } },
  ],
  [
    'CONF-09 by the day, another duration in hours',
    'otherDuration',
    {
      lines: [{ vehicle: other }],
      shared: { type: 'day_wise', hours: 48 },
      plan: { type: 'day_wise', hours: 72 },
    },
  ],
  [
    'CONF-09 by distance a duration never differs',
    'add',
    {
      lines: [{ vehicle: other }],
      shared: { type: 'distance_wise', hours: 1 },
      plan: { type: 'distance_wise', hours: 2 },
    },
  ],
  ['TRIP-09 same provider, trip type and duration', 'add', { lines: [{ vehicle: other }] }],
  [
    'CONF-10 one more of the same with another duration',
    'otherDuration',
    { lines: [{}], plan: { hours: 8 } },
  ],
  [
    'RENT-05 one more of the same: the cart’s kind of trip counts',
    'add',
    { lines: [{}], plan: { type: 'day_wise', hours: 48 } },
  ],
  ['TRIP-12 none can be had', 'unavailable', { vehicle: { total_vehicle_count: 0 } }],
  ['TRIP-12 all are taken in this period', 'unavailable', { vehicle: { available_count: 0 } }],
  [
    'TRIP-12 none can be had, before any dialog',
    'unavailable',
    { vehicle: { available_count: 0 }, lines: [foreign] },
  ],
  ['TRIP-13 more than there are', 'overLimit', { units: 5 }],
  ['TRIP-13 as many as there are', 'add', { units: 4 }],
  ['TRIP-13 the cart has them all', 'overLimit', { lines: [{ quantity: 4 }] }],
  [
    'TRIP-13 fewer are free than there are',
    'overLimit',
    { vehicle: { available_count: 1 }, units: 2 },
  ],
  [
    'RENT-05 none free in the searched period, one more in that of the cart which it is in',
    'add',
    {
      vehicle: { available_count: 0 },
      lines: [{ available_count: 2 }],
      plan: { pickupAt: ahead },
    },
  ],
  [
    'TRIP-13 no more in the cart’s period, whatever a list has counted',
    'overLimit',
    { vehicle: { available_count: 3 }, lines: [{ available_count: 1 }] },
  ],
  [
    'RENT-05 none free in the searched period: for the cart’s the shop decides',
    'add',
    {
      vehicle: { available_count: 0 },
      lines: [{ vehicle: other }],
      plan: { pickupAt: ahead },
    },
  ],
  [
    'TRIP-12 none free in the period that the cart has too',
    'unavailable',
    { vehicle: { available_count: 0 }, lines: [{ vehicle: other }] },
  ],
  ['RENT-04 not offered for the searched trip', 'notOffered', { vehicle: { trip_hourly: 0 } }],
  [
    'CONF-04 not offered, before the other provider’s vehicles are given up',
    'notOffered',
    { vehicle: { trip_hourly: 0 }, lines: [foreign] },
  ],
  [
    'RENT-04 nothing searched and not offered for the cart’s trip',
    'notOffered',
    { vehicle: { trip_hourly: 0 }, lines: [{ vehicle: other }], plan: null },
  ],
  ['RENT-06 a pickup in the past', 'pickupPast', { plan: { pickupAt: past } }],
  ['RENT-06 a pickup a second ahead', 'add', { plan: { pickupAt: ahead } }],
  [
    'RENT-06 a pickup in the past with another provider',
    'pickupPast',
    { lines: [foreign], plan: { pickupAt: past } },
  ],
  [
    'TRIP-09 RENT-06 a pickup in the past, which the cart’s own stands for',
    'add',
    { lines: [{ vehicle: other }], shared: { pickupAt: ahead }, plan: { pickupAt: past } },
  ],
  [
    'RENT-06 a pickup in the past of another kind of trip',
    'pickupPast',
    { lines: [{ vehicle: other }], plan: { type: 'day_wise', hours: 24, pickupAt: past } },
  ],
  [
    'RENT-06 a pickup in the past of another length',
    'pickupPast',
    { lines: [{ vehicle: other }], plan: { hours: 8, pickupAt: past } },
  ],
];

describe('decideAddVehicle', () => {
  it.each(cases)('%s: %s', (_name, verdict, facts) => {
    expect(decide(facts)).toBe(verdict);
  });

  it('RENT-05 takes the cart’s trip for a vehicle in it, the searched one otherwise', () => {
    const plan = samplePlan({ type: 'day_wise', hours: 48 });
    const facts = { units: 1, plan, now };
    const inCart = { ...facts, vehicle: sampleVehicle(), cart: sampleCart([{}]) };
    const notInCart = { ...facts, vehicle: other, cart: sampleCart([{}]) };
    expect(tripWanted(inCart)).toEqual(samplePlan());
    expect(tripWanted(notInCart)).toBe(plan);
    expect(tripWanted({ ...notInCart, plan: null })).toEqual(samplePlan());
  });
});

import { describe, expect, it } from 'vitest';
import {
  type DraftVerdict,
  decideTripDraft,
  planOfDraft,
  type TripDraft,
} from '../../../../machines/rental/rentalSearch';
import { destination, pickup } from '../../../support/rental';

const now = new Date('2026-11-20T12:00:00.000Z');
const draft: TripDraft = {
  type: 'hourly',
  hours: 4,
  days: 2,
  pickup,
  destination,
  pickupAt: null,
  route: { metres: 12_345, seconds: 3_601 },
};

const cases: [string, DraftVerdict, Partial<TripDraft>][] = [
  ['RENT-03 is ready with both places, a type and a length', 'ready', {}],
  ['RENT-03 needs a pickup', 'pickupMissing', { pickup: null }],
  ['RENT-03 needs a destination', 'destinationMissing', { destination: null }],
  ['RENT-04 needs a type', 'typeMissing', { type: null }],
  ['RENT-06 needs the time of a later pickup', 'timeMissing', { pickupAt: '' }],
  ['RENT-06 refuses a pickup at this moment', 'pickupPast', { pickupAt: now.toISOString() }],
  [
    'RENT-06 refuses a pickup in thousands of years',
    'pickupFar',
    { pickupAt: '9999-12-31T23:59:59Z' },
  ],
  ['RENT-07 refuses no hours', 'durationWrong', { hours: null }],
  ['RENT-07 refuses zero hours', 'durationWrong', { hours: 0 }],
  ['RENT-07 refuses fewer than none', 'durationWrong', { hours: -2 }],
  ['RENT-07 refuses half an hour', 'durationWrong', { hours: 0.5 }],
  ['RENT-07 refuses zero days', 'durationWrong', { type: 'day_wise', days: 0 }],
  ['RENT-11 needs the way when paid by it', 'routeMissing', { type: 'distance_wise', route: null }],
  ['RENT-11 goes without the way by the hour', 'ready', { route: null }],
];

describe('decideTripDraft', () => {
  it.each(cases)('%s: %s', (_name, verdict, parts) => {
    expect(decideTripDraft({ ...draft, ...parts }, now)).toBe(verdict);
  });

  it.each([
    ['RENT-07 by the hour', 'hourly', 4],
    ['RENT-07, RENT-08 24 hours a day', 'day_wise', 48],
    ['RENT-09 whole hours of the route, up', 'distance_wise', 2],
  ] as const)('%s', (_name, type, hours) => {
    expect(planOfDraft({ ...draft, type }, now)).toEqual({
      type,
      hours,
      pickup,
      destination,
      pickupAt: null,
      distance: 12.345,
    });
  });
});

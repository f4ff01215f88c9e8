import { expect, it } from 'vitest';
import type { TripStatus } from '../../../../domain/rental/trip';
import { decideTripSteps, type TripStep } from '../../../../machines/desk/handleTrip';

it.each<[TripStatus, readonly TripStep[]]>([
  ['pending', ['confirm', 'decline']],
  ['confirmed', ['start', 'decline']],
  ['ongoing', ['end']],
  ['completed', []],
  ['canceled', []],
])('of a trip that is %s one can %j (DESK-17, DESK-18)', (status, steps) => {
  expect(decideTripSteps(status)).toEqual(steps);
});

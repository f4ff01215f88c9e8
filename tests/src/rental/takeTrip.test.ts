// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { withoutEffects } from '../../../charts/model/withoutEffects';
import { hoursOfDraft, rentalSearchMachine } from '../../../machines/rental/rentalSearch';
import { tripDraftKey } from '../../../src/client/storage/rentalKeys';
import { takeTrip } from '../../../src/rental/parts/takeTrip';
import { initialTrip } from '../../../src/rental/rentalSearch/initialTrip';
import { samplePlan } from '../../support/rental';

afterEach(() => tripDraftKey.set(null));

const opened = () =>
  createActor(withoutEffects(rentalSearchMachine), { input: { draft: initialTrip() } })
    .start()
    .getSnapshot().value;

it.each([
  ['by the hour', { type: 'hourly', hours: 5 }],
  ['by the day', { type: 'day_wise', hours: 48 }],
] as const)(
  'RENT-09, RENT-11 the way of a trip %s that a link brings is measured: its hours are no time on the road',
  (_, trip) => {
    takeTrip(samplePlan(trip));
    const draft = initialTrip();
    expect(draft.route).toBeNull();
    expect(hoursOfDraft({ ...draft, type: 'distance_wise' })).toBe(0);
    expect(opened()).toBe('measuringWay');
  },
);

it('RENT-09 the hours of a trip by distance are those of its way', () => {
  takeTrip(samplePlan({ type: 'distance_wise', hours: 2 }));
  expect(initialTrip().route).toEqual({ metres: 12_345, seconds: 7200 });
  expect(opened()).toBe('planning');
});

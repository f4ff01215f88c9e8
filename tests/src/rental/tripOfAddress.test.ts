// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import { tripDraftKey } from '../../../src/client/storage/rentalKeys';
import { searchedTrip } from '../../../src/rental/actors/searchedTrip';
import { useTripOfAddress } from '../../../src/rental/listing/useTripOfAddress';
import { tripParameter } from '../../../src/rental/listing/vehicleSearch';
import { takeTrip } from '../../../src/rental/parts/takeTrip';
import { samplePlan } from '../../support/rental';

afterEach(() => {
  cleanup();
  tripDraftKey.set(null);
});

describe('S12 the trip of an address', () => {
  const [first, second] = [samplePlan({ hours: 5 }), samplePlan({ hours: 48, type: 'day_wise' })];
  const open = () => {
    const follow = vi.fn<(trip: TripPlan) => void>();
    const { result } = renderHook(() => useTripOfAddress(first, follow));
    const followed = () => {
      const trip = follow.mock.lastCall?.[0];
      return [trip?.type, trip?.hours];
    };
    return { followed, shown: () => result.current };
  };

  it('is taken over once, and follows what is searched for after that, also on another page', () => {
    const list = open();
    expect([searchedTrip()?.hours, list.shown()?.hours]).toEqual([5, 5]);
    // Another length is chosen for a vehicle of the list.
    act(() => takeTrip(second));
    expect(list.followed()).toEqual(['day_wise', 48]);
    // Back from a page on which the trip was changed.
    cleanup();
    const again = open();
    expect(searchedTrip()?.hours).toBe(48);
    expect(again.followed()).toEqual(['day_wise', 48]);
  });
});

it.each(['x', '2026-13-45T99:00Z'])('S09 whose pickup is %s is none', (pickupAt) => {
  expect(v.parse(tripParameter, { ...samplePlan({}), pickupAt })).toBeUndefined();
  const kept = {
    type: 'hourly',
    hours: 2,
    days: null,
    pickup: null,
    destination: null,
    route: null,
  };
  window.localStorage.setItem('rental-search', JSON.stringify({ ...kept, pickupAt }));
  expect(tripDraftKey.get()).toBeNull();
});

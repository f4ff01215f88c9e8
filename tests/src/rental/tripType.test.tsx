// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Vehicle } from '../../../domain/rental/vehicle';
import type { TripDraft } from '../../../machines/rental/rentalSearch';
import { configQuery } from '../../../src/client/shopQueries';
import { tripDraftKey } from '../../../src/client/storage/rentalKeys';
import { TripBox } from '../../../src/rental/rentalSearch/TripBox';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { destination, pickup, sampleVehicle } from '../../support/rental';

vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));

afterEach(() => {
  cleanup();
  tripDraftKey.set(null);
});

const searched: TripDraft = {
  type: 'hourly',
  hours: 5,
  days: 1,
  pickup,
  destination,
  pickupAt: null,
  route: { metres: 12_345, seconds: 900 },
};

/** Which kinds of trip are chosen when the form opens. */
async function chosen(vehicle?: Vehicle): Promise<string[]> {
  await renderPiece(
    <TripBox submit="Find" vehicle={vehicle} onDone={() => undefined} />,
    (client) => client.setQueryData(configQuery().queryKey, settings),
  );
  const kinds = ['Hourly', 'Per day', 'By distance'];
  return kinds.filter(
    (name) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true',
  );
}

it('RENT-01, RENT-04 a kind of trip is chosen from the start', async () => {
  expect(await chosen()).toEqual(['Hourly']);
});

it('RENT-04 also over a search of before that has none', async () => {
  tripDraftKey.set({ ...searched, type: null });
  expect(await chosen()).toEqual(['Hourly']);
});

it('RENT-04 the kind that was searched stays', async () => {
  tripDraftKey.set({ ...searched, type: 'distance_wise' });
  expect(await chosen()).toEqual(['By distance']);
});

it.each([
  ['the searched kind, where it is offered', {}, ['Hourly']],
  [
    'the next, where it is not',
    { trip_hourly: 0 as const, trip_distance: 0 as const },
    ['Per day'],
  ],
])('RENT-05 for a vehicle it is %s', async (_, parts, kinds) => {
  tripDraftKey.set(searched);
  expect(await chosen(sampleVehicle(parts))).toEqual(kinds);
});

it.each([
  ['hourly', 'The way: 12.345 km'],
  ['day_wise', 'The way: 12.345 km'],
  ['distance_wise', 'The way: 12.345 km, counted as 1 hour'],
] as const)(
  'RENT-09, RENT-10 tells the way to three decimals, and its hours where they are the trip’s: %s',
  async (type, told) => {
    tripDraftKey.set({ ...searched, type });
    await chosen();
    expect(screen.getByText(/^The way/).textContent).toBe(told);
  },
);

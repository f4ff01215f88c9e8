import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TripDetails, tripDetails } from '../../../domain/rental/trip';
import { listTrips } from '../../../domain/rental/tripEndpoints';
import { configQuery } from '../../../src/client/shopQueries';
import { TripList } from '../../../src/rental/trips/TripList';
import { TripView } from '../../../src/rental/trips/TripView';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { destination, pickup, sampleProvider } from '../../support/rental';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z'), toFake: ['Date'] });
  call.mockReset().mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
});

const booked = (parts: Partial<TripDetails>): TripDetails =>
  v.parse(tripDetails, {
    id: 100_003,
    trip_status: 'confirmed',
    rental_type: 'day_wise',
    estimated_hours: 24,
    pickup_location: pickup,
    destination_location: destination,
    payment_method: 'cash_on_delivery',
    payment_status: 'unpaid',
    trip_amount: 60,
    tax_included: 0,
    trip_details: [],
    ...parts,
  });

async function open(parts: Partial<TripDetails>, isBooked = false) {
  const trip = booked(parts);
  await renderPiece(
    <TripView
      trip={trip}
      tripKey={{ orderId: trip.id, contactNumber: null }}
      flag={null}
      booked={isBooked}
      connection="live"
      onRetry={() => undefined}
      onChanged={() => undefined}
    />,
    (client) => client.setQueryData(configQuery().queryKey, { ...settings, time_zone: 'UTC' }),
  );
}

it.each<[string, Partial<TripDetails>, RegExp]>([
  ['since an hour ago', { pickup_time: '2026-03-04T11:00:00Z' }, /^Pickup time11:00.AM$/],
  ['from tomorrow on', { pickup_time: '2026-03-05T09:30:00Z' }, /^Pickup timeMar 5, 9:30.AM$/],
  [
    'of last week, which is over',
    { pickup_time: '2026-02-25T09:30:00Z', trip_status: 'completed' },
    /^Pickup timeFeb 25, 9:30.AM$/,
  ],
])('TRIP-04 a booked trip tells once when it begins: %s', async (_, parts, told) => {
  await open(parts);
  const times = screen.getAllByText(/^(Pickup time|Schedule at)$/);
  expect(times.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringMatching(told),
  ]);
  expect(screen.queryByText('Pickup Now')).toBeNull();
});

it('ORD-04 a trip has its number as an order has, on its page', async () => {
  await open({});
  expect(screen.getByText(/^Trip/).textContent).toMatch(/^Trip #100003 · /);
});

it.each<[string, Partial<TripDetails>, (string | undefined)[]]>([
  ['while it is to be confirmed', {}, ['Your booking is placed.', 'City Wheels confirms it soon.']],
  [
    'while it is to be paid first',
    { payment_method: 'digital_payment' },
    ['Your booking is placed.', undefined],
  ],
  ['no longer once it is confirmed', { trip_status: 'confirmed' }, ['Confirmed', undefined]],
  ['no longer on the road', { trip_status: 'ongoing' }, ['On the road', undefined]],
])('ORD-04 a trip says that it is booked, and what comes next: %s', async (_, parts, told) => {
  await open({ trip_status: 'pending', provider: sampleProvider(), ...parts }, true);
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    screen.queryByText(/confirms it soon/)?.textContent,
  ]).toEqual(told);
});

it.each<[string, Partial<TripDetails>, number]>([
  ['by whom it is', { track_token: '7f2c-shared' }, 1],
  ['not by who follows it', { track_token: '7f2c-shared', can_pay: 0 }, 0],
  ['not where nobody else can see it', { track_token: '' }, 0],
])('ORD-06 a trip is shared %s', async (_, parts, links) => {
  await open(parts);
  expect(screen.queryAllByRole('button', { name: 'Copy the link' })).toHaveLength(links);
});

it('ORD-06 a trip of the list has its number as an order has', async () => {
  call.mockImplementation(async (endpoint) => {
    if (endpoint !== listTrips) return new Promise(() => undefined);
    return { total_size: 1, limit: 20, offset: 1, trips: [booked({})] };
  });
  await renderPiece(<TripList status="running" />, (client) =>
    client.setQueryData(configQuery().queryKey, settings),
  );
  const row = within(await screen.findByRole('article'));
  expect(row.getByRole('link').textContent).toBe('Trip #100003');
});

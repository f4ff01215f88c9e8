// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deskOrder } from '../../../domain/desk/deskOrder';
import { deskTrip } from '../../../domain/desk/deskTrip';
import { settings } from '../../support/fakeCart';
import { over } from '../../support/over';

vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: { path: string }) => (path === '/config' ? settings : {}),
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
const { queryClient } = await import('../../../src/client/queryClient');
const { keepBoard } = await import('../../../src/desk/api/desk');
const { keepTrips } = await import('../../../src/desk/api/deskTrips');

const order = (order_status: string, first_name = 'Rana') =>
  v.parse(deskOrder, {
    id: 7,
    order_status,
    order_type: 'delivery',
    order_amount: 24.5,
    first_name,
    details: [],
  });
const place = { lat: 0, lng: 0, location_name: 'Home' };
const trip = (trip_status: string) =>
  v.parse(deskTrip, {
    id: 12,
    trip_status,
    rental_type: 'hourly',
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Rana Haddad',
    contact_person_number: '+966501234567',
    estimated_hours: 3,
    pickup_time: '2026-11-21T09:00:00.000Z',
    return_time: '2026-11-21T12:00:00.000Z',
    pickup_location: place,
    destination_location: place,
    trip_amount: 30,
    due_amount: 30,
    vehicles: [],
  });
const openOrder = over(() => import('../../../src/desk/order/OrderDialog'), order('pending'));
const openTrip = over(() => import('../../../src/desk/trips/TripDialog'), trip('pending'));
const tell = async (telling: () => void) => act(async () => telling());

beforeEach(() => queryClient.clear());
afterEach(cleanup);

it('DESK-08 an open order that its shopper cancels says so, without a press', async () => {
  keepBoard([order('pending')]);
  await openOrder();
  expect(screen.getByRole('button', { name: '20 min' })).toBeTruthy();
  await tell(() => keepBoard([]));
  expect(screen.getByRole('alert').textContent).toBe(
    'This order has been seen to meanwhile, or its shopper has cancelled it.',
  );
  expect(screen.queryByRole('button', { name: '20 min' })).toBeNull();
});

it('DESK-08 an open order that its courier has brought goes on being read as it was last', async () => {
  keepBoard([order('pending')]);
  await openOrder();
  await tell(() => keepBoard([order('picked_up', 'Rana Haddad')]));
  await tell(() => keepBoard([]));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Rana Haddad')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '20 min' })).toBeNull();
});

it('DESK-20 an open trip that its customer cancels says so, without a press', async () => {
  keepTrips([trip('pending')]);
  await openTrip();
  await tell(() => keepTrips([trip('confirmed')]));
  expect(screen.getByRole('button', { name: /^Keys handed over/ })).toBeTruthy();
  await tell(() => keepTrips([]));
  expect(screen.getByRole('alert').textContent).toBe(
    'This trip has been seen to meanwhile, or its customer has cancelled it.',
  );
});

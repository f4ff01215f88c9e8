import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { guestIdKey } from '../../../src/client/storage/storage';
import { tripCartQuery, useTripCart } from '../../../src/rental/api/tripCart';
import { TripLineRow } from '../../../src/rental/tripCart/TripLineRow';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart, samplePlan, sampleVehicle } from '../../support/rental';

const server = vi.hoisted(() => ({ asked: [] as unknown[], answer: () => ({}) as unknown }));
vi.mock('../../../src/client/client', () => ({
  call: async (
    endpoint: { method: string; path: string },
    options: { body?: unknown; query?: unknown } = {},
  ) => {
    server.asked.push([endpoint.method, endpoint.path, options.body ?? options.query]);
    return server.answer();
  },
  onUnauthenticated: () => () => undefined,
}));

function Lines() {
  const { carts } = useTripCart().cart;
  return carts.map((line) => <TripLineRow key={line.id} line={line} plan={samplePlan()} isOwn />);
}

const van = {
  id: 1,
  quantity: 4,
  available_count: 2,
  vehicle: sampleVehicle({ id: 1, name: 'Van' }),
};
const bike = {
  id: 2,
  quantity: 1,
  available_count: 0,
  vehicle: sampleVehicle({ id: 2, name: 'Bike' }),
};
const car = {
  id: 3,
  quantity: 2,
  available_count: 2,
  vehicle: sampleVehicle({ id: 3, name: 'Car' }),
};

beforeEach(() => {
  server.asked = [];
  guestIdKey.set('guest-1');
  queryClient.setQueryData(tripCartQuery().queryKey, {
    confirmed: sampleCart([van, bike, car]),
    shown: {},
  });
});

it('TRIP-12 the trip cart says how many of a vehicle are free, and takes or removes it by one press', async () => {
  server.answer = () => sampleCart([{ ...van, quantity: 2 }, bike, car]);
  queryClient.setQueryData(configQuery().queryKey, settings);
  await renderAtOnce(<Lines />);
  const row = (name: string) => screen.getByRole('article', { name });
  expect(within(row('Van')).getByText('Only 2 left')).toBeDefined();
  expect(
    within(row('Bike')).getByText('This vehicle is not available in this pick time'),
  ).toBeDefined();
  expect(within(row('Car')).queryByText(/left$/)).toBeNull();
  expect(within(row('Car')).queryByRole('button', { name: /^Take/ })).toBeNull();

  fireEvent.click(within(row('Van')).getByRole('button', { name: 'Take 2 of Van' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('One less of Van');
  await waitFor(() => expect(within(row('Van')).queryByText('Only 2 left')).toBeNull());
  await waitFor(
    () =>
      expect(server.asked).toEqual([
        ['PUT', '/rental/user/cart/update-cart', { cart_id: 1, quantity: 2 }],
      ]),
    { timeout: 4000 },
  );

  server.asked = [];
  server.answer = () => sampleCart([{ ...van, quantity: 2 }, car]);
  fireEvent.click(
    within(row('Bike')).getAllByRole('button', {
      name: 'Remove Bike from the trip',
    })[0] as HTMLElement,
  );
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Bike' })).toBeNull());
  await waitFor(() =>
    expect(server.asked).toEqual([['DELETE', '/rental/user/cart/remove-vehicle', { cart_id: 2 }]]),
  );
});

it('TRIP-12 the trip cart says of a vehicle that is not let for its kind of trip any more', async () => {
  const yacht = { ...bike, vehicle: sampleVehicle({ id: 2, name: 'Yacht', trip_hourly: 0 }) };
  queryClient.setQueryData(tripCartQuery().queryKey, { confirmed: sampleCart([yacht]), shown: {} });
  queryClient.setQueryData(configQuery().queryKey, settings);
  await renderAtOnce(<Lines />);
  const said = screen.getByRole('article', { name: 'Yacht' }).querySelector('p');
  expect(said?.textContent).toBe('This vehicle is not offered for this kind of trip any more.');
});

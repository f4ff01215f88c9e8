import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { queryClient } from '../../../src/client/queryClient';
import { tripDraftKey } from '../../../src/client/storage/rentalKeys';
import { guestIdKey } from '../../../src/client/storage/storage';
import { tripCartQuery } from '../../../src/rental/api/tripCart';
import { VehiclePage } from '../../../src/rental/vehicle/VehiclePage';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import {
  destination,
  pickup,
  sampleCart,
  samplePlan,
  sampleProvider,
  sampleVehicle,
} from '../../support/rental';

const asked: unknown[] = [];
const at = vi.hoisted(() => ({ cart: {} as object, id: '7' }));
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint, { query }: { query?: object } = {}) => {
    if (path === '/config') return settings;
    if (path.includes('get-cart')) return at.cart;
    if (path.includes('get-vehicle-reviews')) return { total_size: 0, reviews: [] };
    if (!path.includes('get-vehicle-details')) return [];
    asked.push(query);
    return {
      ...sampleVehicle({ slug: 'comet' }),
      provider_details: sampleProvider(),
    };
  },
  onUnauthenticated: () => () => undefined,
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  getRouteApi: () => ({
    useParams: () => ({ id: at.id }),
    useSearch: () => ({}),
    useNavigate: () => () => undefined,
  }),
}));

afterEach(() => {
  tripDraftKey.set(null);
  asked.length = 0;
});

const inCart = { estimated_hours: 8, pickup_time: '2099-11-21T09:00:00.000Z' };

it.each([
  ['the cart’s, told by its id', '7', [{ vehicle: sampleVehicle({ slug: 'comet' }) }], inCart],
  [
    'the cart’s, told by its slug',
    'comet',
    [{ vehicle: sampleVehicle({ slug: 'comet' }) }],
    inCart,
  ],
  ['the searched one', '7', [{ vehicle: sampleVehicle({ id: 8 }) }], { estimated_hours: 5 }],
])(
  'RENT-05 units are counted for the trip that counts for the vehicle: %s',
  async (_, id, lines, period) => {
    at.id = id;
    at.cart = sampleCart(lines, samplePlan({ hours: 8, pickupAt: inCart.pickup_time }));
    guestIdKey.set('guest-1');
    queryClient.setQueryData(tripCartQuery().queryKey, { confirmed: at.cart as never, shown: {} });
    tripDraftKey.set({
      type: 'hourly',
      hours: 5,
      days: null,
      pickup,
      destination,
      pickupAt: null,
      route: null,
    });
    await renderAtOnce(<VehiclePage />);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Comet'),
    );
    expect(asked).toEqual([period]);
  },
);

it('TRIP-20 the way of a trip by distance is told, which the shop measures', async () => {
  at.id = '7';
  at.cart = sampleCart([]);
  guestIdKey.set('guest-1');
  queryClient.setQueryData(tripCartQuery().queryKey, { confirmed: at.cart as never, shown: {} });
  const route = { metres: 12_345, seconds: 1_500 };
  const ends = { pickup, destination, pickupAt: null, route };
  tripDraftKey.set({ type: 'distance_wise', hours: null, days: null, ...ends });
  await renderAtOnce(<VehiclePage />);
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      rental_type: 'distance_wise',
      estimated_hours: 1,
      pickup_lat: pickup.lat,
      pickup_lng: pickup.lng,
      destination_lat: destination.lat,
      destination_lng: destination.lng,
    }),
  );
});

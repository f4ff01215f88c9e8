import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { tripDraftKey } from '../../../src/client/storage/rentalKeys';
import { filtersOf } from '../../../src/rental/listing/vehicleSearch';
import { ProviderPage } from '../../../src/rental/provider/ProviderPage';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { destination, pickup, samplePlan, sampleProvider } from '../../support/rental';

const asked: unknown[] = [];
let vehicles: () => object = () => ({});

vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint, { query }: { query?: object } = {}) => {
    if (path === '/config') return settings;
    if (path.includes('get-provider-details')) return sampleProvider();
    if (path.includes('get-provider-reviews')) return { total_size: 0, reviews: [] };
    if (path.includes('category-list')) return { vehicles: [], total_size: 0 };
    if (path.includes('brand-list')) return { brands: [], total_size: 0 };
    if (!path.includes('get-provider-vehicles')) return [];
    asked.push(query);
    return vehicles();
  },
  onUnauthenticated: () => () => undefined,
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original()),
  getRouteApi: () => ({
    useParams: () => ({ id: '3' }),
    useSearch: () => ({}),
    useNavigate: () => () => undefined,
  }),
}));

const none = { total_size: 0, total_capped: false, limit: 24, offset: 1, vehicles: [] };
const draft = {
  type: 'hourly' as const,
  hours: 5,
  days: null,
  pickup,
  destination,
  pickupAt: null,
  route: null,
};

afterEach(() => {
  tripDraftKey.set(null);
  asked.length = 0;
});

const period = {
  rental_type: 'hourly',
  estimated_hours: 5,
  pickup_lat: 24.7,
  pickup_lng: 46.7,
  destination_lat: 24.8,
  destination_lng: 46.8,
};

it.each([
  ['has passed', '2020-11-20T12:00:00.000Z', period],
  ['is ahead', '2099-11-20T12:00:00.000Z', { ...period, pickup_time: '2099-11-20T12:00:00.000Z' }],
])('TRIP-04, RENT-12 vehicles are asked for from now on where the pickup %s', (_, at, filters) => {
  expect(filtersOf({}, samplePlan({ pickupAt: at }))).toEqual(filters);
});

it('VEH-02, TRIP-04 a provider shows the trip that its vehicles are asked for, and a way to change it', async () => {
  tripDraftKey.set({ ...draft, pickupAt: '2020-11-20T12:00:00.000Z' });
  vehicles = () => none;
  await renderAtOnce(<ProviderPage />);
  await screen.findByText('Sorry no data found related to your search');
  expect(asked).toEqual([{ ...period, limit: 24, offset: 1 }]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Pickup locationPalm Street 1',
      'DestinationAirport Road 9',
      'Pickup timePickup Now',
      'Hourly5 hours',
    ]),
  );
  const ways = screen.getAllByRole('button', { name: 'Change the trip' });
  expect(ways).toHaveLength(2);
  const [first] = ways;
  if (first) fireEvent.click(first);
  await waitFor(() =>
    expect(screen.queryAllByRole('dialog', { name: 'Your trip' })).toHaveLength(1),
  );
});

it('VEH-02 what the shop refuses of a trip is said, with the way to another one', async () => {
  tripDraftKey.set(draft);
  vehicles = () => {
    throw new ApiError('refused', 400, [
      { code: 'pickup_outside_zone', message: 'We do not pick up there.' },
    ]);
  };
  await renderAtOnce(<ProviderPage />);
  const refusal = await screen.findByRole('alert');
  expect(refusal.textContent).toBe('We do not pick up there.Change the trip');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

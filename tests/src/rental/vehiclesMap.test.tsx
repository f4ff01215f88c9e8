import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { vehiclePlace } from '../../../domain/rental/vehiclePlace';
import { configQuery } from '../../../src/client/shopQueries';
import { tripDraftKey } from '../../../src/client/storage/rentalKeys';
import type { MapViewProps } from '../../../src/map/types';
import { vehicleListQuery } from '../../../src/rental/api/rental';
import { tripCartQuery } from '../../../src/rental/api/tripCart';
import { vehiclePlacesQuery } from '../../../src/rental/api/vehiclePlaces';
import { tripParameter } from '../../../src/rental/listing/vehicleSearch';
import VehiclesMap from '../../../src/rental/map/VehiclesMap';
import { takeTrip } from '../../../src/rental/parts/takeTrip';
import { VehicleInfo } from '../../../src/rental/vehicle/VehicleInfo';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { sampleCart, samplePlan, sampleProvider, sampleVehicle } from '../../support/rental';

/** The map without its drawing: what stands on it, in order. */
vi.mock('../../../src/map/MapView', () => ({
  MapView: ({ markers = [], label }: MapViewProps) => (
    <section aria-label={label}>
      {markers.map(({ id, label, text, count, faint, chosen, onPress }) => (
        <button
          key={id}
          type="button"
          aria-label={label}
          data-chosen={chosen || undefined}
          data-faint={faint || undefined}
          disabled={!onPress}
          onClick={onPress}
        >
          {[text, count].filter(Boolean).join(' ')}
        </button>
      ))}
    </section>
  ),
}));

afterEach(() => tripDraftKey.set(null));

const place = (id: number, parts: object) =>
  v.parse(vehiclePlace, {
    id,
    name: `Wheels ${id}`,
    latitude: 24.7,
    longitude: 46.7 + id / 10,
    vehicles_count: 1,
    price: 10,
    rental_type: 'hourly',
    ...parts,
  });

async function show(places: ReturnType<typeof place>[], total = 4) {
  takeTrip(samplePlan());
  const asked = { rental_type: 'hourly' as const };
  await renderPiece(
    <VehiclesMap
      asked={asked}
      filters={{ seats: 4 }}
      trip={samplePlan()}
      onList={() => undefined}
    />,
    (client) => {
      client.setQueryData(configQuery().queryKey, settings);
      client.setQueryData(tripCartQuery().queryKey, { confirmed: sampleCart(), shown: {} });
      client.setQueryData(vehiclePlacesQuery(asked).queryKey, {
        total_size: total,
        total_capped: false,
        places,
      });
      const vehicles = [
        sampleVehicle({ id: 7, name: 'Comet' }),
        sampleVehicle({ id: 8, name: 'Meteor', available_count: 0 }),
      ];
      client.setQueryData(vehicleListQuery(asked, 1).queryKey, {
        pages: [{ total_size: 3, total_capped: false, limit: 2, offset: 1, vehicles }],
        pageParams: [1],
      });
    },
  );
  return within(await screen.findByRole('region', { name: 'Map of the vehicles' }));
}

it('RENT-12 shows where vehicles stand, how many, and from what price on', async () => {
  const map = await show([
    place(1, { vehicles_count: 3, available_count: 1 }),
    place(2, { vehicles_count: 1, available_count: 0, price: 8 }),
  ]);
  expect(
    map.getAllByRole('button').map((one) => [one.getAttribute('aria-label'), one.textContent]),
  ).toEqual([
    ['Wheels 1: 3 vehicles from $10.00/hr', '$10.00/hr 3'],
    ['Wheels 2: 1 vehicle, not free at this time', '$8.00/hr'],
    ['Pickup location', ''],
  ]);
  const faint = map.getAllByRole('button').map((one) => one.hasAttribute('data-faint'));
  expect(faint).toEqual([false, true, false]);
  expect(screen.queryByText(/The map shows the first/)).toBeNull();
});

it('PRICE-17 shows what the searched trip costs, as the cards of the place do', async () => {
  const map = await show([place(1, { vehicles_count: 3, price: 50, is_total: 1 })]);
  const [pin] = map.getAllByRole('button');
  expect([pin?.getAttribute('aria-label'), pin?.textContent]).toEqual([
    'Wheels 1: 3 vehicles from $50.00 total',
    '$50.00 total 3',
  ]);
  act(() => pin?.click());
  const rows = await screen.findAllByRole('article');
  expect(rows[0]?.textContent).toContain('$50.00total5 hours');
});

it('RENT-12 tells when it does not show all, and puts places together that would lie on each other', async () => {
  const map = await show(
    [place(1, { vehicles_count: 3 }), place(2, { longitude: 46.8001, vehicles_count: 2 })],
    1000,
  );
  expect(map.getByRole('button', { name: '5 vehicles here' }).textContent).toBe('5');
  expect(
    screen.getByText('The map shows the first 5 vehicles. Filters make them fewer.'),
  ).toBeDefined();
});

it('VEH-03 a press on a place shows its vehicles, each leading to its page; Esc goes back to the map', async () => {
  const map = await show([place(1, { vehicles_count: 3 }), place(2, {})]);
  act(() => map.getByRole('button', { name: /^Wheels 1/ }).click());
  const card = await screen.findByRole('region', { name: 'Wheels 1' });
  await waitFor(() => expect(document.activeElement).toBe(card));
  const rows = within(card).getAllByRole('article');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Comet$50.00total5 hours$10.00/hr',
    'Meteor$50.00total5 hours$10.00/hrNot free at this time',
  ]);
  const href = (name: string) =>
    within(card).getByRole('link', { name }).getAttribute('href') ?? '';
  expect(href('Comet')).toBe('/rental/vehicle-details/7?from=map');
  expect(href('See all 3 vehicles')).toBe('/rental/provider-details/1?seats=4');
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Wheels 1' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Wheels 1/);
});

it.each([
  ['by the hour', { distance: 0 }],
  ['by distance', { type: 'distance_wise', hours: 1 }],
] as const)(
  'RENT-05 what is shared of a vehicle carries the trip that counts for it: %s',
  async (_, parts) => {
    const shared: string[] = [];
    Object.assign(navigator, { share: async ({ url }: { url: string }) => shared.push(url) });
    const plan = samplePlan({ ...parts, pickupAt: '2099-01-01T10:00:00.000Z' });
    takeTrip(plan);
    const vehicle = { ...sampleVehicle(), provider_details: sampleProvider() };
    await renderPiece(
      <VehicleInfo vehicle={vehicle} />,
      (client) => {
        client.setQueryData(configQuery().queryKey, settings);
        client.setQueryData(tripCartQuery().queryKey, { confirmed: sampleCart(), shown: {} });
      },
      '/rental/vehicle-details/7?from=search',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(shared).toHaveLength(1));
    const { pathname, searchParams } = new URL(shared[0] ?? '');
    expect([pathname, [...searchParams.keys()]]).toEqual(['/rental/vehicle-details/7', ['trip']]);
    expect(v.parse(tripParameter, JSON.parse(searchParams.get('trip') ?? ''))).toEqual(plan);
    Reflect.deleteProperty(navigator, 'share');
  },
);

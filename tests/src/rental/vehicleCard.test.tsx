import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { configQuery } from '../../../src/client/shopQueries';
import { tripDraftKey } from '../../../src/client/storage/rentalKeys';
import { tripCartQuery } from '../../../src/rental/api/tripCart';
import { VehicleCard } from '../../../src/rental/parts/VehicleCard';
import { VehicleGrid } from '../../../src/rental/parts/VehicleGrid';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { destination, pickup, sampleCart, samplePlan, sampleVehicle } from '../../support/rental';

afterEach(() => tripDraftKey.set(null));

/** A trip by the hour, five of them, as it was searched for. */
const searched = {
  type: 'hourly' as const,
  hours: 5,
  days: 1,
  pickup,
  destination,
  pickupAt: null,
  route: { metres: 12_345, seconds: 900 },
};

const show = (parts: Parameters<typeof sampleVehicle>[0], cart = sampleCart()) =>
  renderPiece(<VehicleCard vehicle={sampleVehicle(parts)} />, (client) => {
    client.setQueryData(configQuery().queryKey, settings);
    client.setQueryData(tripCartQuery().queryKey, { confirmed: cart, shown: {} });
  });

it('VEH-05 shows the New Arrival tag on a vehicle whose new_tag is 1', async () => {
  await show({ new_tag: 1 });
  expect(within(screen.getByRole('article')).getByText('New Arrival')).toBeDefined();
});

it('VEH-05 shows no such tag on another one', async () => {
  await show({ new_tag: 0 });
  expect(within(screen.getByRole('article')).getByText('Comet')).toBeDefined();
  expect(screen.queryByText('New Arrival')).toBeNull();
});

it.each([
  ['VEH-07', { discount_price: 15, discount_type: 'percent' }, '15% off'],
  ['VEH-08', { discount_price: 5, discount_type: 'amount' }, '$5.00 off'],
] as const)('%s names the discount', async (_, discount, label) => {
  await show(discount);
  expect(screen.getByText(label)).toBeDefined();
});

const offer = {
  discount: 10,
  discount_type: 'percent' as const,
  max_discount: 0,
  min_purchase: 0,
  end_date: '',
  end_time: '',
};
const offering = (parts: Partial<typeof offer>) => ({
  id: 3,
  name: 'City Wheels',
  pickup_zone_id: [1],
  discount: { ...offer, ...parts },
});

it('PRICE-17 names and takes off the larger of the two discounts', async () => {
  await show({ discount_price: 15, provider: offering({ discount: 20 }) });
  expect(screen.getByText('20% off')).toBeDefined();
  expect(screen.queryByText('15% off')).toBeNull();
  // The lowest price is that of a kilometre: 1.50 less 20 %.
  expect(screen.getByText('$1.20')).toBeDefined();
  cleanup();
  await show({ discount_price: 15, provider: offering({}) });
  expect(screen.getByText('15% off')).toBeDefined();
  // 1.50 less 0.225 is 1.275, and what is taken off is rounded: 0.23.
  expect(screen.getByText('$1.27')).toBeDefined();
});

it('PRICE-16 tells the conditions of an offer that is not reached, and takes nothing off', async () => {
  await show({ provider: offering({ min_purchase: 15, max_discount: 10 }) });
  expect(screen.getByText('10% off from $15.00, at most $10.00')).toBeDefined();
  expect(screen.getByRole('article').textContent).toMatch(/From\$1\.50\/km/);
  expect(screen.queryByText('Old price')).toBeNull();
});

it('VEH-03, VEH-04 leads to the details, and shows picture, rating, seats, type, AC, gears and fuel', async () => {
  await show({
    thumbnail_full_url: '/pictures/comet.svg',
    avg_rating: 4.5,
    total_reviews: 12,
    seating_capacity: 5,
    type: 'family',
    category_name: 'Wedding cars',
    air_condition: 1,
    transmission_type: 'automatic',
    fuel_type: 'petrol',
  });
  const card = within(screen.getByRole('article'));
  const link = card.getByRole('link', { name: 'Comet' });
  expect(link.getAttribute('href')).toMatch(/^\/rental\/vehicle-details\/7/);
  expect(screen.getByRole('article').querySelector('img')?.getAttribute('src')).toContain(
    '/pictures/comet.svg',
  );
  expect(card.getByText(/^4\.50?$/)).toBeDefined();
  const facts = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toEqual(['5 seats', 'Family', 'AC', 'Automatic', 'Petrol']);
});

it('VEH-04 tells of a vehicle without AC', async () => {
  await show({ air_condition: 0 });
  expect(screen.getByText('Non-AC')).toBeDefined();
});

/** What stands at the foot of the card: its prices. */
const pricesOf = () => screen.getByRole('article').textContent?.split('Non-AC')[1];

it.each([
  ['VEH-06, PRICE-09', {}, 'From$1.50/km$10.00/hr$60.00/day'],
  [
    'VEH-06, PRICE-12',
    { discount_price: 20, discount_type: 'percent' },
    'From$1.20/kmOld price $1.50$8.00/hr$48.00/day',
  ],
  // A flat amount is off the whole trip, not off each unit.
  [
    'VEH-06, PRICE-11',
    { discount_price: 5, discount_type: 'amount' },
    'From$1.50/km$10.00/hr$60.00/day',
  ],
  ['VEH-06, PRICE-10', { trip_distance: 0, trip_day_wise: 0 }, 'From$10.00/hr'],
] as const)(
  '%s shows the price of each kind of trip once, with its unit and less its discount',
  async (_, parts, prices) => {
    await show(parts);
    expect(pricesOf()).toBe(prices);
  },
);

it('RENT-05 prices a vehicle that is in the cart by the cart’s kind of trip, another by the lowest', async () => {
  const byTheDay = samplePlan({ type: 'day_wise', hours: 48 });
  await show({}, sampleCart([{}], byTheDay));
  expect(screen.getByRole('article').textContent).toContain('$120.00total2 days$60.00/day');
  cleanup();
  const other = sampleVehicle({ id: 8 });
  await show({}, sampleCart([{ vehicle: other }], byTheDay));
  expect(screen.getByRole('article').textContent).toMatch(/From\$1\.50\/km/);
});

it('VEH-09 cuts its description at 70 characters, and shows the whole when asked', async () => {
  const description = `${'A quiet car for long roads. '.repeat(4)}It has a roof.`;
  await show({ description });
  const card = within(screen.getByRole('article'));
  expect(card.getByText(/A quiet car/).textContent).toBe(
    `${description.slice(0, 70).trimEnd()}… Read more`,
  );
  act(() => card.getByRole('button', { name: 'Read more' }).click());
  expect(card.getByText(/It has a roof\./)).toBeDefined();
});

it('RENT-05, VEH-06 tells first what the searched trip costs, in all and for a day of it, then the rates', async () => {
  tripDraftKey.set({ ...searched, type: 'day_wise', days: 3 });
  await show({ provider: offering({ discount: 20, max_discount: 30 }) });
  // Three days of 60.00 are 180.00; a fifth of that is 36.00, capped at 30.00.
  const words = screen.getByRole('article').textContent;
  expect(words).toContain('$150.00Old price $180.00total3 days$50.00/day$10.00/hr$1.50/km');
  expect(screen.getByText('$30.00 off')).toBeDefined();
});

it('RENT-05 tells no rate of a trip that is one unit long', async () => {
  tripDraftKey.set({ ...searched, hours: 1 });
  await show({});
  expect(pricesOf()).toBe('$10.00total1 hour$60.00/day$1.50/km');
});

it('PRICE-10 begins at the lowest price for a vehicle that is not offered for the searched trip', async () => {
  tripDraftKey.set(searched);
  await show({ trip_hourly: 0, trip_distance: 0 });
  expect(screen.getByRole('article').textContent).toContain('From$60.00/day');
});

it('VEH-04 names no gears of a bicycle, whatever a back end calls them', async () => {
  await show({
    type: 'bicycle',
    category_name: 'Bicycle',
    transmission_type: 'automatic',
    fuel_type: 'none',
  });
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toEqual(['0 seats', 'Bicycle', 'Non-AC']);
});

it('PRICE-17 all cards of a list watch the trip cart by one, and draw the trip of the one that is in it', async () => {
  const vehicles = [7, 8, 9].map((id) => sampleVehicle({ id, name: `Comet ${id}` }));
  const cart = sampleCart([{ id: 70, ...(vehicles[1] && { vehicle: vehicles[1] }) }]);
  let kept: QueryClient | undefined;
  await renderPiece(<VehicleGrid vehicles={vehicles} waiting={0} label="Vehicles" />, (client) => {
    kept = client;
    client.setQueryData(configQuery().queryKey, settings);
    client.setQueryData(tripCartQuery().queryKey, { confirmed: cart, shown: {} });
  });
  const watching =
    kept?.getQueryCache().find({ queryKey: tripCartQuery().queryKey })?.getObserversCount() ?? 0;
  const totals = screen
    .getAllByRole('article')
    .map((card) => within(card).queryByText(/total/i) !== null);
  expect([watching, totals]).toEqual([1, [false, true, false]]);
  act(() => {
    kept?.setQueryData(tripCartQuery().queryKey, { confirmed: cart, shown: { 70: 0 } });
  });
  expect(screen.queryByText(/total/i)).toBeNull();
});

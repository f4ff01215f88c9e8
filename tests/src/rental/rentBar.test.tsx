import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Vehicle } from '../../../domain/rental/vehicle';
import type { TripDraft } from '../../../machines/rental/rentalSearch';
import { configQuery } from '../../../src/client/shopQueries';
import { tripDraftKey } from '../../../src/client/storage/rentalKeys';
import { tripCartQuery } from '../../../src/rental/api/tripCart';
import { RentBar } from '../../../src/rental/vehicle/RentBar';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import {
  destination,
  pickup,
  type SampleLine,
  sampleCart,
  samplePlan,
  sampleVehicle,
} from '../../support/rental';

const draft: TripDraft = {
  type: 'hourly',
  hours: 5,
  days: null,
  pickup,
  destination,
  pickupAt: null,
  route: { metres: 12_345, seconds: 900 },
};

afterEach(() => {
  tripDraftKey.set(null);
  window.scrollY = 0;
});

const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y, pageYOffset: y });
    fireEvent.scroll(window);
  });

async function show(parts: Partial<Vehicle> = {}, lines: SampleLine[] = [], plan = samplePlan()) {
  await renderPiece(<RentBar vehicle={sampleVehicle(parts)} />, (client) => {
    client.setQueryData(configQuery().queryKey, settings);
    client.setQueryData(tripCartQuery().queryKey, {
      confirmed: sampleCart(lines, plan),
      shown: {},
    });
  });
  scrollTo(201);
  return screen.getByRole('button', { name: 'Rent This Car' }).closest('[data-total-bar]')
    ?.textContent;
}

describe('the bar at the foot of a vehicle’s page', () => {
  it('VEH-12, VEH-14 appears after more than 200 px, with the button that rents the car', async () => {
    await show();
    scrollTo(200);
    expect(screen.queryByRole('button')).toBeNull();
    scrollTo(201);
    expect(screen.getByRole('button', { name: 'Rent This Car' })).toBeDefined();
  });

  it('VEH-13 says where prices start while no trip type is chosen', async () => {
    expect(await show({ trip_distance: 0 })).toBe('Start From$10.00/hrRent This Car');
  });

  it.each([
    ['hourly', draft, 'Estimated 5 hours$50.00Rent This Car'],
    [
      'day_wise',
      { ...draft, type: 'day_wise', hours: null, days: 2 },
      'Estimated 2 days$120.00Rent This Car',
    ],
    [
      'distance_wise',
      { ...draft, type: 'distance_wise', hours: null },
      'Estimated 12.345 km$18.52Rent This Car',
    ],
  ] as const)('VEH-13 estimates the searched trip: %s', async (_, searched, words) => {
    tripDraftKey.set(searched);
    expect(await show()).toBe(words);
  });

  it.each([
    ['PRICE-12 a percent', { discount_price: 25, discount_type: 'percent' }, '$37.50'],
    ['PRICE-11 an amount', { discount_price: 8, discount_type: 'amount' }, '$42.00'],
  ] as const)('VEH-13 estimates what is paid: %s off', async (_, discount, price) => {
    tripDraftKey.set(draft);
    expect(await show(discount)).toBe(`Estimated 5 hours${price}Old price $50.00Rent This Car`);
  });

  it('VEH-13 estimates the trip of the cart for a vehicle that is in it', async () => {
    tripDraftKey.set(draft);
    const plan = samplePlan({ type: 'day_wise', hours: 72 });
    expect(await show({}, [{}], plan)).toBe('Estimated 3 days$180.00Rent This Car');
  });

  it('VEH-13 says where prices start when the vehicle is not offered for the searched trip', async () => {
    tripDraftKey.set(draft);
    expect(await show({ trip_hourly: 0, trip_distance: 0 })).toBe(
      'Start From$60.00/dayRent This Car',
    );
  });
});

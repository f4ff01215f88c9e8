import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { configQuery } from '../../../src/api/places';
import { VehicleCard } from '../../../src/rental/parts/VehicleCard';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { sampleVehicle } from '../../support/rental';

const show = (parts: Parameters<typeof sampleVehicle>[0]) =>
  renderPiece(<VehicleCard vehicle={sampleVehicle(parts)} />, (client) =>
    client.setQueryData(configQuery().queryKey, settings),
  );

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

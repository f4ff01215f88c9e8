import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { guestIdKey } from '../../../src/client/storage/storage';
import { RentControls } from '../../../src/rental/vehicle/RentControls';
import { saidAt } from '../../support/announcements';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart } from '../../support/rental';
import { standAtTheSquare } from '../../support/standAt';

vi.setConfig({ testTimeout: 30_000 });

let trip = sampleCart([{ quantity: 2 }]);
vi.mock('../../../src/client/client', () => ({
  call: async ({ path, method }: AnyEndpoint, asked: { body?: { quantity?: number } } = {}) => {
    if (path === '/config') return settings;
    const quantity = asked.body?.quantity;
    if (method === 'GET' || !quantity) return trip;
    const isAdded = path.endsWith('/add');
    const carts = trip.carts.map((line) => ({
      ...line,
      quantity: isAdded ? line.quantity + quantity : quantity,
    }));
    trip = { ...trip, carts };
    return trip;
  },
  onUnauthenticated: () => () => undefined,
}));

// What is said by a toast is said by code of its own, which is at hand here.
beforeAll(() => import('../../../src/flow/Toasts'), 30_000);

beforeEach(() => {
  trip = sampleCart([{ quantity: 2 }]);
  guestIdKey.set('guest-1');
  standAtTheSquare();
});

it('TRIP-19, TRIP-21 so are one vehicle more, which a toast says, and one less', async () => {
  const vehicle = trip.carts[0]?.vehicle;
  if (!vehicle) throw new Error('no vehicle');
  await renderAtOnce(<RentControls vehicle={vehicle} />);
  await screen.findByRole('button', { name: `One more of ${vehicle.name}` });
  expect(await saidAt(`One less of ${vehicle.name}`, '1')).toEqual(['1']);
  const added = 'The vehicle successfully added to your cart.';
  expect(await saidAt(`One more of ${vehicle.name}`, added)).toEqual([added]);
});

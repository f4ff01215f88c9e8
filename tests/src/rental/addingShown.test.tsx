import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { TripCart } from '../../../domain/rental/tripCart';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { guestIdKey } from '../../../src/client/storage/storage';
import { VehicleCard } from '../../../src/rental/parts/VehicleCard';
import { RentControls } from '../../../src/rental/vehicle/RentControls';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart, sampleVehicle } from '../../support/rental';
import { standAtTheSquare } from '../../support/standAt';

const added: ((cart: TripCart) => void)[] = [];
vi.mock('../../../src/client/client', () => ({
  call: ({ path }: AnyEndpoint) => {
    if (path === '/config') return Promise.resolve(settings);
    if (!path.includes('add-to-cart')) return Promise.resolve(sampleCart([{ quantity: 1 }]));
    return new Promise<TripCart>((resolve) => added.push(resolve));
  },
  onUnauthenticated: () => () => undefined,
}));

// What is loaded when it is pressed is at hand here.
beforeAll(() => import('../../../src/rental/addVehicle/startAddVehicle'), 30_000);
beforeEach(() => {
  added.length = 0;
  guestIdKey.set('guest-1');
  standAtTheSquare();
});

it.each([
  ['plus beside the quantity', RentControls, 'One more of Comet'],
  ['a card', VehicleCard, 'Rent Comet'],
])('TRIP-10 %s shows at once that a vehicle is being added, once', async (_, Piece, name) => {
  await renderAtOnce(<Piece vehicle={sampleVehicle()} />);
  const button = await screen.findByRole('button', { name });
  expect(button.getAttribute('aria-busy')).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  await waitFor(() => expect(added).toHaveLength(1));
  await act(async () => added[0]?.(sampleCart([{ quantity: 2 }])));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(added).toHaveLength(1);
});

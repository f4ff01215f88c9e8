import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { guestIdKey } from '../../../src/client/storage/storage';
import { VehicleCard } from '../../../src/rental/parts/VehicleCard';
import { RentControls } from '../../../src/rental/vehicle/RentControls';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart, sampleVehicle } from '../../support/rental';
import { standAtTheSquare } from '../../support/standAt';

vi.setConfig({ testTimeout: 30_000 });

const trip = sampleCart([{ quantity: 4 }]);
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint) => (path === '/config' ? settings : trip),
  onUnauthenticated: () => () => undefined,
}));

// What is said by a toast is said by code of its own, which is at hand here.
beforeAll(() => import('../../../src/flow/Toasts'), 30_000);
beforeEach(() => {
  guestIdKey.set('guest-1');
  standAtTheSquare();
});

const said = async (words: RegExp) => (await screen.findByText(words)).textContent;

it('TRIP-11 plus beside the quantity says how many can be had at most', async () => {
  await renderAtOnce(<RentControls vehicle={sampleVehicle()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'One more of Comet' }));
  expect(await said(/more than|up to/)).toBe(
    "You can't add more than 4 quantities of this vehicle.",
  );
});

it('TRIP-13 an add of a vehicle that the cart has all of says the sentence of adds', async () => {
  await renderAtOnce(<VehicleCard vehicle={sampleVehicle()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Rent Comet' }));
  expect(await said(/more than|up to/)).toBe(
    'Vehicle can have up to 4 rental options; no more can be added',
  );
});

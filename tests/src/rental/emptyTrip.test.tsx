import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '../../../src/client/queryClient';
import { tripCartQuery } from '../../../src/rental/api/tripCart';
import { CartPage } from '../../../src/rental/CartPage';
import TripCartDrawer from '../../../src/rental/tripCart/TripCartDrawer';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart } from '../../support/rental';

const words = 'No vehicles added in your cart. Please add vehicle to your cart list.';
const emptyTheTrip = () =>
  queryClient.setQueryData(tripCartQuery().queryKey, { confirmed: sampleCart(), shown: {} });

it('TRIP-02, TRIP-05, TRIP-06 the drawer says that the trip cart is empty, and leads on', async () => {
  emptyTheTrip();
  await renderAtOnce(<TripCartDrawer input={null} onDone={() => undefined} />);
  const drawer = await screen.findByRole('dialog', { name: 'Trip Cart' });
  expect(within(drawer).getByText(words)).toBeDefined();
  expect(within(drawer).getByRole('button', { name: 'Continue Booking' })).toBeDefined();
  expect(within(drawer).queryByRole('listitem')).toBeNull();
});

it('TRIP-05, TRIP-06 so does the page of the trip cart', async () => {
  emptyTheTrip();
  await renderAtOnce(<CartPage />);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Continue Booking' }).getAttribute('href')).toBe('/home');
  expect(screen.queryByRole('button', { name: 'Proceed To Checkout' })).toBeNull();
});

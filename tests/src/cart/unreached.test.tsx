import { act, fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { module } from '../../../domain/place/module';
import { OfflineNote } from '../../../src/app/shell/OfflineNote';
import { requestAddToCart } from '../../../src/cart/addToCart/requestAddToCart';
import { refreshCart } from '../../../src/cart/api/cart';
import { CartButton } from '../../../src/cart/CartButton';
import { keepLines } from '../../../src/cart/seenCarts';
import { CheckoutRoute } from '../../../src/checkout/CheckoutRoute';
import { ApiError } from '../../../src/client/apiError';
import { guestIdKey, moduleKey } from '../../../src/client/storage/storage';
import { refreshTripCart, useTripCart } from '../../../src/rental/api/tripCart';
import { keepTrip } from '../../../src/rental/seenTrips';
import { sampleStore } from '../../domain/samples';
import { FakeCart, settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart } from '../../support/rental';
import { standAtTheSquare } from '../../support/standAt';

let cart = new FakeCart();
let trip = sampleCart([{ quantity: 3 }]);
let fails: ApiError | null = null;
vi.mock('../../../src/client/client', () => ({
  call: async (...args: Parameters<FakeCart['call']>) => {
    if (args[0].path === '/config') return settings;
    if (fails) throw fails;
    if (args[0].path === '/stores/details/{id}') return sampleStore();
    return args[0].path.startsWith('/rental/') ? trip : cart.call(...args);
  },
  onUnauthenticated: () => () => undefined,
}));

const unreached = new ApiError('network', 0);

beforeEach(() => {
  localStorage.clear();
  cart = new FakeCart();
  fails = unreached;
  guestIdKey.set('guest-1');
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_type: 'food', zones: [], status: 1 }));
  // A network that leads nowhere: the device believes to be connected.
  expect(navigator.onLine).toBe(true);
});

const bag = (contents: string) =>
  screen.findByRole('button', { name: `Shopping Cart, ${contents}` });

it('GATE-04 a checkout whose cart was never seen and cannot be read says so, and never that it is empty', async () => {
  const nothing = 'There is nothing to order yet';
  let isToldEmpty = false;
  const watch = new MutationObserver(() => {
    isToldEmpty ||= screen.queryByText(nothing) !== null;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await renderAtOnce(<CheckoutRoute page="cart" step={undefined} />);
  await screen.findByRole('button', { name: 'Try again' });
  // What says that a cart is empty is code of its own: it has had its time to arrive.
  await act(() => import('../../../src/checkout/NoSteps'));
  const again = screen.getByRole('button', { name: 'Try again' });
  cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
  fails = null;
  fireEvent.click(again);
  await screen.findByRole('heading', { name: 'Your order' });
  await screen.findAllByText('Soup');
  watch.disconnect();
  expect(isToldEmpty).toBe(false);
});

it('CART-12 a bag that the shop cannot be asked for is shown as it was seen last, and asked for again (S07)', async () => {
  cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
  keepLines('guest:guest-1/1', cart.entries);
  await renderAtOnce(<CartButton />);
  await bag('2 items');
  cart.put({ id: 2, name: 'Bread', price: 3 });
  fails = null;
  await act(refreshCart);
  await bag('3 items');
});

it('CART-12 what this page has of the cart is newer than what was kept', async () => {
  cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
  fails = null;
  await renderAtOnce(<CartButton />);
  await bag('2 items');
  keepLines(
    'guest:guest-1/1',
    cart.entries.map((entry) => ({ ...entry, quantity: 9 })),
  );
  fails = unreached;
  await act(refreshCart);
  await bag('2 items');
});

it('CART-12 a refusal is no reason to show what was seen before', async () => {
  cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
  keepLines('guest:guest-1/1', cart.entries);
  fails = new ApiError('unavailable', 503);
  await renderAtOnce(<CartButton />);
  await act(refreshCart);
  await bag('empty');
});

it('CART-12 a change that does not reach the shop is told, kept, and made once when it is back (S07)', async () => {
  fails = null;
  const soup = cart.offer({ id: 1, name: 'Soup', price: 10 });
  await renderAtOnce(
    <>
      <OfflineNote />
      <CartButton />
    </>,
  );
  await bag('empty');
  fails = unreached;
  void requestAddToCart({ item: soup, quantity: 2 });
  await bag('2 items');
  await screen.findByText(/^The shop cannot be reached\./);
  expect(screen.queryByText(/could not be changed/)).toBeNull();
  await bag('2 items');
  fails = null;
  fireEvent(window, new Event('online'));
  await vi.waitFor(() =>
    expect(cart.entries.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[1, 2]]),
  );
  await vi.waitFor(() => expect(screen.queryByText(/cannot be reached/)).toBeNull());
  await bag('2 items');
});

it('CART-13 what is put into a cart that could not be read goes to what is there of it', async () => {
  guestIdKey.set('guest-2');
  const soup = cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
  fails = new ApiError('unavailable', 503);
  await renderAtOnce(<CartButton />);
  await bag('empty');
  fails = null;
  void requestAddToCart({ item: soup, quantity: 1 });
  await bag('3 items');
  expect(cart.entries.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[1, 3]]);
});

it('CART-13 so does as much as is there already', async () => {
  guestIdKey.set('guest-3');
  const soup = cart.put({ id: 1, name: 'Soup', price: 10 });
  fails = new ApiError('unavailable', 503);
  await renderAtOnce(<CartButton />);
  await bag('empty');
  fails = null;
  void requestAddToCart({ item: soup, quantity: 1 });
  await bag('2 items');
  expect(cart.entries.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[1, 2]]);
});

function TripUnits() {
  const { units, error } = useTripCart();
  // A toast of the test before may still stand there as another status.
  return <output aria-label="Vehicles">{error ? 'failed' : units}</output>;
}

it('TRIP-18 so is the trip cart', async () => {
  keepTrip('guest:guest-1', trip);
  await renderAtOnce(<TripUnits />);
  await vi.waitFor(() => expect(screen.getByLabelText('Vehicles').textContent).toBe('3'));
  trip = sampleCart([{ quantity: 1 }]);
  fails = null;
  await act(refreshTripCart);
  await vi.waitFor(() => expect(screen.getByLabelText('Vehicles').textContent).toBe('1'));
});

it('SESS-11 an empty trip cart of somebody else forgets none', () => {
  keepTrip('guest:guest-1', trip);
  keepTrip('', sampleCart([]));
  expect(localStorage.getItem('trip-seen')).toContain('"whose":"guest:guest-1"');
});

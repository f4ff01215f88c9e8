import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { module } from '../../../domain/place/module';
import { ItemQuantity } from '../../../src/cart/ItemQuantity';
import { ApiError } from '../../../src/client/apiError';
import { guestIdKey, moduleKey, storePlace } from '../../../src/client/storage/storage';
import { FakeCart } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { standAtTheSquare } from '../../support/standAt';

vi.setConfig({ testTimeout: 20_000 });

let cart = new FakeCart();
let guests = 0;
vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<FakeCart['call']>) => cart.call(...args),
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => {
  cart = new FakeCart();
  guests += 1;
  guestIdKey.set(`guest-${guests}`);
  storePlace({ address: '12 Palm Street', point: { lat: 25.2, lng: 55.3 }, zoneIds: [1] });
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_type: 'food', zones: [], status: 1 }));
});

describe('the plus on a card', () => {
  it('ITEM-20 adds at once while the server is silent, and once for a double click', async () => {
    const soup = cart.offer({ id: 1, name: 'Soup' });
    await renderAtOnce(<ItemQuantity item={soup} />);
    await waitFor(() => expect(cart.asked).toContain('/customer/cart/list'));
    let open: () => void = () => undefined;
    cart.gate = new Promise((resolve) => {
      open = resolve;
    });
    const plus = screen.getByRole('button', { name: 'Add Soup to the cart' });
    fireEvent.click(plus, { detail: 1 });
    fireEvent.click(plus, { detail: 2 });
    expect(await screen.findByText('01')).toBeDefined();
    expect(cart.entries).toEqual([]);
    await act(async () => open());
    expect(await screen.findByText('Item added to cart')).toBeDefined();
    expect(cart.entries.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('CART-12 waits without a connection, and is sent once when it is back', async () => {
    const soup = cart.offer({ id: 1, name: 'Soup' });
    await renderAtOnce(<ItemQuantity item={soup} />);
    await waitFor(() => expect(cart.asked).toContain('/customer/cart/list'));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    cart.failures.set('/customer/cart/add', new ApiError('network', 0));
    fireEvent.click(screen.getByRole('button', { name: 'Add Soup to the cart' }));
    await waitFor(() => expect(cart.asked).toContain('/customer/cart/add'));
    expect(await screen.findByText('01')).toBeDefined();
    expect(cart.entries).toEqual([]);
    online.mockRestore();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Item added to cart')).toBeDefined();
    expect(cart.entries.map(({ quantity }) => quantity)).toEqual([1]);
    expect(cart.asked.filter((path) => path === '/customer/cart/add')).toHaveLength(2);
  });

  it('CART-12 is not sent again when it was heard and only the answer was lost', async () => {
    const soup = cart.put({ id: 1, name: 'Soup' });
    await renderAtOnce(<ItemQuantity item={soup} />);
    const more = await screen.findByRole('button', { name: 'One more of Soup' });
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    cart.failures.set('/customer/cart/update', new ApiError('network', 0));
    fireEvent.click(more);
    await waitFor(() => expect(cart.asked).toContain('/customer/cart/update'));
    cart.entries = [];
    cart.put({ id: 1, name: 'Soup' }, 2);
    online.mockRestore();
    const before = cart.asked.length;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(cart.asked.slice(before)).toContain('/customer/cart/list'));
    expect(await screen.findByText('02')).toBeDefined();
    expect(cart.asked.filter((path) => path === '/customer/cart/update')).toHaveLength(1);
  });

  it('CART-04, CART-10 what was taken out and added again is changed as any line, and its Undo is over', async () => {
    const soup = cart.put({ id: 1, name: 'Soup' });
    await renderAtOnce(<ItemQuantity item={soup} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Soup from the cart' }));
    await screen.findByText('Cart item remove successfully');
    fireEvent.click(await screen.findByRole('button', { name: 'Add Soup to the cart' }));
    // Sooner than the offer would pass by itself.
    await waitFor(() => expect(screen.queryByText('Cart item remove successfully')).toBeNull(), {
      timeout: 5000,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'One more of Soup' }));
    await waitFor(() => expect(cart.entries.map(({ quantity }) => quantity)).toEqual([2]));
    fireEvent.click(screen.getByRole('button', { name: 'One less of Soup' }));
    await waitFor(() => expect(cart.entries.map(({ quantity }) => quantity)).toEqual([1]));
  });

  it('CART-04, CART-10 what is added again before its removal is through stays, and can be changed', async () => {
    const soup = cart.put({ id: 1, name: 'Soup' });
    await renderAtOnce(<ItemQuantity item={soup} />);
    const bin = await screen.findByRole('button', { name: 'Remove Soup from the cart' });
    let open: () => void = () => undefined;
    cart.gate = new Promise((resolve) => {
      open = resolve;
    });
    fireEvent.click(bin);
    fireEvent.click(await screen.findByRole('button', { name: 'Add Soup to the cart' }));
    fireEvent.click(await screen.findByRole('button', { name: 'One more of Soup' }));
    await act(async () => open());
    await waitFor(() => expect(cart.entries.map(({ quantity }) => quantity)).toEqual([2]));
    expect(screen.queryByText('Cart item remove successfully')).toBeNull();
    expect(cart.asked.filter((path) => path === '/customer/cart/remove-item')).toHaveLength(1);
  });

  it('ITEM-11 to ITEM-13 asks before another store’s items go', async () => {
    cart.put({ id: 1, name: 'Soup', store_id: 8 });
    const bread = cart.offer({ id: 2, name: 'Bread', store_id: 9 });
    await renderAtOnce(<ItemQuantity item={bread} />);
    await waitFor(() => expect(cart.asked).toContain('/customer/cart/list'));
    fireEvent.click(await screen.findByRole('button', { name: 'Add Bread to the cart' }));
    const question = await screen.findByRole('dialog', {
      name: 'Are you sure, you want to reset?',
    });
    expect(question.textContent).toContain(
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    );
    fireEvent.click(within(question).getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText(
        'Your cart has been cleared successfully. And selected item added to the cart.',
      ),
    ).toBeDefined();
    expect(cart.entries.map(({ item_id }) => item_id)).toEqual([2]);
  });

  it('ITEM-16 does not go beyond the maximum', async () => {
    const soup = cart.put({ id: 1, name: 'Soup', maximum_cart_quantity: 1 });
    await renderAtOnce(<ItemQuantity item={soup} />);
    fireEvent.click(await screen.findByRole('button', { name: 'One more of Soup' }));
    expect(await screen.findByText('Out of Limits')).toBeDefined();
    expect(cart.asked).not.toContain('/customer/cart/update');
  });
});

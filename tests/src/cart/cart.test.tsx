import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { module } from '../../../domain/place/module';
import { CartButton } from '../../../src/cart/CartButton';
import { ApiError } from '../../../src/client/apiError';
import { guestIdKey, moduleKey } from '../../../src/client/storage/storage';
import { provideNavigation } from '../../../src/flow/emitted';
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
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_type: 'food', zones: [], status: 1 }));
});

async function openDrawer() {
  await renderAtOnce(<CartButton />);
  fireEvent.click(await screen.findByRole('button', { name: /^Shopping Cart/ }));
  return screen.findByRole('dialog', { name: 'Shopping Cart' });
}
const lineNames = (drawer: HTMLElement) =>
  within(drawer)
    .queryAllByRole('article')
    .map((line) => line.getAttribute('aria-label'));

describe('the cart drawer', () => {
  it('CART-01, CART-02, CART-08 shows lines, subtotal, way to free delivery and checkout', async () => {
    cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
    const drawer = await openDrawer();
    const line = await within(drawer).findByRole('article', { name: 'Soup' });
    expect(within(line).getByText('02')).toBeDefined();
    expect(within(line).getByText('2 in the cart')).toBeDefined();
    const subtotal = within(drawer).getByText('Subtotal').closest('div');
    await waitFor(() => expect(subtotal?.textContent).toBe('Subtotal$20.00'));
    expect(within(drawer).getByText(/more for free delivery/).textContent).toBe(
      '$20.00 more for free delivery',
    );
    const bar = within(drawer).getByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    expect(within(drawer).getByRole('button', { name: 'Proceed To Checkout' })).toBeDefined();
    expect(
      screen.getByRole('button', { name: 'Shopping Cart, 2 items', hidden: true }),
    ).toBeDefined();
  });

  it('CART-01 on a low screen the total stands once, with the button, and the lines scroll with the sums', async () => {
    const usual = window.matchMedia;
    window.matchMedia = (query) => ({
      ...usual(query),
      matches: query === '(max-height: 740px)' || query.includes('prefers-reduced-motion'),
    });
    try {
      const quote = { delivery_charge: 2, tax_amount: 0, additional_charge: 0, total: 22 };
      const unpriced = cart.call;
      Object.assign(cart, {
        call: async (...asked: Parameters<FakeCart['call']>) =>
          asked[0].path === '/customer/order/get-tax' ? quote : unpriced(...asked),
      });
      cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
      const drawer = await openDrawer();
      const total = await within(drawer).findByText('Estimated total');
      const bar = total.closest('[data-total-bar]');
      expect(bar?.textContent).toBe('Estimated total$22.00Proceed To Checkout');
    } finally {
      window.matchMedia = usual;
    }
  });

  it('CART-01, CART-08 calls what lines cost before discounts the subtotal, and shares a capped discount of the store over them', async () => {
    const store_discount_rule = {
      discount: 50,
      discount_type: 'percent' as const,
      max_discount: 10,
      min_purchase: 15,
      start_date: null,
      end_date: null,
    };
    const lowered = { price: 10, store_discount: 50, store_discount_rule };
    cart.put({ ...lowered, id: 1, name: 'Soup' }, 2);
    cart.put({ ...lowered, id: 2, name: 'Bread' }, 1);
    const drawer = await openDrawer();
    const costOf = async (name: string) =>
      (await within(drawer).findByRole('article', { name })).textContent;
    await waitFor(async () => expect(await costOf('Soup')).toContain('$13.33Old price $20.00'));
    expect(await costOf('Bread')).toContain('$6.67Old price $10.00');
    const rows = () =>
      within(drawer)
        .getAllByRole('term')
        .map((term) => term.closest('div')?.textContent);
    expect(rows()).toEqual(['Subtotal$30.00', 'Discount-$10.00', 'After discount$20.00']);
    expect(within(drawer).getByText(/more for free delivery/).textContent).toBe(
      '$10.00 more for free delivery',
    );
  });

  it('CART-08, PRICE-22 is priced as collected where its store does not deliver', async () => {
    const stored = cart;
    stored.isCollected = true;
    stored.put({ id: 1, name: 'Soup', price: 10 }, 2);
    localStorage.setItem('currentLatLng', JSON.stringify({ lat: 24.7, lng: 37.2 }));
    const quote = { delivery_charge: 0, tax_amount: 0, additional_charge: 1, total: 21 };
    const unpriced = stored.call;
    const types: unknown[] = [];
    const answering = vi.spyOn(stored, 'call').mockImplementation(async (...asked) => {
      if (asked[0].path !== '/customer/order/get-tax') return unpriced(...asked);
      const { body = {} }: { body?: object } = asked[1] ?? {};
      types.push('order_type' in body && body.order_type);
      return quote;
    });
    const drawer = await openDrawer();
    await within(drawer).findByText('Estimated total');
    expect(types).toEqual(['take_away']);
    const rows = within(drawer)
      .getAllByRole('term')
      .map((term) => term.closest('div')?.textContent);
    expect(rows).toEqual(['Subtotal$20.00', 'Service fee$1.00', 'Estimated total$21.00']);
    expect(within(drawer).queryByText(/free delivery/)).toBeNull();
    answering.mockRestore();
  });

  it.each([
    ['in its own words', 'zone_mismatch', 'This store does not serve your area.'],
    ['where it has none', 'address_outside_zone', ''],
  ])('CART-01 says that its store does not serve the place, %s', async (_, code, said) => {
    localStorage.setItem('currentLatLng', JSON.stringify({ lat: 24.7, lng: 37.2 }));
    cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
    cart.refuse('/customer/order/get-tax', code, said);
    const drawer = await openDrawer();
    const text = await within(drawer).findByText(
      said ||
        'The store does not deliver to this address. Choose another one or collect the order yourself.',
    );
    const alert = text.closest<HTMLElement>('[role="alert"]') ?? drawer;
    expect(within(alert).getAllByRole('button', { name: 'Change location' })).toHaveLength(1);
    expect(within(drawer).queryByText(/free/)).toBe(null);
    expect(within(drawer).queryByText(/worked out at the checkout/)).toBeNull();
  });

  it('CART-01 takes nothing off below the minimum purchase of the store', async () => {
    const store_discount_rule = {
      discount: 50,
      discount_type: 'percent' as const,
      max_discount: 0,
      min_purchase: 15,
      start_date: null,
      end_date: null,
    };
    cart.put({ id: 1, name: 'Soup', price: 10, store_discount: 50, store_discount_rule });
    const drawer = await openDrawer();
    const line = await within(drawer).findByRole('article', { name: 'Soup' });
    await waitFor(() => expect(line.textContent).toContain('$10.00'));
    expect(within(line).queryByText('Old price')).toBeNull();
    expect(within(drawer).queryByText('Discount')).toBeNull();
    fireEvent.click(within(line).getByRole('button', { name: /^One more of Soup/ }));
    await waitFor(() => expect(line.textContent).toContain('$10.00Old price $20.00'));
  });

  it('CART-01 tells what is missing to the minimum order of the store, until it is reached', async () => {
    cart.minimumOrder = 25;
    cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
    const drawer = await openDrawer();
    const note = await within(drawer).findByText(/^The minimum order of this store/);
    expect(note.textContent).toBe(
      'The minimum order of this store is $25.00. Add $5.00 more to order.',
    );
    // No way on that ends with a refusal at the very last press.
    expect(within(drawer).queryByRole('button', { name: 'Proceed To Checkout' })).toBeNull();
    expect(within(drawer).getByRole('button', { name: 'Add $5.00 more' })).toBeTruthy();
    fireEvent.click(within(drawer).getByRole('button', { name: /^One more of Soup/ }));
    await waitFor(() => expect(within(drawer).queryByText(/^The minimum order/)).toBeNull());
    expect(await within(drawer).findByRole('button', { name: 'Proceed To Checkout' })).toBeTruthy();
    await waitFor(() => expect(cart.entries.map(({ quantity }) => quantity)).toEqual([3]));
  });

  it('ITEM-06 stops at what can be had neither now nor later until it is removed', async () => {
    const stored = cart;
    stored.put({ id: 1, name: 'Soup', price: 10, available: 0, schedule_order: 0 });
    stored.put({ id: 2, name: 'Bread', price: 4, available: 0, schedule_order: 1 });
    const drawer = await openDrawer();
    const soup = await within(drawer).findByRole('article', { name: 'Soup' });
    const bread = within(drawer).getByRole('article', { name: 'Bread' });
    expect(within(soup).getAllByText("This item can't be ordered right now.")).toHaveLength(1);
    expect(
      within(bread).getAllByText('For later: you choose the time at the checkout.'),
    ).toHaveLength(1);
    const proceed = within(drawer).getByRole('button', { name: 'Proceed To Checkout' });
    expect(proceed.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(proceed);
    const removal = document.activeElement;
    expect(removal?.getAttribute('aria-label')).toBe('Remove Soup from the cart');
    fireEvent.click(removal as HTMLElement);
    await waitFor(() => expect(stored.entries.map(({ item_id }) => item_id)).toEqual([2]));
    await waitFor(() => expect(proceed.getAttribute('aria-disabled')).toBe('false'));
  });

  it('ITEM-14 stops at a choice that is gone, which can be edited or removed', async () => {
    const stored = cart;
    stored.put({ id: 1, name: 'Soup', price: 10 });
    stored.put({ id: 2, name: 'Bread', price: 4 });
    stored.entries = stored.entries.map((entry) =>
      entry.item_id === 1 ? { ...entry, add_on_ids: [9], add_on_qtys: [1] } : entry,
    );
    const drawer = await openDrawer();
    const soup = await within(drawer).findByRole('article', { name: 'Soup' });
    const said = 'What you chose of it is not offered any more. Choose anew, or remove it.';
    expect(within(drawer).getAllByText(said)).toEqual(within(soup).getAllByText(said));
    expect(within(soup).getAllByRole('button', { name: 'Edit Soup' })).toHaveLength(1);
    const proceed = within(drawer).getByRole('button', { name: 'Proceed To Checkout' });
    expect(proceed.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(proceed);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Soup from the cart');
  });

  it('ITEM-15, ITEM-17, CART-02 says what is left, takes it by one press, and goes on only then', async () => {
    const stored = cart;
    stored.put({ id: 1, name: 'Soup', price: 10, stock: 0 });
    stored.put({ id: 2, name: 'Bread', price: 4, stock: 2 }, 4);
    stored.put({ id: 3, name: 'Rice', price: 7, stock: 9 }, 2);
    const drawer = await openDrawer();
    const row = (name: string) => within(drawer).getByRole('article', { name });
    await within(drawer).findByRole('article', { name: 'Soup' });
    expect(within(row('Soup')).getByText('Out of Stock')).toBeDefined();
    expect(within(row('Bread')).getByText('Only 2 left')).toBeDefined();
    expect(within(row('Rice')).queryByRole('button', { name: /^Take/ })).toBeNull();
    const proceed = within(drawer).getByRole('button', { name: 'Proceed To Checkout' });
    expect(proceed.getAttribute('aria-disabled')).toBe('true');
    expect(
      document.getElementById(proceed.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe("2 items can't be ordered as they are. Take what is left, or remove them.");
    fireEvent.click(proceed);
    const mend = within(row('Soup')).getAllByRole('button', { name: 'Remove Soup from the cart' });
    expect(document.activeElement).toBe(mend[0]);
    expect(screen.getByRole('dialog', { name: 'Shopping Cart' })).toBeDefined();

    fireEvent.click(within(row('Bread')).getByRole('button', { name: 'Take 2 of Bread' }));
    await waitFor(() => expect(within(row('Bread')).getByText('02')).toBeDefined());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('One less of Bread');
    await waitFor(() => expect(stored.entries.map(({ quantity }) => quantity)).toEqual([1, 2, 2]));
    expect(stored.asked.filter((path) => path === '/customer/cart/update')).toHaveLength(1);

    fireEvent.click(mend[0] as HTMLElement);
    await waitFor(() => expect(stored.entries.map(({ item_id }) => item_id)).toEqual([2, 3]));
    expect(within(drawer).getByRole('button', { name: 'Undo' })).toBeDefined();
    expect(proceed.getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(proceed);
    const choice = await screen.findByRole('dialog', { name: 'How would you like to order?' });
    expect(screen.queryByRole('dialog', { name: 'Shopping Cart' })).toBeNull();
    fireEvent.click(within(choice).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('CART-02, CAT-03 offers to go on shopping when it is empty', async () => {
    const drawer = await openDrawer();
    expect(await within(drawer).findByText('Your cart is empty')).toBeDefined();
    expect(within(drawer).getByRole('button', { name: 'Continue Shopping' })).toBeDefined();
    expect(within(drawer).queryByRole('button', { name: 'Proceed To Checkout' })).toBeNull();
    const visited: string[] = [];
    provideNavigation((to) => void visited.push(to));
    fireEvent.click(within(drawer).getByRole('button', { name: 'Continue Shopping' }));
    await waitFor(() => expect(visited).toEqual(['/home']));
  });

  it('CART-12 shows a price that the server has changed before the checkout, until it was seen', async () => {
    cart.put({ id: 1, name: 'Soup', price: 10 });
    const drawer = await openDrawer();
    await within(drawer).findByRole('article', { name: 'Soup' });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Close the cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cart.entries = cart.entries.map((entry) => ({ ...entry, price: 12 }));
    const open = () => fireEvent.click(screen.getByRole('button', { name: /^Shopping Cart/ }));
    open();
    const notice = await screen.findByText(/^The price has changed/);
    expect(notice.textContent).toBe('The price has changed from $10.00 to $12.00.');
    fireEvent.click(screen.getByRole('button', { name: 'Close the cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    open();
    await screen.findByRole('article', { name: 'Soup' });
    expect(screen.queryByText(/^The price has changed/)).toBeNull();
  });

  it('CART-18 takes a note and a wish for when the line is sold out, and keeps both', async () => {
    cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
    const drawer = await openDrawer();
    const line = await within(drawer).findByRole('article', { name: 'Soup' });
    fireEvent.click(within(line).getByRole('button', { name: 'Note and substitution for Soup' }));
    const dialog = await screen.findByRole('dialog', { name: 'Soup' });
    const note = within(dialog).getByRole('textbox', { name: /^Note to the store/ });
    fireEvent.change(note, { target: { value: '  No salt ' } });
    fireEvent.click(within(dialog).getByRole('radio', { name: 'An item that I choose' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Choose what to take instead.')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('radio', { name: 'A refund' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Soup' })).toBeNull());
    expect(line.textContent).toContain('No salt · If sold out: a refund');
    expect(cart.entries).toMatchObject([{ quantity: 2, note: 'No salt', substitution: 'refund' }]);
    // A change of the quantity takes nothing of it away.
    fireEvent.click(within(line).getByRole('button', { name: /^One more of Soup/ }));
    await waitFor(() => expect(cart.entries).toMatchObject([{ quantity: 3, note: 'No salt' }]));
    expect(line.textContent).toContain('No salt · If sold out: a refund');
  });

  it('CART-04, CART-10 minus at one removes; Undo restores the line in its place', async () => {
    cart.put({ id: 1, name: 'Soup' });
    cart.put({ id: 2, name: 'Bread' });
    const drawer = await openDrawer();
    await within(drawer).findByRole('article', { name: 'Soup' });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Remove Soup from the cart' }));
    await waitFor(() => expect(lineNames(drawer)).toEqual(['Bread']));
    expect(await screen.findByText('Cart item remove successfully')).toBeDefined();
    fireEvent.click(within(drawer).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lineNames(drawer)).toEqual(['Soup', 'Bread']));
    await waitFor(() => expect(cart.entries.map(({ item_id }) => item_id)).toEqual([2, 1]));
    expect(lineNames(drawer)).toEqual(['Soup', 'Bread']);
    await waitFor(() => expect(screen.queryByText('Cart item remove successfully')).toBeNull());
  });

  it('CART-14 shows a quantity at once and takes it back when the server refuses', async () => {
    cart.put({ id: 1, name: 'Soup' });
    const drawer = await openDrawer();
    const line = await within(drawer).findByRole('article', { name: 'Soup' });
    cart.refuse('/customer/cart/update', 'out_of_stock');
    fireEvent.click(within(line).getByRole('button', { name: 'One more of Soup' }));
    expect(await within(line).findByText('02')).toBeDefined();
    expect(await screen.findByText('Out of Stock')).toBeDefined();
    await waitFor(() => expect(within(line).getByText('01')).toBeDefined());
  });

  it('CART-20 a shop that fails is told and the cart is as before', async () => {
    cart.put({ id: 1, name: 'Soup' });
    const drawer = await openDrawer();
    await within(drawer).findByRole('article', { name: 'Soup' });
    cart.failures.set('/customer/cart/remove-item', new ApiError('unavailable', 503));
    fireEvent.click(within(drawer).getByRole('button', { name: 'Remove Soup from the cart' }));
    const toast = await screen.findByText(/could not be changed/);
    await waitFor(() => expect(lineNames(drawer)).toEqual(['Soup']));
    fireEvent.click(within(toast.parentElement as HTMLElement).getByRole('button'));
    await waitFor(() => expect(cart.entries).toEqual([]));
  });

  it('CART-14 trying once more leaves a note that was saved meanwhile', async () => {
    cart.put({ id: 1, name: 'Soup' });
    const drawer = await openDrawer();
    const line = await within(drawer).findByRole('article', { name: 'Soup' });
    cart.failures.set('/customer/cart/update', new ApiError('unavailable', 503));
    fireEvent.click(within(line).getByRole('button', { name: 'One more of Soup' }));
    const toast = await screen.findByText(/could not be changed/);
    cart.entries = cart.entries.map((entry) => ({ ...entry, note: 'No salt' }));
    fireEvent.click(within(toast.parentElement as HTMLElement).getByRole('button'));
    await waitFor(() =>
      expect(cart.entries.map(({ quantity, note }) => [quantity, note])).toEqual([[2, 'No salt']]),
    );
  });

  it('CART-20 a removal that does not reach the shop is kept, and made when it is back', async () => {
    cart.put({ id: 1, name: 'Soup' });
    const drawer = await openDrawer();
    await within(drawer).findByRole('article', { name: 'Soup' });
    cart.failures.set('/customer/cart/remove-item', new ApiError('network', 0));
    fireEvent.click(within(drawer).getByRole('button', { name: 'Remove Soup from the cart' }));
    await waitFor(() => expect(cart.asked).toContain('/customer/cart/remove-item'));
    expect(lineNames(drawer)).toEqual([]);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(cart.entries).toEqual([]));
    expect(lineNames(drawer)).toEqual([]);
    expect(screen.queryByText(/could not be changed/)).toBeNull();
  });

  it('CART-05 to CART-07 clears after a warning', async () => {
    cart.put({ id: 1, name: 'Soup' });
    const drawer = await openDrawer();
    fireEvent.click(await within(drawer).findByRole('button', { name: 'Clear Cart' }));
    const warning = await screen.findByRole('dialog', { name: 'Clear the cart?' });
    fireEvent.click(within(warning).getByRole('button', { name: 'Clear Cart' }));
    expect(await within(drawer).findByText('Your cart is empty')).toBeDefined();
    expect(await screen.findByText('Your cart has been cleared successfully.')).toBeDefined();
    expect(cart.asked.filter((path) => path === '/customer/cart/remove')).toHaveLength(1);
  });

  it('CART-05 Escape closes the warning alone', async () => {
    cart.put({ id: 1, name: 'Soup' });
    const drawer = await openDrawer();
    fireEvent.click(await within(drawer).findByRole('button', { name: 'Clear Cart' }));
    await screen.findByRole('dialog', { name: 'Clear the cart?' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Clear the cart?' })).toBeNull(),
    );
    expect(screen.getByRole('dialog', { name: 'Shopping Cart' })).toBeDefined();
  });

  it('GATE-02 leads a guest to the choice', async () => {
    cart.put({ id: 1, name: 'Soup' });
    const drawer = await openDrawer();
    fireEvent.click(await within(drawer).findByRole('button', { name: 'Proceed To Checkout' }));
    const choice = await screen.findByRole('dialog', { name: 'How would you like to order?' });
    const names = within(choice)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names.filter(Boolean)).toEqual(['Continue as guest', 'Login', 'Sign Up']);
  });
});

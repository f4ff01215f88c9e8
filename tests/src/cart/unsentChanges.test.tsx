import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeCart } from '../../support/fakeCart';
import { standAtTheSquare } from '../../support/standAt';

vi.setConfig({ testTimeout: 30_000 });

let cart = new FakeCart();
let isUp = true;
vi.mock('../../../src/client/client', () => ({
  call: async (...args: Parameters<FakeCart['call']>) => {
    if (isUp) return cart.call(...args);
    const { ApiError } = await import('../../../src/client/apiError');
    throw new ApiError('network', 0);
  },
  onUnauthenticated: () => () => undefined,
}));

const name = 'cart-unsent';
let leavePage: () => void = () => undefined;

/** The shop as a page that has only just been opened: nothing is left of the page before it. */
async function openPage() {
  vi.resetModules();
  const [v, { module }, { guestIdKey, moduleKey }, { renderAtOnce }, { CartButton }, library] =
    await Promise.all([
      import('valibot'),
      import('../../../domain/place/module'),
      import('../../../src/client/storage/storage'),
      import('../../support/renderAtOnce'),
      import('../../../src/cart/CartButton'),
      import('@testing-library/react'),
    ]);
  guestIdKey.set('guest-1');
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_type: 'food', zones: [], status: 1 }));
  await renderAtOnce(<CartButton />);
  leavePage = () => {
    library.cleanup();
    document.body.replaceChildren();
  };
  return library;
}

const never = new Promise<void>(() => undefined);

afterEach(() => leavePage());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  cart = new FakeCart();
  isUp = true;
});

it('CART-12, SESS-11 what was shown in the cart and never answered is done after a reload', async () => {
  const soup = cart.offer({ id: 1, name: 'Soup', price: 10 });
  const before = await openPage();
  const { requestAddToCart } = await import('../../../src/cart/addToCart/requestAddToCart');
  await before.screen.findByRole('button', { name: 'Shopping Cart, empty' });
  cart.gate = never;
  void requestAddToCart({ item: soup, quantity: 2 });
  await before.screen.findByRole('button', { name: 'Shopping Cart, 2 items' });
  expect(Object.keys(JSON.parse(sessionStorage.getItem(name) ?? '{}'))).toEqual([
    'guest:guest-1/1',
  ]);
  leavePage();

  cart = Object.assign(new FakeCart(), { items: cart.items });
  const after = await openPage();
  await after.screen.findByRole('button', { name: 'Shopping Cart, 2 items' });
  await after.waitFor(() => expect(cart.asked).toContain('/customer/cart/add'));
  await after.waitFor(() => expect(sessionStorage.getItem(name)).toBeNull());
  expect(cart.entries.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[1, 2]]);
});

it('CART-12 what waits when the page is closed for good is done by the next one, in whatever tab', async () => {
  const soup = cart.offer({ id: 1, name: 'Soup', price: 10 });
  const before = await openPage();
  const { requestAddToCart } = await import('../../../src/cart/addToCart/requestAddToCart');
  await before.screen.findByRole('button', { name: 'Shopping Cart, empty' });
  cart.gate = never;
  void requestAddToCart({ item: soup, quantity: 2 });
  await before.screen.findByRole('button', { name: 'Shopping Cart, 2 items' });
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(name)).toBeNull();
  leavePage();

  cart = Object.assign(new FakeCart(), { items: cart.items });
  const after = await openPage();
  await after.screen.findByRole('button', { name: 'Shopping Cart, 2 items' });
  await after.waitFor(() =>
    expect(cart.entries.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[1, 2]]),
  );
  await after.waitFor(() => expect(localStorage.getItem(name)).toBeNull());
});

it('CART-12 a note and more of an add-on of a line that is there are sent again too', async () => {
  cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
  const [entry] = cart.entries;
  if (!entry) throw new Error('no line');
  const { keyOfEntry, lineOfEntry } = await import('../../../domain/cart/cartLines');
  const wishes = { note: 'No onions', substitution: 'refund', substitute: null };
  const line = { ...lineOfEntry(entry), wishes };
  const change = { kind: 'set', line, was: keyOfEntry(entry) };
  sessionStorage.setItem(name, JSON.stringify({ 'guest:guest-1/1': [change] }));
  const { waitFor } = await openPage();
  await waitFor(() => expect(cart.entries.map(({ note }) => note)).toEqual(['No onions']));
  await waitFor(() => expect(sessionStorage.getItem(name)).toBeNull());
  expect(cart.entries.map(({ quantity }) => quantity)).toEqual([2]);
});

it('CART-12 the code that does it is fetched beside the cart, not behind it', async () => {
  const loaded: string[] = [];
  vi.doMock('../../../src/cart/resumeChanges', async (original) => {
    loaded.push('resumeChanges');
    return original();
  });
  const soup = cart.offer({ id: 1, name: 'Soup', price: 10 });
  const line = { item: soup, quantity: 2, variation: [], addOns: [] };
  sessionStorage.setItem(name, JSON.stringify({ 'guest:guest-1/1': [{ kind: 'set', line }] }));
  let answer: () => void = () => undefined;
  cart.gate = new Promise((resolve) => {
    answer = resolve;
  });
  const { screen, waitFor } = await openPage();
  await waitFor(() => expect(cart.asked).toEqual(['/customer/cart/list']));
  await waitFor(() => expect(loaded).toEqual(['resumeChanges']));
  vi.doUnmock('../../../src/cart/resumeChanges');
  expect(screen.getAllByRole('button', { name: 'Shopping Cart, empty' })).toHaveLength(1);
  answer();
  await screen.findByRole('button', { name: 'Shopping Cart, 2 items' });
  await waitFor(() => expect(quantities()).toEqual([[1, 2]]));
});

it('CART-12 a change that the server has heard is not made twice', async () => {
  const soup = cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
  const line = { item: soup, quantity: 2, variation: [], addOns: [] };
  sessionStorage.setItem(name, JSON.stringify({ 'guest:guest-1/1': [{ kind: 'set', line }] }));
  const { screen, waitFor } = await openPage();
  await screen.findByRole('button', { name: 'Shopping Cart, 2 items' });
  await waitFor(() => expect(sessionStorage.getItem(name)).toBeNull());
  expect(cart.asked.filter((path) => path !== '/customer/cart/list')).toEqual([]);
});

it('CART-12 a line that was being removed is removed', async () => {
  cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
  cart.put({ id: 2, name: 'Bread', price: 3 });
  const { keyOfEntry } = await import('../../../domain/cart/cartLines');
  const key = keyOfEntry(cart.entries[0] as never);
  sessionStorage.setItem(name, JSON.stringify({ 'guest:guest-1/1': [{ kind: 'remove', key }] }));
  const { screen, waitFor } = await openPage();
  await screen.findByRole('button', { name: 'Shopping Cart, 1 item' });
  await waitFor(() => expect(cart.entries.map(({ item_id }) => item_id)).toEqual([2]));
  await waitFor(() => expect(sessionStorage.getItem(name)).toBeNull());
});

it('SESS-11 of another shopper’s cart nothing is done, and it is forgotten', async () => {
  const line = { item: cart.offer({ id: 1 }), quantity: 2, variation: [], addOns: [] };
  sessionStorage.setItem(name, JSON.stringify({ 'guest:other/1': [{ kind: 'set', line }] }));
  const { screen, waitFor } = await openPage();
  await screen.findByRole('button', { name: 'Shopping Cart, empty' });
  await waitFor(() => expect(sessionStorage.getItem(name)).toBeNull());
  expect(cart.asked).toEqual(['/customer/cart/list']);
});

it('ERR-01 what cannot be read is dropped', async () => {
  sessionStorage.setItem(name, '{"guest:guest-1/1":[{"kind":"set"}]}');
  const { screen } = await openPage();
  await screen.findByRole('button', { name: 'Shopping Cart, empty' });
  expect(cart.asked).toEqual(['/customer/cart/list']);
});

const quantities = () => cart.entries.map(({ item_id, quantity }) => [item_id, quantity]);

it('CART-12 what did not reach the shop is in the bag after a reload, on top of what was seen last', async () => {
  const soup = cart.put({ id: 1, name: 'Soup', price: 10 }, 2);
  const bread = cart.offer({ id: 2, name: 'Bread', price: 3 });
  localStorage.setItem(
    'cart-seen',
    JSON.stringify({ whose: 'guest:guest-1/1', kept: cart.entries }),
  );
  const lineOf = (item: typeof soup) => ({ item, quantity: 4, variation: [], addOns: [] });
  const { keyOfLine } = await import('../../../domain/cart/cartLines');
  const changes = [
    { kind: 'set', line: lineOf(soup), was: keyOfLine(lineOf(soup)) },
    { kind: 'set', line: lineOf(bread) },
  ];
  sessionStorage.setItem(name, JSON.stringify({ 'guest:guest-1/1': changes }));
  isUp = false;
  const { screen, waitFor, fireEvent } = await openPage();
  await screen.findByRole('button', { name: 'Shopping Cart, 8 items' });
  isUp = true;
  fireEvent(window, new Event('online'));
  await waitFor(() =>
    expect(quantities()).toEqual([
      [1, 4],
      [2, 4],
    ]),
  );
  await waitFor(() => expect(sessionStorage.getItem(name)).toBeNull());
});

it('CART-13 so is what was added to a bag that was never seen; units that the shop has by then are not added to', async () => {
  const line = { item: cart.offer({ id: 1 }), quantity: 4, variation: [], addOns: [] };
  sessionStorage.setItem(name, JSON.stringify({ 'guest:guest-1/1': [{ kind: 'set', line }] }));
  isUp = false;
  const { screen, waitFor, fireEvent } = await openPage();
  await screen.findByRole('button', { name: 'Shopping Cart, 4 items' });
  cart.put({ id: 1 }, 1);
  isUp = true;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(quantities()).toEqual([[1, 4]]));
  expect(cart.asked).not.toContain('/customer/cart/add');
});

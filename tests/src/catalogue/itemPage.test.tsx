import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Item } from '../../../domain/catalogue/catalogue';
import { module } from '../../../domain/place/module';
import { ItemFlow } from '../../../src/catalogue/item/ItemFlow';
import { ShopItemCard } from '../../../src/catalogue/parts/ShopItemCard';
import { guestIdKey, moduleKey } from '../../../src/client/storage/storage';
import { sampleItem } from '../../domain/samples';
import { FakeCart } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { standAtTheSquare } from '../../support/standAt';

vi.setConfig({ testTimeout: 20_000 });

let cart = new FakeCart();
vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<FakeCart['call']>) => cart.call(...args),
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => {
  cart = new FakeCart();
  guestIdKey.set('guest-of-an-item');
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_type: 'food', zones: [], status: 1 }));
});

const show = (parts: Partial<Item>) =>
  renderAtOnce(<ItemFlow item={sampleItem({ id: 1, name: 'Soup', ...parts })} preset={{}} />);
const campaign = { isCampaignItem: true, available_date_starts: '2026-11-01T00:00:00.000Z' };

describe('the buttons of an item', () => {
  it('ITEM-04, ITEM-06, ITEM-07 are Buy Now and Add to Cart while it can be had', async () => {
    await show({});
    expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Order Now' })).toBeNull();
  });

  it.each([
    ['stock', { stock: 0 }],
    ['hours', { available: 0 as const }],
  ])('ITEM-06 are one disabled Out of Stock without %s', async (_, parts) => {
    await show(parts);
    const button = await screen.findByRole('button', { name: 'Out of Stock' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  it('ITEM-06, ITEM-07 is Add to Cart too where a closed store takes orders for later', async () => {
    await show({ available: 0, schedule_order: 1 });
    await screen.findByRole('button', { name: 'Add to Cart' });
    expect(screen.queryByRole('button', { name: 'Out of Stock' })).toBeNull();
    await screen.findByText('Order it for later: you choose the time at the checkout.');
  });

  it('ITEM-07 says what the chosen number costs, as its description beside its name', async () => {
    await show({ price: 4.75 });
    const add = await screen.findByRole('button', { name: 'Add to Cart', description: '$4.75' });
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(add.textContent).toBe('Add to Cart$9.50'));
  });

  it.each([
    ['280 g', '280 g'],
    ['٢٨٠ غ', '٢٨٠ غ'],
    ['kg', 'per kg'],
  ])('ITEM-27 a unit of %s is said as %s', async (unit, shown) => {
    await show({ unit_type: unit });
    expect((await screen.findByText(shown, { exact: true })).textContent).toBe(shown);
  });

  it('ITEM-03, ITEM-07 says no price while a choice is missing', async () => {
    await show(dish);
    const add = await screen.findByRole('button', { name: 'Add to Cart' });
    expect(add.textContent).toBe('Add to Cart');
    expect(add.hasAttribute('aria-describedby')).toBe(false);
  });

  it('ITEM-08 is Update To Cart once the same option is in the cart', async () => {
    const item = cart.put({ id: 1, name: 'Soup' }, 2);
    await renderAtOnce(<ItemFlow item={item} preset={{}} />);
    expect(await screen.findByRole('button', { name: 'Update To Cart' })).toBeDefined();
  });

  it('ITEM-08 updates from as many as lie in the cart: pressed at once, nothing changes', async () => {
    const item = cart.put({ id: 1, name: 'Soup', stock: 9 }, 3);
    await renderAtOnce(<ItemFlow item={item} preset={{}} />);
    const update = await screen.findByRole('button', { name: 'Update To Cart' });
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Quantity' }).textContent).toBe('03'),
    );
    fireEvent.click(update);
    await waitFor(() => expect(update.getAttribute('aria-busy')).toBe('false'));
    expect(cart.entries.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('ITEM-09 is Order Now alone for a campaign’s item, with what is missing to the minimum', async () => {
    cart.minimumOrder = 25;
    await show({ price: 10, ...campaign });
    expect(await screen.findByRole('button', { name: 'Order Now' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    const note = await screen.findByText(/^The minimum order of this store/);
    expect(note.textContent).toBe(
      'The minimum order of this store is $25.00. Add $15.00 more to order.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(screen.queryByText(/^The minimum order/)).toBeNull());
  });
});

const group = (name: string, labels: string[], required: 'on' | 'off') => ({
  name,
  type: 'single' as const,
  min: 0,
  max: 0,
  required,
  values: labels.map((label) => ({ label, optionPrice: 0 })),
});
const dish = {
  food_variations: [
    group('Size', ['Small', 'Large'], 'on'),
    group('Sauce', ['Garlic', 'Chilli'], 'on'),
  ],
};

describe('a choice that is missing', () => {
  it('ITEM-03 is said at its place, where the focus goes, at every press', async () => {
    await show(dish);
    const add = await screen.findByRole('button', { name: 'Add to Cart' });
    const size = screen.getByRole('group', { name: /^Size/ });
    const sauce = screen.getByRole('group', { name: /^Sauce/ });
    fireEvent.click(add);
    expect(document.activeElement).toBe(within(size).getByRole('radio', { name: 'Small' }));
    expect(within(size).getByText('Please choose: Size')).toBeDefined();
    expect(within(sauce).getByText('Please choose: Sauce')).toBeDefined();
    const described = document.getElementById(size.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Please choose: Size');
    add.focus();
    fireEvent.click(add);
    expect(document.activeElement).toBe(within(size).getByRole('radio', { name: 'Small' }));
    fireEvent.click(within(size).getByRole('radio', { name: 'Large' }));
    expect(screen.queryByText(/^Please choose/)).toBeNull();
    fireEvent.click(add);
    expect(document.activeElement).toBe(within(sauce).getByRole('radio', { name: 'Garlic' }));
    expect(within(size).queryByText(/^Please choose/)).toBeNull();
  });
});

describe('the quantity', () => {
  it('ITEM-26, CART-04 has two digits and does not fall below one', async () => {
    await show({});
    expect((await screen.findByText('01')).tagName).toBe('OUTPUT');
    expect(screen.getByRole('button', { name: 'One less' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('the quick view', () => {
  it.each([
    ['a plain item', {}],
    ['an item with variations', { variations: [{ type: 'S', price: 10, stock: 1 }] }],
    [
      'a dish',
      {
        food_variations: [
          {
            name: 'Size',
            type: 'single' as const,
            min: 0,
            max: 0,
            required: 'off' as const,
            values: [{ label: 'Small', optionPrice: 0 }],
          },
        ],
      },
    ],
    ['a campaign’s item', campaign],
  ])('ITEM-01 opens over the list from the card of %s', async (_, parts: Partial<Item>) => {
    await renderAtOnce(<ShopItemCard item={sampleItem({ id: 1, name: 'Soup', ...parts })} />);
    fireEvent.click(screen.getByRole('button', { name: 'Quick view of Soup' }));
    const popup = await screen.findByRole('dialog', { name: 'Soup' });
    fireEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Soup' })).toBeNull());
  });

  it('ITEM-07 says the price on its button, and closes when the cart has the item', async () => {
    const item = cart.offer({ id: 1, name: 'Soup', price: 12.77 });
    await renderAtOnce(<ShopItemCard item={item} />);
    fireEvent.click(screen.getByRole('button', { name: 'Quick view of Soup' }));
    const popup = await screen.findByRole('dialog', { name: 'Soup' });
    const add = await within(popup).findByRole('button', { name: 'Add to Cart' });
    expect(add.textContent).toBe('Add to Cart$12.77');
    fireEvent.click(add);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Soup' })).toBeNull());
    expect(cart.entries.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[1, 1]]);
  });

  it('ITEM-11, ITEM-17 stays open when the item is refused', async () => {
    const item = cart.offer({ id: 1, name: 'Soup', price: 6 });
    cart.refuse('/customer/cart/add', 'out_of_stock');
    await renderAtOnce(<ShopItemCard item={item} />);
    fireEvent.click(screen.getByRole('button', { name: 'Quick view of Soup' }));
    const popup = await screen.findByRole('dialog', { name: 'Soup' });
    fireEvent.click(await within(popup).findByRole('button', { name: /^Add to Cart/ }));
    await waitFor(() => expect(cart.asked).toContain('/customer/cart/add'));
    expect(await screen.findByText('Out of Stock')).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Soup' })).toBeDefined();
    expect(cart.entries).toEqual([]);
  });
});

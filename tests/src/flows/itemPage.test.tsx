import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Item } from '../../../domain/entities/catalogue';
import { module } from '../../../domain/entities/module';
import { ShopItemCard } from '../../../src/catalogue/parts/ShopItemCard';
import { ItemFlow } from '../../../src/flows/item/ItemFlow';
import { guestIdKey, moduleKey } from '../../../src/storage/storage';
import { sampleItem } from '../../domain/samples';
import { FakeCart } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { standAtTheSquare } from '../../support/standAt';

vi.setConfig({ testTimeout: 20_000 });

let cart = new FakeCart();
vi.mock('../../../src/api/client', () => ({
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

  it('ITEM-08 is Update To Cart once the same option is in the cart', async () => {
    const item = cart.put({ id: 1, name: 'Soup' }, 2);
    await renderAtOnce(<ItemFlow item={item} preset={{}} />);
    expect(await screen.findByRole('button', { name: 'Update To Cart' })).toBeDefined();
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
});

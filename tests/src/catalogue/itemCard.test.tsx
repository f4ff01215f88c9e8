import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { config } from '../../../domain/config';
import { ItemCard } from '../../../src/catalogue/card/ItemCard';
import { OfferText } from '../../../src/catalogue/card/OfferText';
import { configQuery } from '../../../src/client/shopQueries';
import { sampleItem } from '../../domain/samples';
import { renderPiece } from '../../support/render';

const settings = v.parse(config, {
  default_location: { lat: 24.7, lng: 37.2 },
  toggle_veg_non_veg: 1,
  digit_after_decimal_point: 2,
});

const tenth = {
  discount: 10,
  discount_type: 'percent' as const,
  max_discount: 10,
  min_purchase: 15,
  start_date: null,
  end_date: null,
};

const show = (parts: Parameters<typeof sampleItem>[0], toggle: 0 | 1 = 1) =>
  renderPiece(
    <ItemCard
      item={sampleItem({ name: 'Garlic pizza', store_name: 'Napoli', slug: 'garlic-1', ...parts })}
      action={<button type="button">Add</button>}
    />,
    (client) =>
      client.setQueryData(configQuery().queryKey, { ...settings, toggle_veg_non_veg: toggle }),
  );

const offer = (text: ReactElement) =>
  renderPiece(text, (client) => client.setQueryData(configQuery().queryKey, settings));

describe('an item card', () => {
  it('shows name, store, rating and price, and links to the item by slug (CAT-14, ITEM-21)', async () => {
    await show({ avg_rating: 4.5, rating_count: 8, price: 12 });
    const card = screen.getByRole('article');
    const link = within(card).getByRole('link', { name: 'Garlic pizza' });
    expect(link.getAttribute('href')).toBe('/product/garlic-1?module_id=1');
    expect(within(card).getByText('Napoli')).toBeDefined();
    expect(within(card).getByText('4.50 of 5 stars')).toBeDefined();
    expect(within(card).getByText('$12.00')).toBeDefined();
  });

  it('shows the badges Organic, Recommend and Halal (CAT-14)', async () => {
    await show({ organic: 1, recommended: 1, is_halal: 1, halal_tag_status: 1 });
    for (const badge of ['Organic', 'Recommend', 'Halal']) {
      expect(screen.getByText(badge)).toBeDefined();
    }
  });

  it('shows Halal only where the store says so too (CAT-14)', async () => {
    await show({ is_halal: 1, halal_tag_status: 0 });
    expect(screen.queryByText('Halal')).toBeNull();
  });

  it('strikes the old price through', async () => {
    await show({ price: 20, discount: 25, discount_type: 'percent' });
    expect(screen.getByText('$15.00')).toBeDefined();
    expect(screen.getByText('$20.00').closest('s')).not.toBeNull();
    expect(screen.getByText('25% off')).toBeDefined();
  });

  it('CAT-14 shows what one piece is charged where the store caps its discount', async () => {
    await show({ price: 258.99, store_discount: 10, store_discount_rule: tenth });
    expect(screen.getByText('$248.99')).toBeDefined();
    expect(screen.getByText('$258.99').closest('s')).not.toBeNull();
    expect(screen.getByText('4% off')).toBeDefined();
  });

  it('CAT-14 shows a discount that one piece does not reach as a badge, not as a price', async () => {
    await show({ price: 9, store_discount: 10, store_discount_rule: tenth });
    expect(screen.getByText('$9.00').closest('s')).toBeNull();
    expect(screen.queryByText('Old price')).toBeNull();
    expect(screen.getByText('Up to 10% off from $15.00')).toBeDefined();
  });

  it('CAT-14 says all that a discount hangs on beside the item itself', async () => {
    await offer(<OfferText offer={{ percent: 10, from: 15, most: 10, isUntold: false }} />);
    expect(screen.getByText('10% off from $15.00, at most $10.00').tagName).toBe('DIV');
  });

  it('CAT-14 says from what a discount without a cap is given', async () => {
    await offer(<OfferText offer={{ percent: 10, from: 15, most: null, isUntold: false }} brief />);
    expect(screen.getByText('10% off from $15.00').tagName).toBe('DIV');
  });

  it('CAT-14 promises no price where the back end does not tell the conditions', async () => {
    await show({ price: 9, store_discount: 10 });
    expect(screen.getByText('$9.00').closest('s')).toBeNull();
    expect(screen.getByText('Up to 10% off')).toBeDefined();
  });

  it('shows from what price on an item with variations is had: a card is too narrow for a range', async () => {
    await show({
      variations: [
        { type: 'S', price: 10, stock: 1 },
        { type: 'L', price: 14, stock: 1 },
      ],
    });
    expect(screen.getByText('$10.00').parentElement?.textContent).toBe('from $10.00');
  });

  it.each([
    ['food', 1, 1, 'Vegetarian'],
    ['food', 0, 1, 'Non-vegetarian'],
    ['food', 1, 0, null],
    ['grocery', 1, 1, null],
  ] as const)(
    'in %s with veg %i and the toggle %i marks %s (CAT-15)',
    async (module_type, veg, toggle, mark) => {
      await show({ module_type, veg }, toggle);
      const shown = screen.queryByRole('img', { name: /vegetarian/i });
      expect(shown?.getAttribute('aria-label') ?? null).toBe(mark);
    },
  );

  it('offers nothing to add when it is sold out (ITEM-06)', async () => {
    await show({ stock: 0 });
    expect(screen.getByText('Out of Stock')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });

  it('falls back to the default picture (ERR-03)', async () => {
    await show({ image_full_url: '/media/item/gone.svg' });
    const picture = screen.getByRole('article').querySelector('img');
    if (!picture) throw new Error('the card has no picture');
    fireEvent.error(picture);
    expect(picture.getAttribute('src')).toBe('/pictures/default-item.svg');
  });

  it('says when it can be ordered, and offers it where that is ever (ITEM-06)', async () => {
    await show({ available: 0, schedule_order: 1 });
    expect(screen.getByText('Order for later')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
    expect(screen.getByRole('article').hasAttribute('data-unavailable')).toBe(false);
  });
});

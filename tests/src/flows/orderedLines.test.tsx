import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { config } from '../../../domain/entities/config';
import { configQuery } from '../../../src/api/places';
import { useOrdered } from '../../../src/flows/checkout/useOrdered';
import { sampleItem } from '../../domain/samples';
import { renderPiece } from '../../support/render';

const cart = vi.hoisted(() => ({ entries: [] as unknown[] }));
vi.mock('../../../src/api/cart', () => ({
  useCart: () => ({ ...cart, isLoading: false, error: null, refetch: () => undefined }),
}));
afterEach(() => {
  cart.entries = [];
});

const Lines = () => <output>{JSON.stringify(useOrdered('cart').ordered)}</output>;

it('each line says what was chosen and asked for, and what it costs before and after its own discount', async () => {
  const item = sampleItem({
    name: 'Steak',
    price: 10,
    discount: 25,
    discount_type: 'percent',
    add_ons: [{ id: 5, name: 'Butter', price: 0 }],
  });
  const chosen = { variation: [], add_on_ids: [5], add_on_qtys: [2], note: 'Well done' };
  const line = { id: 7, item, quantity: 2, ...chosen };
  cart.entries = [line];
  const settings = v.parse(config, { default_location: { lat: 1, lng: 2 } });
  await renderPiece(<Lines />, (client) =>
    client.setQueryData(configQuery().queryKey, { ...settings, digit_after_decimal_point: 2 }),
  );
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual([
    {
      key: '7',
      name: 'Steak',
      picture: item.image_full_url,
      detail: 'Butter × 2 · “Well done”',
      quantity: 2,
      subtotal: 20,
      total: 15,
      needsPrescription: false,
    },
  ]);
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { config } from '../../../domain/config';
import { OrderedLines } from '../../../src/checkout/summary/OrderedLines';
import { Wishes } from '../../../src/checkout/summary/Wishes';
import { useOrdered } from '../../../src/checkout/useOrdered';
import { queryClient } from '../../../src/client/queryClient';
import { scopeKey } from '../../../src/client/scope';
import { configQuery } from '../../../src/client/shopQueries';
import { buyNowLine } from '../../../src/client/storage/orderKeys';
import { sampleItem } from '../../domain/samples';
import { renderPiece } from '../../support/render';
import { renderAtOnce } from '../../support/renderAtOnce';

const cart = vi.hoisted(() => ({ entries: [] as unknown[] }));
vi.mock('../../../src/cart/api/cart', () => ({
  useCart: () => ({ ...cart, isLoading: false, error: null, refetch: () => undefined }),
  useConfirmedCart: () => ({ entries: cart.entries, isSettled: true }),
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
  const chosen = {
    variation: [],
    add_on_ids: [5],
    add_on_qtys: [2],
    note: 'Well done',
    substitution: 'refund',
    substitute: null,
  };
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
      detail: 'Butter × 2',
      quantity: 2,
      subtotal: 20,
      total: 15,
      isAvailable: true,
      hours: { from: '', to: '' },
      needsPrescription: false,
      wishes: { note: 'Well done', substitution: 'refund', substitute: null },
      direct: null,
      entry: line,
      trouble: null,
    },
  ]);
});

function Direct() {
  const { ordered, lines } = useOrdered('buy_now');
  return (
    <>
      {ordered.map((line) => (
        <Wishes key={line.key} line={line} />
      ))}
      <output data-testid="lines">{JSON.stringify(lines)}</output>
    </>
  );
}

it('CHK-02 what is bought at once takes a note and a substitution too, over a reload, and sends them', async () => {
  const item = sampleItem({ id: 3, name: 'Steak' });
  queryClient.setQueryData(['catalogue', scopeKey(), 'ordered-item', 3, 0], item);
  const plain = { model: 'Item' as const, item_id: 3, quantity: 2, price: 0 };
  act(() => void buyNowLine.set({ ...plain, variation: [], add_on_ids: [5], add_on_qtys: [1] }));
  await renderAtOnce(<Direct />);
  fireEvent.click(screen.getByRole('button', { name: 'Note and substitution for Steak' }));
  const dialog = await screen.findByRole('dialog', { name: 'Steak' });
  fireEvent.change(within(dialog).getByLabelText(/^Note to the store/), {
    target: { value: ' Well done ' },
  });
  fireEvent.click(within(dialog).getByLabelText('A refund'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Well done').tagName).toBe('Q'));
  expect(screen.getByText(/If sold out: a refund/)).toBeTruthy();
  expect(JSON.parse(screen.getByTestId('lines').textContent ?? '')).toEqual([
    {
      ...plain,
      variation: [],
      add_on_ids: [5],
      add_on_qtys: [1],
      note: 'Well done',
      substitution: 'refund',
      substitute_item_id: null,
    },
  ]);
  expect(buyNowLine.get()).toMatchObject({ note: 'Well done', substitution: 'refund' });
});

it('CHK-02 more and less of what is bought at once is taken where it is ordered, within what there is', async () => {
  const item = sampleItem({ id: 4, name: 'Soup', price: 3, stock: 3 });
  queryClient.setQueryData(['catalogue', scopeKey(), 'ordered-item', 4, 0], item);
  const line = { model: 'Item' as const, item_id: 4, quantity: 1, price: 0, variation: [] };
  act(() => void buyNowLine.set({ ...line, add_on_ids: [], add_on_qtys: [], key: 'k'.repeat(16) }));
  const Bought = () => {
    const { ordered, lines } = useOrdered('buy_now');
    return (
      <>
        <OrderedLines ordered={ordered} onRemoved={() => undefined} />
        <samp>{lines?.map(({ quantity }) => quantity).join()}</samp>
      </>
    );
  };
  await renderAtOnce(<Bought />);
  const more = await screen.findByRole('button', { name: 'One more of Soup' });
  const less = screen.getByRole('button', { name: 'One less of Soup' });
  const sent = () => document.querySelector('samp')?.textContent;
  const can = () => [less, more].map((button) => !button.hasAttribute('disabled'));
  expect([sent(), can()]).toEqual(['1', [false, true]]);
  fireEvent.click(more);
  expect([sent(), can()]).toEqual(['2', [true, true]]);
  fireEvent.click(more);
  expect([sent(), can()]).toEqual(['3', [true, false]]);
  fireEvent.click(less);
  expect([sent(), can()]).toEqual(['2', [true, true]]);
  expect(screen.getByText('× 2').tagName).toBe('BDI');
  const { quantity, key } = buyNowLine.get() ?? {};
  expect([quantity, key]).toEqual([2, 'k'.repeat(16)]);
});

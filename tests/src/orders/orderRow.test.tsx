import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Order, order } from '../../../domain/orders/order';
import { configQuery } from '../../../src/client/shopQueries';
import { OrderRow } from '../../../src/orders/myOrders/OrderRow';
import { Expected } from '../../../src/orders/tracking/Expected';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const orderOf = (parts: Partial<Order>): Order => ({
  ...v.parse(order, {
    id: 100010,
    order_status: 'processing',
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    order_amount: 34.55,
    details_count: 3,
    eta: '2031-04-04T16:00:00Z',
  }),
  ...parts,
});

const show = (piece: ReactNode) =>
  renderPiece(piece, (client) => client.setQueryData(configQuery().queryKey, settings));

const states = () =>
  [...(screen.getByRole('article').querySelectorAll('[aria-hidden] > [data-state]') ?? [])].map(
    (stage) => stage.getAttribute('data-state'),
  );

it('ORD-01 says of an order under way how far it is and when it comes', async () => {
  await show(<OrderRow order={orderOf({})} past={false} />);
  expect(states()).toEqual(['done', 'now', 'ahead', 'ahead']);
  expect(screen.getByText(/^Arrives about/).textContent).toBe('Arrives about Apr 4, 2031, 4:00 PM');
});

it('ORD-01 says of an order for later its day, and shows no course that has not begun', async () => {
  const later = orderOf({ order_status: 'confirmed', schedule_at: '2031-04-04T16:00:00Z' });
  await show(<OrderRow order={later} past={false} />);
  expect(states()).toEqual([]);
  expect(screen.getByText(/^Ordered for later/).textContent).toBe(
    'Ordered for later Apr 4, 2031, 4:00 PM',
  );
});

it('ORD-01 shows what a past order was of, and offers it again', async () => {
  const past = orderOf({ order_status: 'delivered', pictures: ['/a.webp', '/b.webp'] });
  await show(<OrderRow order={past} past />);
  const row = screen.getByRole('article');
  const shown = [...row.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(shown.slice(1)).toEqual(['/a.webp', '/b.webp']);
  expect(within(row).getByRole('button').textContent).toBe('Order again');
  expect(states()).toEqual([]);
});

it.each([
  ['confirmed', 'Ordered for laterApr 4, 2031, 4:00 PM'],
  ['processing', 'Arrives aboutApr 4, 2031, 4:00 PM'],
] as const)('ORD-02 names the day of an order for later while it is %s', async (status, says) => {
  const later = orderOf({ order_status: status, schedule_at: '2031-04-04T16:00:00Z' });
  await show(<Expected order={later} />);
  expect(screen.getByText(/Apr 4/).closest('div')?.textContent).toBe(says);
});

it.each([
  ['is late', {}, 'Later than expected; it was due about'],
  [
    'is ready to be collected',
    { order_type: 'take_away', order_status: 'handover' },
    'Ready about',
  ],
] as const)('what has not come in time and %s is called so', async (_, parts, label) => {
  const late = orderOf({
    eta: '2020-04-04T15:40:00Z',
    eta_latest: '2020-04-04T16:00:00Z',
    ...parts,
  });
  await show(<OrderRow order={late} past={false} />);
  expect(screen.getByText(/Apr 4, 2020/).closest('span')?.textContent).toBe(
    `${label} Apr 4, 2020, 3:40 PM`,
  );
});

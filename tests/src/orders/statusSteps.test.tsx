import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderDetails } from '../../../domain/orders/order';
import { configQuery } from '../../../src/client/shopQueries';
import { OrderedLine } from '../../../src/orders/tracking/OrderedLine';
import { StatusSteps } from '../../../src/orders/tracking/StatusSteps';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const order = (order_status: string) =>
  v.parse(orderDetails, {
    id: 100007,
    order_status,
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    order_amount: 28.48,
    details: [
      {
        id: 1,
        name: 'Samkeh Harra',
        price: 16.75,
        quantity: 2,
        discount_on_item: 2.51,
        discount_on_line: 5.02,
        total_add_on_price: 0,
      },
    ],
  });

const done = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((step) => (step.textContent?.includes(' done') ? [step.textContent] : []));

it.each([
  ['processing', 'Where your order is', ['Order placed done', 'Accepted done']],
  [
    'picked_up',
    'Where your order is',
    ['Order placed done', 'Accepted done', 'Being prepared done'],
  ],
  [
    'delivered',
    'How it went',
    [
      'Order placed done',
      'Accepted done',
      'Being prepared done',
      'On the way done',
      'Delivered done',
    ],
  ],
])('a step that goes on is not ticked as done: %s', async (status, title, steps) => {
  await renderPiece(<StatusSteps order={order(status)} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(done()).toEqual(steps);
});

it('ORD-02 a line shows what it cost before what was taken off, so that lines add up to the subtotal', async () => {
  const [line] = order('delivered').details;
  if (!line) throw new Error('There is no line');
  await renderPiece(
    <ul>
      <OrderedLine line={line} />
    </ul>,
    (client) => client.setQueryData(configQuery().queryKey, settings),
  );
  expect(screen.getByRole('listitem').textContent).toBe('Samkeh Harra× 2$28.48Old price $33.50');
});

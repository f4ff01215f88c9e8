import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { orderDetails } from '../../../domain/orders/order';
import { OrderView } from '../../../src/orders/tracking/OrderView';
import { renderPiece } from '../../support/render';

vi.mock('../../../src/identity/session', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ signedIn: true }),
}));

it('SESS-08 the talk with a courier is opened about the order that it is opened from', async () => {
  const order = v.parse(orderDetails, {
    id: 100007,
    order_status: 'picked_up',
    order_type: 'delivery',
    is_mine: 1,
    payment_method: 'cash_on_delivery',
    order_amount: 20,
    tax_included: 0,
    delivery_man: { id: 3, name: 'Sami' },
    details: [],
  });
  const nothing = () => undefined;
  const page = { flag: null, placed: false, connection: 'live' } as const;
  await renderPiece(
    <OrderView
      {...page}
      order={order}
      orderKey={{ orderId: 100007, contactNumber: null }}
      onRetry={nothing}
      onChanged={nothing}
    />,
  );
  const chat = await screen.findByRole('link', { name: 'Chat with Sami' });
  expect(chat.getAttribute('href')).toBe(
    '/profile?page=inbox&with=delivery_man&partner=3&order=100007',
  );
});

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderDetails } from '../../../domain/orders/order';
import { configQuery } from '../../../src/client/shopQueries';
import { PaymentFact } from '../../../src/orders/tracking/PaymentFact';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const base = {
  id: 100014,
  order_status: 'canceled',
  order_type: 'delivery',
  payment_method: 'wallet',
  payment_status: 'paid',
  order_amount: 16.95,
};

it.each([
  ['paid', { order_status: 'delivered' }, 'PaymentWallet · paid'],
  ['given back', { refunded_to: 'wallet' }, 'PaymentWallet · given back'],
  [
    'given back in part',
    { order_status: 'delivered', refunded_to: 'wallet', refund: { status: 'approved', amount: 2 } },
    'PaymentWallet · paid, $2.00 given back',
  ],
  [
    'given back after it was delivered',
    {
      order_status: 'delivered',
      refunded_to: 'wallet',
      refund: { status: 'approved', amount: 16.95 },
    },
    'PaymentWallet · given back',
  ],
  [
    'paid in part',
    { order_status: 'confirmed', payment_status: 'unpaid', order_amount: 69.1, paid_part: 9.05 },
    'PaymentWallet · $9.05 paid, $60.05 still to pay',
  ],
])('ORD-02 says of an order that was %s that it was', async (_, change, text) => {
  const order = v.parse(orderDetails, { ...base, ...change });
  await renderPiece(
    <dl>
      <PaymentFact order={order} />
    </dl>,
    (client) => client.setQueryData(configQuery().queryKey, settings),
  );
  expect(document.querySelector('dl')?.textContent).toBe(text);
});

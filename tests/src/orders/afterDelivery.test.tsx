import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type OrderType, orderDetails } from '../../../domain/orders/order';
import { configQuery } from '../../../src/client/shopQueries';
import { OrderView } from '../../../src/orders/tracking/OrderView';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const delivered = (order_type: OrderType, parts: object = {}) =>
  v.parse(orderDetails, {
    id: 100007,
    order_status: 'delivered',
    order_type,
    payment_method: 'cash_on_delivery',
    order_amount: 20,
    tax_included: 0,
    delivery_man: { id: 4, name: 'Omar', phone: '', image_full_url: '', vehicle: '' },
    details: [
      { id: 1, item_id: 9, name: 'Soup', image_full_url: '', quantity: 1, price: 20, note: '' },
    ],
    can_refund: 1,
    ...parts,
    can_review: 1,
  });

const inOrder = (first: Element, second: Element) =>
  first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const moments = [
  'Your order has arrived. Enjoy!',
  'You have your order. Enjoy!',
  'The receiver has the parcel.',
  'How was it?',
  'Order again',
  'Send again',
  'Something is not right?',
  'How it went',
  'Your order',
  'Need help?',
];

/** What the page of a delivered order says, from its top to its foot. */
async function pageOf(type: OrderType, parts: object = {}) {
  await renderPiece(
    <OrderView
      order={delivered(type, parts)}
      orderKey={{ orderId: 100007, contactNumber: null }}
      flag={null}
      placed={false}
      connection="live"
      onRetry={() => undefined}
      onChanged={() => undefined}
    />,
    (client) => client.setQueryData(configQuery().queryKey, settings),
  );
  await screen.findByText('Something is not right?');
  return moments
    .flatMap((words) => screen.queryAllByText(words))
    .sort(inOrder)
    .map((part) => part.textContent);
}

it.each([
  ['delivery', 'Your order has arrived. Enjoy!'],
  ['take_away', 'You have your order. Enjoy!'],
] as const)(
  'ORD-02 after a %s: a good appetite, rating, order again, and only then what is not right',
  async (type, wish) => {
    expect(await pageOf(type)).toEqual([
      wish,
      'How was it?',
      'Order again',
      'Something is not right?',
      'How it went',
      'Need help?',
      'Your order',
    ]);
  },
);

it('ORD-02 after a parcel the same, to be sent again', async () => {
  expect((await pageOf('parcel')).slice(0, 4)).toEqual([
    'The receiver has the parcel.',
    'How was it?',
    'Send again',
    'Something is not right?',
  ]);
});

it.each([
  ['delivery', 'Tell us within a week, and the shop looks into it.'],
  ['parcel', 'Tell us within a week, and we look into it.'],
] as const)(
  'ORD-02 after a %s it is told who looks into what is not right',
  async (type, words) => {
    await pageOf(type);
    expect(screen.getAllByText(/within a week/).map((line) => line.textContent)).toEqual([words]);
  },
);

it.each([
  ['delivery', null, 'The store hands it over in cash.'],
  ['parcel', 'sender', 'The shop gives it back in cash.'],
  ['parcel', 'receiver', 'The shop gives it back to the receiver in cash.'],
] as const)(
  'after a %s that its %s has paid it is told who gives cash back',
  async (type, charge_payer, words) => {
    const refund = { reason: 'Broken', note: '', status: 'approved', amount: 20, answer: '' };
    await pageOf(type, { charge_payer, refunded_to: 'cash', refund });
    expect(screen.getByText(/were given back/).textContent).toContain(words);
  },
);

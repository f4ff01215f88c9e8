import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { defineSurroundings } from '../../../charts/package/define';
import type { Answer } from '../../../charts/paths/surroundings';
import { orderDetails } from '../../../domain/orders/order';
import { paymentMachine } from '../../../machines/checkout/payment';
import { payment as model } from '../models/payment';
import { payment as screens } from '../screens/payment';
import { answersOf, no } from './answers';
import { changed, withSettings } from './changed';
import { placedOrder } from './orderPlaced';
import { customer } from './people';
import { playOf } from './play';
import { customerAtPlace } from './shop';

const unpaid = { payment_method: 'digital_payment', payment_status: 'unpaid' };
const read = 'GET /customer/order/track';

/** What a gateway brings about is told in the shop's place, of an order that says no more than that. */
const toldOf = (change: object): Answer => ({
  call: read,
  status: 200,
  body: v.parse(orderDetails, {
    id: 100007,
    order_status: 'pending',
    order_type: 'take_away',
    order_amount: 30,
    details: [],
    ...unpaid,
    ...change,
  }),
});
const standings: Readonly<Record<string, Answer>> = {
  'not paid': toldOf({}),
  'on its way': toldOf({ payment_under_way: 1 }),
  paid: toldOf({ payment_status: 'paid' }),
  failure: { call: read, dead: true },
};

/** Back from a payment's page: the order is read once to be shown, and then for what has become of the payment. */
const backWith = (flag: string) => async (page: Page) => {
  const gateways = { card: 'Card', bank: 'Bank transfer' };
  await withSettings(page, () => ({
    cash_on_delivery: 1,
    active_payment_method_list: Object.entries(gateways).map(([gateway, gateway_title]) => ({
      gateway,
      gateway_title,
      gateway_image_full_url: '',
    })),
  }));
  const person = await customer();
  const orderId = await placedOrder(person);
  await customerAtPlace(page, person);
  await changed(page, '/customer/order/track', () => unpaid, 1);
  await page.goto(`/track-order?order_id=${orderId}&flag=${flag}`);
};

export const payment = playOf(
  model,
  // The payment's page has taken the order's place.
  { ...screens, seen: { ...screens.seen, leaving: { address: /^\/about-us$/ } } },
  defineSurroundings(paymentMachine, {
    starts: {
      'back from a paid page': backWith('success'),
      'back from a cancelled page': backWith('cancel'),
    },
    answers: {
      checkPayment: (result) => standings[result] ?? null,
      openPayment: answersOf('POST /customer/order/pay', {
        'a page': [200, { redirect_link: '/about-us' }],
        refused: no('refused', 'No.'),
      }),
      switchToCash: answersOf('PUT /customer/order/payment-method', {
        switched: [200, { message: 'Updated.' }],
        refused: no('refused', 'No.'),
      }),
    },
    delays: { checkPause: [300, 600, 1_200, 2_400, 3_000] },
  }),
);

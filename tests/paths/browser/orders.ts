import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { cancelOrderMachine } from '../../../machines/orders/cancelOrder';
import { requestRefundMachine } from '../../../machines/orders/requestRefund';
import { reviewOrderMachine } from '../../../machines/orders/reviewOrder';
import { cancelOrder as cancelOrderModel } from '../models/cancelOrder';
import { requestRefund as requestRefundModel } from '../models/requestRefund';
import { reviewOrder as reviewOrderModel } from '../models/reviewOrder';
import { cancelOrder as cancelOrderScreens } from '../screens/cancelOrder';
import { requestRefund as requestRefundScreens } from '../screens/requestRefund';
import { reviewOrder as reviewOrderScreens } from '../screens/reviewOrder';
import { answersOf, no } from './answers';
import { changed } from './changed';
import { placedOrder } from './orderPlaced';
import { customer } from './people';
import { playOf } from './play';
import { customerAtPlace } from './shop';

const because = (page: Page, kind: string, reason: string) =>
  changed(page, `/customer/order/${kind}-reasons`, () => ({ reasons: [{ id: 1, reason }] }));

/** A delivered order, as the shop tells of it. */
export const delivered = (page: Page) =>
  changed<{ details: object[] }>(page, '/customer/order/track', ({ details }) => ({
    order_status: 'delivered',
    can_refund: 1,
    can_review: 1,
    refund: null,
    reviewed_items: [],
    details: details.map((line) => ({ ...line, name: 'Sourdough' })),
  }));

/** The page of an own order that the customer has just placed, and the button on it that begins a flow. */
export async function follow(page: Page, button: string): Promise<void> {
  const person = await customer();
  const orderId = await placedOrder(person);
  await customerAtPlace(page, person);
  await page.goto(`/track-order?order_id=${orderId}`);
  await page.locator('main').getByRole('button', { name: button }).first().click();
}

export const cancelOrder = playOf(
  cancelOrderModel,
  cancelOrderScreens,
  defineSurroundings(cancelOrderMachine, {
    starts: {
      'an order': async (page) => {
        await because(page, 'cancellation', 'Ordered by mistake');
        await follow(page, 'Cancel the order');
      },
    },
    answers: {
      cancel: answersOf('PUT /customer/order/cancel', {
        cancelled: 'its own',
        'the store has begun': no('not_cancellable'),
        refused: no('refused', 'The courier is on the way.'),
      }),
      // Whose session has ended sees no order: a stranger's page is not this flow's.
      askToSignIn: () => null,
    },
  }),
);

export const requestRefund = playOf(
  requestRefundModel,
  requestRefundScreens,
  defineSurroundings(requestRefundMachine, {
    starts: {
      'a delivered order': async (page) => {
        await because(page, 'refund', 'Something was missing');
        await delivered(page);
        await follow(page, 'Ask for a refund');
      },
    },
    answers: {
      askRefund: answersOf('POST /customer/order/refund-request', {
        taken: [200, { message: 'We look into it.' }],
        'asked before': no('already_requested', 'Known.'),
        refused: no('refused', 'Too late.'),
      }),
      // Whose session has ended sees no order: a stranger's page is not this flow's.
      askToSignIn: () => null,
    },
  }),
);

export const reviewOrder = playOf(
  reviewOrderModel,
  reviewOrderScreens,
  defineSurroundings(reviewOrderMachine, {
    starts: {
      'an item': async (page) => {
        await delivered(page);
        await follow(page, 'Review Sourdough');
      },
    },
    answers: {
      sendReview: answersOf('POST /items/reviews/submit', {
        taken: [200, { message: 'Thank you.' }],
        refused: no('refused', 'No.'),
      }),
      // Whose session has ended sees no order: a stranger's page is not this flow's.
      askToSignIn: () => null,
    },
  }),
);

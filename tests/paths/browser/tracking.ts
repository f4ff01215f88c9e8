import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { trackingMachine } from '../../../machines/orders/tracking';
import { tracking as model } from '../models/tracking';
import { tracking as screens } from '../screens/tracking';
import { answersOf, no } from './answers';
import { placedOrder } from './orderPlaced';
import { customer } from './people';
import { notAt, playOf } from './play';
import { customerAtPlace, headersOf } from './shop';
import { ask } from './wire';

/** The order as the shop told of it before the page asked: what only its staff brings about is said of it. */
let known: object = {};

async function follow(page: Page): Promise<void> {
  const person = await customer();
  const orderId = await placedOrder(person);
  const headers = { ...(await headersOf()), Authorization: `Bearer ${person.token}` };
  known = await ask<object>(`/customer/order/track?order_id=${orderId}`, { headers });
  await customerAtPlace(page, person);
  await page.goto(`/track-order?order_id=${orderId}`);
}

/** It is the shop that gives an order its number. */
const order = { ...screens.seen.ended, says: [/#1\d{5}/] };

export const tracking = playOf(
  model,
  {
    // Whoever is slow at "Try now" finds that it was tried by itself.
    ...notAt(screens, { 'tracking.retried': /^lost$/ }),
    seen: {
      ...screens.seen,
      'streaming.connecting': order,
      'streaming.live': order,
      'polling.asking': order,
      'polling.waiting': order,
      ended: order,
    },
  },
  defineSurroundings(trackingMachine, {
    starts: { 'an order': follow },
    answers: {
      loadOrder: (result) =>
        answersOf('GET /customer/order/track', {
          'on its way': 'its own',
          delivered: [200, { ...known, order_status: 'delivered' }],
          'no such order': no('not_found', 'No.', 404),
        })(result),
      // The shop's stream tells what it likes when it likes.
      followOrder: () => null,
    },
    delays: { pollPause: 5_000, retryPause: [2_000, 4_000, 8_000, 16_000, 30_000] },
  }),
);

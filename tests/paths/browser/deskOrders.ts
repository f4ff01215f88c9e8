import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { handleOrderMachine } from '../../../machines/desk/handleOrder';
import { handleOrder as model } from '../models/handleOrder';
import { handleOrder as screens } from '../screens/handleOrder';
import { answersOf, no, sessionOver } from './answers';
import { playOf } from './play';
import { staffAt, told } from './staff';

/** An order as its store is told of it; one that it has got would be changed for all paths. */
const orderIs = (order_status: string, can_rescue = 0, can_deliver = 0) => ({
  id: 100007,
  order_status,
  order_type: 'delivery',
  payment_status: 'paid',
  order_amount: 24.5,
  first_name: 'Rana',
  can_rescue,
  can_deliver,
  ...(can_rescue === 1 && {
    // What has not left its store is back there: its courier has lost it.
    [order_status === 'handover' ? 'lost_courier' : 'silent_courier']: {
      name: 'Samir',
      phone: '+966501234567',
      since: '2026-11-20T12:00:00.000Z',
    },
  }),
  details: [],
});

const opened =
  (order_status: string, can_rescue?: number, can_deliver?: number) => async (page: Page) => {
    const orders = [orderIs(order_status, can_rescue, can_deliver)];
    await told(page, '/desk/orders', { orders, next: null });
    // The live connection would tell of the store's own orders.
    await told(page, '/desk/stream', {});
    await staffAt(page, 'store', '/desk');
    await page.getByRole('button', { name: /#100007/ }).click();
  };

/** A dialog is the same whatever of its steps was refused: one of them is, in all ways. */
const taken = (call: string, becomes: string) => (result: string) =>
  result === 'it is noted'
    ? { call: `PUT /desk/orders/100007/${call}`, status: 200, body: orderIs(becomes) }
    : null;

export const handleOrder = playOf(
  model,
  screens,
  defineSurroundings(handleOrderMachine, {
    starts: {
      'a new order': opened('pending'),
      'one that is made': opened('processing'),
      'one that is ready': opened('handover'),
      'one that its courier does not bring': opened('picked_up', 1),
      'one with a courier of their own': opened('picked_up', 1, 1),
      'one that was brought back': opened('handover', 1),
    },
    answers: {
      accept: answersOf('PUT /desk/orders/100007/accept', {
        'it is noted': [200, orderIs('processing')],
        'somebody was faster': no('order_handled', 'No.', 409),
        'the session has ended': sessionOver,
        'the shop says no': no('refused', 'No.'),
      }),
      refuse: taken('refuse', 'canceled'),
      markPrepared: taken('prepared', 'handover'),
      handOver: taken('handed-over', 'picked_up'),
      deliver: taken('delivered', 'delivered'),
      rescue: taken('rescue', 'processing'),
    },
  }),
);

import { defineSurroundings } from '../../../charts/package/define';
import { editOrderMachine } from '../../../machines/orders/editOrder';
import { orderAgainMachine } from '../../../machines/orders/orderAgain';
import { editOrder as editOrderModel } from '../models/editOrder';
import { orderAgain as orderAgainModel } from '../models/orderAgain';
import { editOrder as editOrderScreens } from '../screens/editOrder';
import { orderAgain as orderAgainScreens } from '../screens/orderAgain';
import { answersOf, no } from './answers';
import { delivered, follow } from './orders';
import { playOf } from './play';

/** The customer of all paths keeps the cart as it is. */
const filled = [200, { module_id: 1, added: 1, left_out: [] }] as const;

export const orderAgain = playOf(
  orderAgainModel,
  orderAgainScreens,
  defineSurroundings(orderAgainMachine, {
    starts: {
      'an order': async (page) => {
        await delivered(page);
        await follow(page, 'Order again');
      },
    },
    answers: {
      orderAgain: answersOf('POST /customer/order/order-again', {
        'all of it': filled,
        'items of another store': no('store_conflict', undefined, 409),
        'nothing of it': no('item_unavailable', 'No.'),
      }),
      // Whose session has ended sees no order: a stranger's page is not this flow's.
      askToSignIn: () => null,
    },
    delays: { retryOffer: 10_000 },
  }),
);

export const editOrder = playOf(
  editOrderModel,
  editOrderScreens,
  defineSurroundings(editOrderMachine, {
    starts: {
      'an order': (page) => follow(page, 'Change the order'),
    },
    answers: {
      editOrder: answersOf('POST /customer/order/edit', {
        'all of it': filled,
        'the store has accepted it': no('order_accepted', undefined, 409),
        'something else in the cart': no('cart_not_empty', undefined, 409),
        'nothing of it': no('item_unavailable'),
        'an order of somebody else': no('not_found', undefined, 404),
        refused: no('refused', 'The shop is closed.'),
      }),
      // Whose session has ended sees no order: a stranger's page is not this flow's.
      askToSignIn: () => null,
    },
  }),
);

import * as cart from '../../../domain/cart/cartEndpoints';
import * as afterOrder from '../../../domain/orders/afterOrderEndpoints';
import * as inbox from '../../../domain/orders/inboxEndpoints';
import * as orderChanges from '../../../domain/orders/orderChangeEndpoints';
import * as orders from '../../../domain/orders/orderEndpoints';
import * as addresses from '../../../domain/place/addressEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { orderBody } from '../orders/shop';
import { type Home, reason, type Step, type Steps, step, wrong } from './step';
import type { Victim } from './victim';

const moved = (home: Home) => ({
  address: 'Elsewhere',
  address_type: 'home',
  contact_person_name: 'Thief',
  contact_person_number: '+966500000002',
  latitude: home.lat,
  longitude: home.lng,
});

const prescribed: Step<Victim> = step(
  'prescription_images',
  ({ storeId, itemId, prescription }, home) => ({
    body: {
      ...orderBody('', storeId, home, { lines: [{ item_id: itemId, quantity: 1 }] }),
      order_type: 'take_away',
      order_amount: 10.5,
      prescription_images: [prescription],
    },
  }),
  { status: 400, code: 'prescription_required' },
);

export const shopSteps: Steps<Victim> = new Map<AnyEndpoint, Step<Victim>[]>([
  [
    addresses.updateAddress,
    [step('{id}', ({ addressId: id }, home) => ({ params: { id }, body: moved(home) }))],
  ],
  [
    addresses.deleteAddress,
    [step('address_id', ({ addressId: address_id }) => ({ query: { address_id } }))],
  ],
  [
    cart.updateCart,
    [
      step('cart_id', ({ cartLineId, itemId }) => ({
        body: { cart_id: cartLineId, item_id: itemId, model: 'Item', quantity: 3, price: 10 },
      })),
    ],
  ],
  [cart.removeCartItem, [step('cart_id', ({ cartLineId: cart_id }) => ({ query: { cart_id } }))]],
  ...[orders.placeOrder, orders.placePrescriptionOrder].map(
    (call): [AnyEndpoint, Step<Victim>[]] => [call, [prescribed]],
  ),
  ...[orders.getOrderDetails, orders.trackOrder].map((call): [AnyEndpoint, Step<Victim>[]] => [
    call,
    [
      step('order_id', ({ orderId: order_id }) => ({ query: { order_id } })),
      step('order_id', ({ orderId: order_id }) => ({ query: { order_id, ...wrong } })),
    ],
  ]),
  [
    orderChanges.cancelOrder,
    [
      step('order_id', ({ orderId: order_id }) => ({ body: { order_id, ...reason } })),
      step('order_id', ({ orderId: order_id }) => ({ body: { order_id, ...reason, ...wrong } })),
    ],
  ],
  [
    afterOrder.reviewItem,
    [
      step('order_id', ({ orderId: order_id, itemId: item_id }) => ({
        body: { order_id, item_id, rating: 1 },
      })),
    ],
  ],
  [
    afterOrder.reviewCourier,
    [step('order_id', ({ orderId: order_id }) => ({ body: { order_id, rating: 1 } }))],
  ],
  [
    afterOrder.requestRefund,
    [
      step('order_id', ({ orderId: order_id }) => ({ body: { order_id, ...reason } })),
      step('order_id', ({ orderId: order_id }) => ({ body: { order_id, ...reason, ...wrong } })),
    ],
  ],
  [
    orderChanges.orderAgain,
    [step('order_id', ({ orderId: order_id }) => ({ body: { order_id, replace: true } }))],
  ],
  [
    orderChanges.editOrder,
    [step('order_id', ({ orderId: order_id }) => ({ body: { order_id, replace: true } }))],
  ],
  [
    orders.payOrder,
    [
      step('order_id', ({ unpaidOrderId: order_id }) => ({
        body: { order_id, callback: '/track-order', ...wrong },
      })),
    ],
  ],
  [
    inbox.openConversation,
    [
      {
        ids: ['order_id', 'receiver_id'],
        ask: ({ orderId: order_id, storeId: receiver_id }) => ({
          body: { receiver_type: 'vendor', receiver_id, order_id },
        }),
      },
      {
        ids: ['receiver_id'],
        ask: ({ courierId: receiver_id }) => ({
          body: { receiver_type: 'delivery_man', receiver_id },
        }),
      },
    ],
  ],
  [
    inbox.getConversation,
    [
      step('conversation_id', ({ conversationId: conversation_id }) => ({
        query: { conversation_id },
      })),
    ],
  ],
  [
    inbox.readConversation,
    [
      {
        ids: ['conversation_id', 'last_id'],
        ask: ({ conversationId: conversation_id }) => ({ body: { conversation_id, last_id: 1 } }),
      },
    ],
  ],
  [
    inbox.sendMessage,
    [
      step('conversation_id', ({ conversationId: conversation_id }) => ({
        body: { conversation_id, message: 'Hello' },
      })),
    ],
  ],
  [
    orders.switchToCash,
    [step('order_id', ({ unpaidOrderId: order_id }) => ({ body: { order_id, ...wrong } }))],
  ],
]);

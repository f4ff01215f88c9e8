import * as addresses from '../../../domain/endpoints/addresses';
import * as afterOrder from '../../../domain/endpoints/afterOrder';
import * as cart from '../../../domain/endpoints/cart';
import type { AnyEndpoint } from '../../../domain/endpoints/define';
import * as inbox from '../../../domain/endpoints/inbox';
import * as orders from '../../../domain/endpoints/orders';
import * as tripCart from '../../../domain/endpoints/rental/tripCart';
import * as trips from '../../../domain/endpoints/rental/trips';
import type { ErrorCode } from '../../../domain/errors';
import type { CallOptions } from '../../support/server';
import { orderBody } from '../orders/shop';
import type { Traveller, Victim } from './victim';

type Home = { lat: number; lng: number };
type Ask<Owner> = (victim: Owner, home: Home) => CallOptions;

/** One call as somebody else makes it, with ids of the victim's. */
export interface Step<Owner> {
  /** What is named: as `idsOf` says it. */
  readonly ids: readonly string[];
  readonly ask: Ask<Owner>;
  /** What it is answered instead of `404 not_found`. */
  readonly refusal?: { readonly status: number; readonly code: ErrorCode };
}

type Steps<Owner> = ReadonlyMap<AnyEndpoint, readonly Step<Owner>[]>;

const step = <Owner>(
  id: string,
  ask: Ask<Owner>,
  refusal?: { status: number; code: ErrorCode },
): Step<Owner> => ({ ids: [id], ask, ...(refusal && { refusal }) });

const wrong = { contact_number: '+966500000001' };
const reason = { reason: 'Mine now' };
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

/** Calls of shopping that name something of one person's. */
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
    orders.cancelOrder,
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
    orders.orderAgain,
    [step('order_id', ({ orderId: order_id }) => ({ body: { order_id, replace: true } }))],
  ],
  [
    orders.editOrder,
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

const journey = (home: Home) => ({
  pickup_location: { ...home, location_name: 'Here' },
  destination_location: { ...home, location_name: 'There' },
  rental_type: 'hourly',
  estimated_hours: 9,
});

const ownTrip = (id: keyof Traveller): Step<Traveller>['ask'] => {
  return (victim) => ({
    body: { trip_id: victim[id], callback: '/my-trips', ...reason, ...wrong },
  });
};

/** Calls of renting that name something of one person's. */
export const rentalSteps: Steps<Traveller> = new Map<AnyEndpoint, Step<Traveller>[]>([
  ...[tripCart.updateTripCart, tripCart.postTripCart].map(
    (call): [AnyEndpoint, Step<Traveller>[]] => [
      call,
      [step('cart_id', ({ lineId: cart_id }) => ({ body: { cart_id, quantity: 2 } }))],
    ],
  ),
  [
    tripCart.updateTripUserData,
    [
      step('{id}', ({ cartId: id }, home) => ({ params: { id }, body: journey(home) })),
      step('userId', ({ cartId: id }, home) => ({
        params: { id },
        body: { ...journey(home), userId: id },
      })),
    ],
  ],
  [tripCart.removeVehicle, [step('cart_id', ({ lineId: cart_id }) => ({ query: { cart_id } }))]],
  [
    tripCart.removeVehicles,
    [step('cart_ids', ({ lineId }) => ({ query: { cart_ids: `[${lineId}]` } }))],
  ],
  [
    trips.getTrip,
    [
      step('trip_id', ({ tripId: trip_id }) => ({ query: { trip_id } })),
      step('trip_id', ({ tripId: trip_id }) => ({ query: { trip_id, ...wrong } })),
    ],
  ],
  [trips.cancelTrip, [step('trip_id', ownTrip('tripId'))]],
  [
    trips.quoteTripLength,
    [step('trip_id', ({ tripId: trip_id }) => ({ body: { trip_id, estimated_hours: 4 } }))],
  ],
  [
    trips.changeTripLength,
    [
      step('trip_id', ({ tripId: trip_id }) => ({
        body: { trip_id, estimated_hours: 4, trip_amount: 1 },
      })),
    ],
  ],
  [trips.payTrip, [step('trip_id', ownTrip('unpaidTripId'))]],
  [trips.switchTripToCash, [step('trip_id', ownTrip('unpaidTripId'))]],
  [
    trips.reviewVehicle,
    [
      step('trip_id', ({ tripId: trip_id, vehicleId: vehicle_id }) => ({
        body: { trip_id, vehicle_id, rating: 1 },
      })),
    ],
  ],
]);

/** The same without an id: what it tells is its caller's own. */
export const ownStreams = ['/api/v1/customer/message/stream'];

/** Addresses below /api/v1 that stand in no endpoint, each with an id of the victim's: live streams. */
export const streams = {
  '/api/v1/customer/order/stream': ({ orderId }: { orderId: number }) => `order_id=${orderId}`,
  '/api/v1/rental/user/trip/stream': ({ orderId }: { orderId: number }) => `trip_id=${orderId}`,
};

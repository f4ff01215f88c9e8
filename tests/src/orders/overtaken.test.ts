import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { type OrderDetails, orderDetails, orderEvent } from '../../../domain/orders/order';
import { type TripDetails, tripDetails, tripEvent } from '../../../domain/rental/trip';
import { queryClient } from '../../../src/client/queryClient';
import { applyOrderEvent, orderQuery } from '../../../src/orders/api/orders';
import { applyTripEvent, tripQuery } from '../../../src/rental/api/trips';
import { destination, pickup } from '../../support/rental';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));

const ref = { orderId: 100007, contactNumber: null };
const order = (parts: Partial<OrderDetails>): OrderDetails =>
  v.parse(orderDetails, {
    id: ref.orderId,
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    order_amount: 20,
    tax_included: 0,
    details: [],
    ...parts,
  });
const news = (order_status: string, delivery_code: string) =>
  v.parse(orderEvent, {
    id: ref.orderId,
    order_status,
    payment_status: 'unpaid',
    eta: null,
    eta_latest: null,
    delivery_code,
  });
const trip = (trip_status: string): TripDetails =>
  v.parse(tripDetails, {
    id: ref.orderId,
    trip_status,
    rental_type: 'hourly',
    pickup_location: pickup,
    destination_location: destination,
    payment_method: 'cash_on_delivery',
    payment_status: 'unpaid',
    trip_amount: 50,
    tax_included: 0,
    trip_details: [],
  });

/** The answers that are on their way, the first that was asked for first. */
let underWay: ((answer: unknown) => void)[];
beforeEach(() => {
  queryClient.clear();
  underWay = [];
  call.mockReset().mockImplementation(() => new Promise((answer) => underWay.push(answer)));
});

/** All that was asked arrives, in the order of the questions; the last says how things stand. */
async function answerAll(stale: unknown, now: unknown) {
  for (let asked = 0; asked < underWay.length; asked += 1) {
    underWay[asked]?.(asked === underWay.length - 1 && asked > 0 ? now : stale);
    await vi.waitFor(() => Promise.resolve());
  }
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

it('keeps the code for the courier that came while the order was read (RIDE-07)', async () => {
  const key = orderQuery(ref).queryKey;
  queryClient.setQueryData(key, order({ order_status: 'processing' }));
  applyOrderEvent(ref, news('handover', ''));
  applyOrderEvent(ref, news('handover', '4711'));
  await answerAll(
    order({ order_status: 'handover' }),
    order({ order_status: 'handover', delivery_code: '4711' }),
  );
  expect(queryClient.getQueryData(key)?.delivery_code).toBe('4711');
});

it('stays delivered where what was read before arrives after it (ORD-04)', async () => {
  const key = orderQuery(ref).queryKey;
  queryClient.setQueryData(key, order({ order_status: 'handover' }));
  applyOrderEvent(ref, news('picked_up', ''));
  applyOrderEvent(ref, news('delivered', ''));
  await answerAll(order({ order_status: 'picked_up' }), order({ order_status: 'delivered' }));
  expect(queryClient.getQueryData(key)?.order_status).toBe('delivered');
});

it('keeps a trip completed where what was read before arrives after it (ORD-04)', async () => {
  const key = tripQuery(ref).queryKey;
  const told = (trip_status: string) =>
    v.parse(tripEvent, {
      id: ref.orderId,
      trip_status,
      payment_status: 'unpaid',
      pickup_time: null,
      return_time: null,
    });
  queryClient.setQueryData(key, trip('confirmed'));
  applyTripEvent(ref, told('ongoing'));
  applyTripEvent(ref, told('completed'));
  await answerAll(trip('ongoing'), trip('completed'));
  expect(queryClient.getQueryData(key)?.trip_status).toBe('completed');
});

it('sees that cash is paid instead, chosen in another window (CHK-15)', async () => {
  const key = orderQuery(ref).queryKey;
  const before = { order_status: 'pending', payment_method: 'digital_payment' } as const;
  queryClient.setQueryData(key, order(before));
  const event = { ...news('pending', ''), payment_method: 'cash_on_delivery' as const };
  applyOrderEvent(ref, event);
  expect([queryClient.getQueryData(key)?.payment_method, underWay.length]).toEqual([
    'cash_on_delivery',
    1,
  ]);
  applyOrderEvent(ref, news('pending', ''));
  expect(queryClient.getQueryData(key)?.payment_method).toBe('cash_on_delivery');

  const tripKey = tripQuery(ref).queryKey;
  queryClient.setQueryData(tripKey, { ...trip('pending'), payment_method: 'digital_payment' });
  const told = {
    id: ref.orderId,
    trip_status: 'pending',
    payment_status: 'unpaid',
    payment_method: 'cash_on_delivery',
    rest_in_cash: 0,
    pickup_time: null,
    return_time: null,
  };
  applyTripEvent(ref, v.parse(tripEvent, told));
  const shown = queryClient.getQueryData(tripKey);
  expect([shown?.payment_method, shown?.rest_in_cash, underWay.length]).toEqual([
    'cash_on_delivery',
    0,
    2,
  ]);
  applyTripEvent(ref, v.parse(tripEvent, { ...told, rest_in_cash: 1 }));
  expect([queryClient.getQueryData(tripKey)?.rest_in_cash, underWay.length]).toEqual([1, 3]);
});

it('lets a slow answer arrive while places come faster than it (ORD-05)', async () => {
  const key = orderQuery(ref).queryKey;
  queryClient.setQueryData(key, order({ order_status: 'handover' }));
  applyOrderEvent(ref, news('picked_up', '4711'));
  for (let places = 0; places < 3; places += 1) applyOrderEvent(ref, news('picked_up', '4711'));
  expect(underWay).toHaveLength(1);
  await answerAll(order({ order_status: 'picked_up' }), undefined);
  const shown = queryClient.getQueryData(key);
  expect([shown?.order_status, shown?.delivery_code]).toEqual(['picked_up', '4711']);
});

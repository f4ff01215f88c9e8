import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { type OrderDetails, orderDetails } from '../../../domain/orders/order';
import { type TripDetails, tripDetails } from '../../../domain/rental/trip';
import { configQuery } from '../../../src/client/shopQueries';
import { OrderView } from '../../../src/orders/tracking/OrderView';
import { TripView } from '../../../src/rental/trips/TripView';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { destination, pickup } from '../../support/rental';

// jsdom draws no maps.
vi.mock('../../../src/map/MapView', () => ({ MapView: () => null }));

const followed = {
  flag: null,
  connection: 'live',
  onRetry: () => undefined,
  onChanged: () => undefined,
} as const;
const key = { orderId: 100007, contactNumber: null };

const orderOf = (parts: Partial<OrderDetails>): OrderDetails =>
  v.parse(orderDetails, {
    id: 100007,
    order_status: 'processing',
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    order_amount: 20,
    tax_included: 0,
    ...parts,
  });
const tripOf = (parts: Partial<TripDetails>): TripDetails =>
  v.parse(tripDetails, {
    id: 100001,
    trip_status: 'ongoing',
    rental_type: 'hourly',
    pickup_location: pickup,
    destination_location: destination,
    route: '_p~iF~ps|U_ulLnnqC',
    payment_method: 'cash_on_delivery',
    trip_amount: 20,
    tax_included: 0,
    ...parts,
  });

const orderPage = (parts: Partial<OrderDetails> = {}) => (
  <OrderView order={orderOf(parts)} orderKey={key} placed={false} {...followed} />
);
const tripPage = (parts: Partial<TripDetails> = {}) => (
  <TripView trip={tripOf(parts)} tripKey={key} booked={false} {...followed} />
);
const show = (page: ReactNode, demo: 0 | 1 = 1) =>
  renderPiece(page, (client) => client.setQueryData(configQuery().queryKey, { ...settings, demo }));
/** Every line that speaks of the demo. */
const notes = () => screen.queryAllByText(/demo/i).map((line) => line.textContent);

describe('ORD-02 a demo says that its clock runs fast', () => {
  it.each([
    [
      'a delivery',
      orderPage(),
      'This is a demo: the store and the courier work many times faster than life.',
    ],
    [
      'what is collected',
      orderPage({ order_type: 'take_away' }),
      'This is a demo: the store works many times faster than life.',
    ],
    [
      'a parcel',
      orderPage({ order_type: 'parcel' }),
      'This is a demo: the courier works many times faster than life.',
    ],
    ['a trip', tripPage(), 'This is a demo: the trip passes many times faster than life.'],
  ])('on the page of %s', async (_, page, words) => {
    await show(page);
    expect(notes()).toEqual([words]);
  });

  it.each([
    ['an order', orderPage()],
    ['a trip', tripPage()],
  ])('a shop that is no demo does not, of %s', async (_, page) => {
    await show(page, 0);
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    expect(notes()).toEqual([]);
  });

  it.each([
    ['an order that was delivered', orderPage({ order_status: 'delivered' })],
    ['an order that was cancelled', orderPage({ order_status: 'canceled' })],
    ['a trip that is over', tripPage({ trip_status: 'completed' })],
    ['a trip that was cancelled', tripPage({ trip_status: 'canceled' })],
  ])('nor does a demo of %s', async (_, page) => {
    await show(page);
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    expect(notes()).toEqual([]);
  });
});

describe('ORD-09 what is still to be paid comes before all that is only looked at', () => {
  const unpaid = {
    payment_method: 'digital_payment',
    payment_status: 'unpaid',
    can_pay: 1,
  } as const;

  it.each([
    ['an order', orderPage({ order_status: 'pending', ...unpaid })],
    ['a trip', tripPage({ trip_status: 'pending', ...unpaid })],
  ])('of %s', async (_, page) => {
    await show(page);
    const pay = await screen.findByRole('alert');
    const note = screen.getByText(/demo/i);
    expect(pay.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // On phones the map is the page's head but for this.
    expect(note.parentElement?.dataset.pressing).toBe('true');
  });
});

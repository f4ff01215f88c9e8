import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { orderDetails } from '../../../domain/orders/order';
import { tripDetails } from '../../../domain/rental/trip';
import { OrderView } from '../../../src/orders/tracking/OrderView';
import { TripView } from '../../../src/rental/trips/TripView';
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
const key = { orderId: 100007, contactNumber: '7f2c-shared' };
const unpaid = { payment_method: 'digital_payment', payment_status: 'unpaid', can_pay: 0 };

it('ORD-09 an order opened by its link asks for its phone number, and offers no payment', async () => {
  const order = v.parse(orderDetails, {
    id: 100007,
    order_status: 'pending',
    order_type: 'delivery',
    order_amount: 20,
    tax_included: 0,
    contact_person_name: 'Lina Haddad',
    details: [],
    ...unpaid,
  });
  await renderPiece(<OrderView {...followed} order={order} orderKey={key} placed={false} />);
  await screen.findByText('Is it your order?');
  expect(screen.getByLabelText<HTMLInputElement>(/Order number/).value).toBe('100007');
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  expect(screen.getByText('Contact').nextElementSibling?.textContent).toBe('Lina Haddad');
});

it('ORD-09 a trip opened by its link asks for its phone number, and offers no payment', async () => {
  const trip = v.parse(tripDetails, {
    id: 100001,
    trip_status: 'pending',
    rental_type: 'hourly',
    pickup_location: pickup,
    destination_location: destination,
    trip_amount: 33,
    tax_included: 0,
    trip_details: [],
    ...unpaid,
  });
  await renderPiece(<TripView {...followed} trip={trip} tripKey={key} booked={false} />);
  await screen.findByText('Is it your trip?');
  expect(screen.getByLabelText<HTMLInputElement>(/Trip number/).value).toBe('100001');
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});

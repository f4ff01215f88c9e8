import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { type OrderDetails, orderDetails } from '../../../domain/orders/order';
import { type TripDetails, tripDetails } from '../../../domain/rental/trip';
import { configQuery } from '../../../src/client/shopQueries';
import Afterwards from '../../../src/orders/afterOrder/Afterwards';
import { Arrival } from '../../../src/orders/tracking/Arrival';
import { CancelButton } from '../../../src/orders/tracking/CancelButton';
import { TripChoices } from '../../../src/rental/trips/TripChoices';
import { TripHead } from '../../../src/rental/trips/TripHead';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { destination, pickup } from '../../support/rental';

const answer = vi.hoisted(() => vi.fn());
vi.mock('../../../src/flow/overlays', () => ({ openOverlay: answer }));

const key = { orderId: 100007, contactNumber: null };

const order = (parts: Partial<OrderDetails>) =>
  v.parse(orderDetails, {
    id: key.orderId,
    order_status: 'pending',
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    order_amount: 20,
    tax_included: 0,
    details: [],
    ...parts,
  });

const trip = (parts: Partial<TripDetails>) =>
  v.parse(tripDetails, {
    id: key.orderId,
    trip_status: 'pending',
    rental_type: 'hourly',
    pickup_location: pickup,
    destination_location: destination,
    payment_method: 'cash_on_delivery',
    trip_amount: 50,
    tax_included: 0,
    trip_details: [],
    ...parts,
  });

/** Presses a button of the page whose question is answered with `output`; answers what has the focus then. */
async function press(
  name: string,
  output: unknown,
  page: (isDone: boolean, done: () => void) => ReactNode,
) {
  answer.mockResolvedValue(output);
  Element.prototype.scrollIntoView = vi.fn();
  function Page() {
    const [isDone, setDone] = useState(false);
    return <main>{page(isDone, () => setDone(true))}</main>;
  }
  await renderPiece(<Page />, (client) => client.setQueryData(configQuery().queryKey, settings));
  const button = await screen.findByRole('button', { name });
  button.focus();
  await act(async () => {
    fireEvent.click(button);
  });
  return document.activeElement?.textContent;
}

const orderPage = (isParcel: boolean) => (isDone: boolean, done: () => void) => (
  <>
    <Arrival
      order={order({
        order_type: isParcel ? 'parcel' : 'delivery',
        order_status: isDone ? 'canceled' : 'pending',
      })}
      placed={false}
    />
    {!isDone && <CancelButton orderKey={key} isParcel={isParcel} onDone={done} />}
  </>
);

it.each([true, false])(
  'ORD-07 leads to what has become of a cancelled order (parcel: %s)',
  async (isParcel) => {
    expect(await press('Cancel the order', { cancelled: true }, orderPage(isParcel))).toBe(
      'This order is cancelled',
    );
  },
);

it('ORD-07 an order that was kept and changes by itself calls nobody away', async () => {
  expect(await press('Cancel the order', { cancelled: false }, orderPage(false))).not.toBe(
    'This order is cancelled',
  );
});

it('ORD-07 leads to what has become of a cancelled trip', async () => {
  const focused = await press('Cancel the trip', { cancelled: true }, (isDone, done) => (
    <>
      <TripHead trip={trip({ trip_status: isDone ? 'canceled' : 'pending' })} booked={false} />
      <TripChoices trip={trip({ can_cancel: isDone ? 0 : 1 })} tripKey={key} onChanged={done} />
    </>
  ));
  expect(focused).toBe('Cancelled');
});

it('leads to what has become of a request for money back', async () => {
  const refund = { reason: 'Cold', note: '', status: 'pending' as const, amount: 20 };
  const focused = await press('Ask for a refund', { asked: true }, (isDone, done) => (
    <Afterwards
      order={order({
        order_status: 'delivered',
        can_refund: isDone ? 0 : 1,
        refund: isDone
          ? { ...refund, images_full_url: [], answer: '', created_at: null, answered_at: null }
          : null,
      })}
      again={null}
      onChanged={done}
    />
  ));
  expect(focused).toBe('Money back');
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { type TripDetails, tripDetails } from '../../../domain/rental/trip';
import { getTrip, payTrip, switchTripToCash } from '../../../domain/rental/tripEndpoints';
import type { PaymentFlag } from '../../../machines/checkout/payment';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { TripInvoice } from '../../../src/orders/invoice/TripInvoice';
import { tripQuery } from '../../../src/rental/api/trips';
import { TripPaymentPanel } from '../../../src/rental/trips/TripPaymentPanel';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { destination, pickup } from '../../support/rental';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));

const ref = { orderId: 100001, contactNumber: null };
const trip = (parts: Partial<TripDetails>): TripDetails =>
  v.parse(tripDetails, {
    id: ref.orderId,
    trip_status: 'confirmed',
    rental_type: 'hourly',
    pickup_location: pickup,
    destination_location: destination,
    payment_method: 'digital_payment',
    payment_status: 'paid',
    trip_amount: 50,
    paid_amount: 30,
    tax_included: 0,
    trip_details: [],
    ...parts,
  });
const owing = { rest_amount: 20 };

/** What the shop says of the trip when it is asked. */
let known: TripDetails;
beforeEach(() => {
  queryClient.clear();
  call.mockReset().mockImplementation(async (endpoint) => {
    if (endpoint === getTrip) return known;
    return new Promise(() => undefined);
  });
});

async function open(parts: Partial<TripDetails>, flag: PaymentFlag = null) {
  known = trip(parts);
  const onChanged = vi.fn();
  const told = await renderPiece(
    <TripPaymentPanel input={{ ...ref, flag, gateway: null }} onChanged={onChanged} />,
    (client) => {
      client.setQueryData(configQuery().queryKey, { ...settings, cash_on_delivery: 1 as const });
      client.setQueryData(tripQuery(ref).queryKey, known);
    },
  );
  return { ...told, onChanged };
}
const asked = (endpoint: unknown) =>
  call.mock.calls.flatMap(([one, { body }]) => (one === endpoint ? [body] : []));

it.each<[string, Partial<TripDetails>, PaymentFlag, string | undefined]>([
  [
    'is confirmed and not paid, as other back ends have them',
    { payment_status: 'unpaid', paid_amount: 0 },
    null,
    'Your trip is not paid yet.',
  ],
  ['costs more now', owing, null, 'Your trip is longer now: $20.00 are still to be paid.'],
  [
    'costs more now, and the payment of that failed',
    owing,
    'fail',
    'The payment did not go through. Your longer trip is saved: $20.00 are still to be paid.',
  ],
  [
    'costs more now, and that is on its way',
    { ...owing, payment_under_way: 1 },
    'pending',
    'Your payment of $20.00 is on its way. Some banks take a few days; your trip goes on meanwhile.',
  ],
  ['costs more now, which is left for the return', { ...owing, rest_in_cash: 1 }, null, undefined],
  [
    'is paid with what came on top',
    { paid_amount: 50 },
    'success',
    'Your payment has arrived. Thank you!',
  ],
  [
    'is not paid at all',
    { payment_status: 'unpaid', paid_amount: 0, trip_status: 'pending' },
    null,
    'Your trip is not paid yet. The provider confirms it as soon as it is.',
  ],
])('BOOK-04 says how the money of a trip stands that %s', async (_, parts, flag, words) => {
  const { onChanged } = await open(parts, flag);
  if (words) await screen.findByText((text) => text === words);
  else await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  const isOpen = words !== undefined && !/arrived|on its way/.test(words);
  expect(buttons.filter((name) => name !== 'Check again')).toEqual(
    isOpen ? ['Pay now', 'Pay in cash instead'] : [],
  );
});

it('BOOK-04 what came on top is paid by card, or in cash', async () => {
  await open(owing);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
  const callback = `${window.location.origin}/my-trips`;
  await waitFor(() => expect(asked(payTrip)).toEqual([{ trip_id: ref.orderId, callback }]));
});

it('BOOK-04 what came on top is left for the return', async () => {
  await open(owing);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay in cash instead' }));
  await waitFor(() => expect(asked(switchTripToCash)).toEqual([{ trip_id: ref.orderId }]));
});

it('BOOK-05 what the payment page said of the booking is not said of what comes on top later', async () => {
  const { client } = await open({ trip_amount: 30 }, 'success');
  await screen.findByText('Your payment has arrived. Thank you!');
  known = trip(owing);
  act(() => void client.setQueryData(tripQuery(ref).queryKey, known));
  await screen.findByText('Your trip is longer now: $20.00 are still to be paid.');
  known = trip({ paid_amount: 50 });
  act(() => void client.setQueryData(tripQuery(ref).queryKey, known));
  await waitFor(() => expect(screen.queryByText(/still to be paid/)).toBeNull());
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  [owing, 'Online · partly paid', 'Paid$30.00Still to pay$20.00'],
  [{ paid_amount: 50 }, 'Online · paid', undefined],
])('BOOK-04 the invoice says what of it is paid: %j', async (parts, state, settled) => {
  await renderPiece(<TripInvoice tripId={ref.orderId} contact={null} />, (client) => {
    client.setQueryData(configQuery().queryKey, settings);
    client.setQueryData(tripQuery(ref).queryKey, trip(parts));
  });
  expect(document.querySelector('footer div')?.textContent).toBe(`Payment: ${state}`);
  expect(document.querySelectorAll('dl')[1]?.textContent).toBe(settled);
});

it('BOOK-05 nor is it after a reload: what is still to be paid is told at the first answer', async () => {
  await open(owing, 'success');
  expect(
    await screen.findByText('Your trip is longer now: $20.00 are still to be paid.'),
  ).toBeTruthy();
  expect(call.mock.calls.filter(([one]) => one === getTrip)).toHaveLength(1);
});

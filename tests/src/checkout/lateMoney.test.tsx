import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { CheckedPayment, PaymentFacts } from '../../../machines/checkout/payment';
import type { OrderKey } from '../../../machines/orders/tracking';
import { livePaymentMachine } from '../../../src/checkout/actors/paymentActors';
import { configQuery } from '../../../src/client/shopQueries';
import { PaymentNotice } from '../../../src/orders/tracking/PaymentNotice';
import { liveTripPaymentMachine } from '../../../src/rental/actors/tripActors';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const paid: PaymentFacts = {
  status: 'confirmed',
  method: 'digital_payment',
  paid: true,
  givenBack: false,
  underWay: false,
};
const machines = { order: livePaymentMachine, trip: liveTripPaymentMachine };

/** What is said to somebody whom the payment page sends back with "paid". */
async function said(of: keyof typeof machines, change: Partial<PaymentFacts>) {
  const onChanged = vi.fn();
  const checkPayment = fromPromise<CheckedPayment, OrderKey>(async () => ({
    ok: true,
    facts: { ...paid, ...change },
  }));
  await renderPiece(
    <PaymentNotice
      machine={machines[of].provide({ actors: { checkPayment } })}
      input={{ orderId: 100007, contactNumber: null, flag: 'success' }}
      onChanged={onChanged}
      total={undefined}
      words={{ unpaid: 'Not paid.', failed: 'It did not work.', underWay: 'On its way.' }}
    />,
    (client) => client.setQueryData(configQuery().queryKey, settings),
  );
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  return screen.queryByRole('status')?.textContent ?? null;
}

it.each(['order', 'trip'] as const)(
  'ORD-02, BOOK-04 money for an %s is thanked for',
  async (of) => {
    expect(await said(of, {})).toBe('Your payment has arrived. Thank you!');
  },
);

it.each<[keyof typeof machines, string, Partial<PaymentFacts>]>([
  ['order', 'came too late and went back', { status: 'canceled', givenBack: true }],
  ['trip', 'came too late and went back', { status: 'canceled', givenBack: true }],
  ['order', 'never came, since it was cancelled', { status: 'canceled', paid: false }],
  ['order', 'was given back after the delivery', { status: 'delivered', givenBack: true }],
  ['trip', 'is paid in cash instead', { method: 'cash_on_delivery', paid: false }],
])('ORD-02, BOOK-04 money for an %s that %s is not said to have arrived', async (of, _, change) => {
  expect(await said(of, change)).toBeNull();
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { payOrder } from '../../../domain/orders/orderEndpoints';
import { payTrip } from '../../../domain/rental/tripEndpoints';
import type { CheckedPayment } from '../../../machines/checkout/payment';
import type { OrderKey } from '../../../machines/orders/tracking';
import { livePaymentMachine } from '../../../src/checkout/actors/paymentActors';
import { configQuery } from '../../../src/client/shopQueries';
import { PaymentNotice } from '../../../src/orders/tracking/PaymentNotice';
import { liveTripPaymentMachine } from '../../../src/rental/actors/tripActors';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));
// Nothing is answered: what is looked at is what the shop is asked.
beforeEach(() => {
  call.mockReset().mockReturnValue(new Promise(() => undefined));
});

const way = (gateway: string, gateway_title: string) => ({
  gateway,
  gateway_title,
  gateway_image_full_url: '',
});
const card = way('card', 'Card');
const bank = way('bank', 'Bank transfer');
const facts = {
  status: 'pending' as const,
  method: 'digital_payment' as const,
  paid: false,
  givenBack: false,
  underWay: false,
};
const checkPayment = fromPromise<CheckedPayment, OrderKey>(async () => ({ ok: true, facts }));

type Machine = typeof livePaymentMachine;
async function open(
  machine: Machine,
  listed: ReturnType<typeof way>[],
  gateway: string | null,
  money: { total?: number; limit?: number } = {},
) {
  await renderPiece(
    <PaymentNotice
      machine={machine.provide({ actors: { checkPayment } })}
      input={{ orderId: 100007, contactNumber: null, flag: 'fail', gateway }}
      onChanged={() => undefined}
      total={money.total}
      words={{ unpaid: 'Not paid.', failed: 'It did not work.', underWay: 'On its way.' }}
    />,
    (client) => {
      const config = {
        ...settings,
        cash_on_delivery: 1 as const,
        cod_max_amount: money.limit ?? null,
        active_payment_method_list: listed,
      };
      client.setQueryData(configQuery().queryKey, config);
    },
  );
  await screen.findByRole('button', { name: 'Pay now' });
}
const ways = () =>
  screen
    .queryAllByRole('radio')
    .map((radio) => [
      radio.querySelector('strong')?.textContent,
      radio.getAttribute('aria-checked'),
    ]);
const sent = () =>
  call.mock.calls.flatMap(([endpoint, asked]) =>
    endpoint === payOrder || endpoint === payTrip ? [[endpoint, asked.body.payment_gateway]] : [],
  );

it.each([
  ['an order', livePaymentMachine, payOrder],
  ['a trip', liveTripPaymentMachine, payTrip],
])('WAL-07 %s whose gateway failed is paid through another', async (_, machine, endpoint) => {
  await open(machine, [card, bank], 'bank');
  await waitFor(() =>
    expect(ways()).toEqual([
      ['Card', 'false'],
      ['Bank transfer', 'true'],
    ]),
  );
  fireEvent.click(screen.getByRole('radio', { name: /^Card/ }));
  expect(ways().map(([, checked]) => checked)).toEqual(['true', 'false']);
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(sent()).toEqual([[endpoint, 'card']]));
});

it('WAL-07 what is shown as chosen is what is paid through, also when the one before is listed no more', async () => {
  await open(livePaymentMachine, [card, bank], 'gone');
  await waitFor(() => expect(ways().map(([, checked]) => checked)).toEqual(['true', 'false']));
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(sent()).toEqual([[payOrder, 'card']]));
});

it('WAL-07 with one gateway there is nothing to choose', async () => {
  await open(livePaymentMachine, [card], null);
  expect(ways()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(sent()).toEqual([[payOrder, undefined]]));
});

const overLimit =
  'The total amount of the order, exceeds maximum amount of the cash on delivery method';

it.each([
  ['an order', livePaymentMachine, 250, false],
  ['an order', livePaymentMachine, 250.01, true],
  ['a trip', liveTripPaymentMachine, 250.01, true],
] as const)(
  'CHK-04 cash instead is not offered for %s above its limit',
  async (_, machine, total, isOver) => {
    await open(machine, [card], null, { total, limit: 250 });
    const cash = screen.getByRole('button', { name: 'Pay in cash instead' });
    expect([cash.hasAttribute('disabled'), screen.queryByText(overLimit) !== null]).toEqual([
      isOver,
      isOver,
    ]);
  },
);

it.each([
  ['an order', livePaymentMachine, payOrder],
  ['a trip', liveTripPaymentMachine, payTrip],
])('CHK-15 who steps back from the payment page may pay %s again', async (_, machine, endpoint) => {
  window.location.hash = '';
  call.mockResolvedValue({ redirect_link: '#payment' });
  await open(machine, [card], null);
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  expect(screen.getByRole('status').textContent).toBe('We are checking your payment…');
  const shown = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  shown(false);
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  shown(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(sent().map(([asked]) => asked)).toEqual([endpoint, endpoint]));
});

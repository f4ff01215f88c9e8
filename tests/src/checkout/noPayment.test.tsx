import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PaymentMethods } from '../../../src/checkout/payment/PaymentMethods';
import { TripPayment } from '../../../src/rental/bookTrip/TripPayment';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));
const session = vi.hoisted(() => ({ signedIn: false }));
vi.mock('../../../src/identity/session', () => ({ useSession: () => session }));
const openSignIn = vi.hoisted(() => vi.fn());
vi.mock('../../../src/identity/signIn/openSignIn', () => ({ openSignIn }));
beforeEach(() => openSignIn.mockReset());

const config = (wallet: 0 | 1) => ({
  ...settings,
  cash_on_delivery: 0 as const,
  digital_payment: 0 as const,
  customer_wallet_status: wallet,
});

const openOrder = (wallet: 0 | 1, signedIn: boolean) => {
  session.signedIn = signedIn;
  return renderAtOnce(
    <PaymentMethods
      config={config(wallet)}
      value={null}
      gateway={null}
      onChange={() => undefined}
      walletBalance={undefined}
      cash={{ title: 'Cash', hint: 'At the door' }}
      standingOf={() => 'notOffered'}
    />,
  );
};
const told = () => [
  screen.getByRole('alert').textContent,
  screen.queryAllByRole('button').length,
  screen.queryAllByRole('radiogroup').length,
];
const nothing = 'The shop takes no payment now. Come back later.';

it('CHK-04 a guest who could pay out of a wallet alone is offered to sign in', async () => {
  await openOrder(1, false);
  expect(told()).toEqual([
    'Orders are paid out of a wallet here: sign in to use yours.Sign in',
    1,
    0,
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(openSignIn.mock.calls).toEqual([[]]);
});

it.each([
  ['a guest where there are no wallets', 0, false],
  ['a customer', 1, true],
] as const)('CHK-04 no way to pay is said to be none: %s', async (_, wallet, signedIn) => {
  await openOrder(wallet, signedIn);
  expect(told()).toEqual([nothing, 0, 0]);
});

it('CHK-04 no way to pay for a trip is said to be none, with a wallet too', async () => {
  const nobody = { method: null, gateway: null, total: 20, onChange: () => undefined };
  await renderAtOnce(<TripPayment config={config(1)} {...nobody} />);
  expect(told()).toEqual([nothing, 0, 0]);
});

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { PaymentChoice } from '../../../domain/checkout/gateways';
import { PaymentMethods } from '../../../src/checkout/payment/PaymentMethods';
import { TripPayment } from '../../../src/rental/bookTrip/TripPayment';
import { methodFor } from '../../../src/rental/bookTrip/tripMethods';
import { FakeCart, settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<FakeCart['call']>) => new FakeCart().call(...args),
  onUnauthenticated: () => () => undefined,
}));

const way = (gateway: string, gateway_title: string) => ({
  gateway,
  gateway_title,
  gateway_image_full_url: `/pictures/${gateway}.svg`,
});
const card = way('stripe', 'Card');
const config = (...listed: ReturnType<typeof way>[]) => ({
  ...settings,
  cash_on_delivery: 1 as const,
  digital_payment: 1 as const,
  active_payment_method_list: listed,
});
const told: PaymentChoice[] = [];

interface Held {
  config: ReturnType<typeof config>;
  method?: PaymentChoice['method'];
  gateway?: string | null;
  total?: number | null;
}

function Order({ config: shop, method = 'digital_payment', gateway = null }: Held) {
  const [chosen, choose] = useState<PaymentChoice>({ method, gateway });
  return (
    <PaymentMethods
      config={shop}
      value={chosen.method}
      gateway={chosen.gateway}
      onChange={(next) => {
        told.push(next);
        choose(next);
      }}
      walletBalance={undefined}
      cash={{ title: 'Cash', hint: 'At the door' }}
      standingOf={(one) => (one === 'wallet' ? 'notOffered' : 'offered')}
    />
  );
}

function Trip(held: Held) {
  const { config: shop, method = 'digital_payment', gateway = null, total = null } = held;
  const [chosen, choose] = useState<PaymentChoice>({ method, gateway });
  return (
    <TripPayment
      config={shop}
      method={chosen.method}
      gateway={chosen.gateway}
      total={total}
      onChange={(next) => {
        told.push(next);
        choose(next);
      }}
    />
  );
}

const radios = () =>
  screen
    .getAllByRole('radio')
    .map((radio) => [
      radio.textContent?.split(/Pay|You|At/)[0],
      radio.getAttribute('aria-checked'),
    ]);

it.each([
  ['an order', Order, 'Cash'],
  ['a trip', Trip, 'Cash at pickup'],
])('WAL-07 each gateway that the shop lists is a way to pay for %s', async (_, Way, cash) => {
  told.length = 0;
  await renderAtOnce(<Way config={config(card, way('transfer', 'Transfer'))} />);
  expect(radios()).toEqual([
    [cash, 'false'],
    ['Card', 'true'],
    ['Transfer', 'false'],
  ]);
  const pictures = [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(pictures).toEqual(['/pictures/stripe.svg', '/pictures/transfer.svg']);
  for (const name of [/^Transfer/, /^Cash/]) fireEvent.click(screen.getByRole('radio', { name }));
  expect(told).toEqual([
    { method: 'digital_payment', gateway: 'transfer' },
    { method: 'cash_on_delivery', gateway: null },
  ]);
  expect(radios()[0]).toEqual([cash, 'true']);
});

it.each([
  ['an order', Order, 'Cash'],
  ['a trip', Trip, 'Cash at pickup'],
])('WAL-07 with one gateway there is one way online for %s, as ever', async (_, Way, cash) => {
  told.length = 0;
  await renderAtOnce(<Way config={config(card)} method="cash_on_delivery" />);
  expect(radios()).toEqual([
    [cash, 'true'],
    ['Card', 'false'],
  ]);
  expect(document.querySelectorAll('img')).toHaveLength(0);
  fireEvent.click(screen.getByRole('radio', { name: /^Card/ }));
  expect(told).toEqual([{ method: 'digital_payment', gateway: null }]);
});

it('ERR-03 a gateway whose picture does not come keeps its place and has the sign of its way', async () => {
  await renderAtOnce(<Order config={config(card, way('transfer', 'Transfer'))} />);
  const [first] = document.querySelectorAll('img');
  if (first) fireEvent.error(first);
  const pictures = [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(pictures).toEqual(['/pictures/transfer.svg']);
  const [, online] = screen.getAllByRole('radio');
  expect(online?.querySelectorAll('svg.tabler-icon-credit-card')).toHaveLength(1);
});

it('WAL-07 a gateway that is no longer listed is chosen no more', async () => {
  await renderAtOnce(<Order config={config(card, way('transfer', 'Transfer'))} gateway="gone" />);
  expect(radios().map(([, checked]) => checked)).toEqual(['false', 'false', 'false']);
});

const overLimit =
  'The total amount of the order, exceeds maximum amount of the cash on delivery method';

it.each([
  [250, 250, false],
  [250.01, 250, true],
  [900, 0, false],
  [900, null, false],
] as const)(
  'CHK-04 cash for a trip of %s is taken up to %s',
  async (total, cod_max_amount, isOver) => {
    await renderAtOnce(<Trip config={{ ...config(card), cod_max_amount }} total={total} />);
    const [cash] = screen.getAllByRole('radio');
    expect([cash?.hasAttribute('disabled'), cash?.textContent]).toEqual([
      isOver,
      `Cash at pickup${isOver ? overLimit : 'Pay when the vehicle is handed over.'}`,
    ]);
  },
);

it.each([
  ['what was chosen', 'cash_on_delivery', 250, 'cash_on_delivery'],
  ['cash at first', null, 250, 'cash_on_delivery'],
  ['what is left, above the limit of cash', 'cash_on_delivery', 251, 'digital_payment'],
  ['what is left at once', null, 251, 'digital_payment'],
  ['what was chosen while the total is not known', 'cash_on_delivery', null, 'cash_on_delivery'],
] as const)('CHK-04 a trip is paid by %s', (_, chosen, total, method) => {
  expect(methodFor({ ...config(card), cod_max_amount: 250 }, chosen, total)).toBe(method);
});

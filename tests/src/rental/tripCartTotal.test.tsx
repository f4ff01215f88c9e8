import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { tripCartQuery } from '../../../src/rental/api/tripCart';
import { CartPage } from '../../../src/rental/CartPage';
import TripCartDrawer from '../../../src/rental/tripCart/TripCartDrawer';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { type SampleLine, sampleCart } from '../../support/rental';

const usual = window.matchMedia;
const atHeight = (isLow: boolean) => {
  window.matchMedia = (query) => ({
    ...usual(query),
    matches: query === '(max-height: 740px)' ? isLow : query.includes('prefers-reduced-motion'),
  });
};
afterEach(() => {
  window.matchMedia = usual;
});

const put = (line: SampleLine) => {
  queryClient.setQueryData(configQuery().queryKey, settings);
  queryClient.setQueryData(tripCartQuery().queryKey, { confirmed: sampleCart([line]), shown: {} });
};
const taxed = (tax_included: 0 | 1, tax: number) => {
  put({ quantity: 2 });
  queryClient.setQueryData(configQuery().queryKey, { ...settings, tax_included });
  const cart = sampleCart([{ quantity: 2 }]);
  const carts = cart.carts.map((line) => ({ ...line, provider: { ...line.provider, tax } }));
  queryClient.setQueryData(tripCartQuery().queryKey, { confirmed: { ...cart, carts }, shown: {} });
};
const barOf = (button: HTMLElement | undefined) => button?.closest('[data-total-bar]')?.textContent;

// Two units for five hours at $10.00.
it('TRIP-02 on a low screen the total of the trip’s drawer stands once, with the button', async () => {
  atHeight(true);
  put({ quantity: 2 });
  await renderAtOnce(<TripCartDrawer input={null} onDone={() => undefined} />);
  const drawer = await screen.findByRole('dialog', { name: 'Trip Cart' });
  expect(
    within(drawer)
      .getAllByText('Total')
      .map(({ tagName }) => tagName),
  ).toEqual(['DIV']);
  expect(barOf(within(drawer).getByRole('button', { name: 'Review the trip' }))).toBe(
    'Total$100.00Review the trip',
  );
});

it('TRIP-02 on a high screen it stands with the sums', async () => {
  atHeight(false);
  put({ quantity: 2 });
  await renderAtOnce(<TripCartDrawer input={null} onDone={() => undefined} />);
  const drawer = await screen.findByRole('dialog', { name: 'Trip Cart' });
  expect(
    within(drawer)
      .getAllByText('Total')
      .map(({ tagName }) => tagName),
  ).toEqual(['DT']);
  expect(barOf(within(drawer).getByRole('button', { name: 'Review the trip' }))).toBe(
    'Review the trip',
  );
});

it('TRIP-01, PRICE-18 the page of the trip cart has the total and the way on within reach', async () => {
  put({ quantity: 2 });
  await renderAtOnce(<CartPage />);
  const buttons = screen.getAllByRole('button', { name: 'Proceed To Checkout' });
  expect(buttons.map(barOf)).toEqual([undefined, 'Total$100.00Proceed To Checkout']);
});

// $100.00 at 10 per cent: a tenth on top, or 10 of 110 parts within.
it.each([
  [
    'PRICE-21, on top',
    0,
    10,
    'Total before tax$100.00Tax, added at the checkout$10.00Coupons are taken off at the checkout.',
  ],
  [
    'PRICE-20, within',
    1,
    10,
    'Total$100.00Tax (included)$9.09Coupons are taken off at the checkout.',
  ],
  ['none known', 0, 0, 'Total$100.00Coupon and tax are worked out at the checkout.'],
] as const)(
  'PRICE-18 the total stays before tax, which is told beside it: %s',
  async (_, included, tax, told) => {
    atHeight(false);
    taxed(included, tax);
    await renderAtOnce(<TripCartDrawer input={null} onDone={() => undefined} />);
    const drawer = await screen.findByRole('dialog', { name: 'Trip Cart' });
    const sums = within(drawer)
      .getByText(/^Total/)
      .closest('dl')?.parentElement;
    expect(sums?.textContent).toBe(told);
  },
);

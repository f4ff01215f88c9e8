import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BottomBar } from '../../../src/app/shell/BottomBar';
import { renderAtOnce } from '../../support/renderAtOnce';
import { standAtTheSquare } from '../../support/standAt';

it.each([
  ['/profile?page=inbox', 'page'],
  ['/wallet', 'page'],
  ['/loyalty-points', 'page'],
  ['/referral-code', 'page'],
  ['/coupons', 'page'],
  ['/settings', 'page'],
  ['/product/7', 'false'],
  ['/refund-policy', 'false'],
  ['/privacy-policy', 'false'],
])('the bar of a phone says that %s is of the account: %s', async (address, current) => {
  standAtTheSquare();
  await renderAtOnce(<BottomBar />, address);
  const account = await screen.findByRole('button', { name: 'Account' });
  expect(account.getAttribute('aria-current')).toBe(current);
});

it.each([
  ['/search', 'page'],
  ['/home?search=pizza', 'page'],
  ['/home?search=', 'page'],
  ['/rental/vehicle-search?search=van', 'page'],
  ['/home', 'false'],
  ['/home?data_type=popular', 'false'],
  ['/my-orders', 'false'],
])('the bar of a phone says that %s is of the search: %s', async (address, current) => {
  standAtTheSquare();
  await renderAtOnce(<BottomBar />, address);
  const search = await screen.findByRole('link', { name: 'Search' });
  expect(search.getAttribute('aria-current')).toBe(current);
});

it.each([
  ['/my-orders', 'page'],
  ['/track-order?order_id=100007', 'page'],
  ['/my-trips?trip_id=7', 'page'],
  ['/home', 'false'],
  ['/terms-and-conditions', 'false'],
])('the bar of a phone says that %s is of the orders: %s', async (address, current) => {
  standAtTheSquare();
  await renderAtOnce(<BottomBar />, address);
  const orders = await screen.findByRole('link', { name: 'Orders' });
  expect(orders.getAttribute('aria-current')).toBe(current);
});

import { useSearch } from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, Fragment } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { guestIdKey } from '../../../src/client/storage/storage';
import { MyOrders } from '../../../src/orders/myOrders/MyOrders';
import { TripsRoute } from '../../../src/rental/trips/TripsRoute';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const shop = vi.hoisted(() => ({ call: vi.fn<(endpoint: AnyEndpoint) => Promise<unknown>>() }));
vi.mock('../../../src/client/client', () => ({
  call: shop.call,
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));

let isThere: boolean;
const row = { id: 100007, order_status: 'pending', order_amount: 20, trip_amount: 20 };
const rows = () => (isThere ? [{ ...row, order_type: 'delivery', payment_method: 'wallet' }] : []);
const lists = () =>
  shop.call.mock.calls.filter(([{ path }]) => /running|order\/list|trip-list/.test(path)).length;

beforeEach(() => {
  guestIdKey.set('a guest');
  isThere = true;
  shop.call.mockReset().mockImplementation(async ({ path, answer }) => {
    if (path === '/config') return settings;
    const all = { total_size: rows().length, limit: 12, offset: 1, orders: rows(), trips: [] };
    return v.parse(answer, all);
  });
});
afterEach(() => vi.useRealTimers());

const pages: Record<string, ComponentType> = {
  '/my-orders': () => <MyOrders {...useSearch({ strict: false })} />,
  '/my-trips': () => <TripsRoute address={useSearch({ strict: false })} frame={Fragment} />,
};
function open(page: string, query = '') {
  const Page = pages[page] ?? Fragment;
  return renderPiece(<Page />, undefined, `${page}${query}`);
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it.each(['/my-orders', '/my-trips'])(
  'ORD-01, ORD-03 %s keeps in its address which of them are looked at',
  async (page) => {
    const { address } = await open(page);
    expect(chosen()).toBe('Under way');
    fireEvent.click(screen.getByRole('tab', { name: 'Past' }));
    await vi.waitFor(() => expect([address(), chosen()]).toEqual([`${page}?tab=past`, 'Past']));
    fireEvent.click(screen.getByRole('tab', { name: 'Under way' }));
    await vi.waitFor(() => expect([address(), chosen()]).toEqual([page, 'Under way']));
  },
);

it.each([
  ['/my-orders', 'Ordered with an account?'],
  ['/my-trips', 'Booked with an account?'],
])('SESS-11 %s offers to sign in to who is not signed in', async (page, question) => {
  await open(page, '?tab=past');
  const hint = await screen.findByText(question);
  expect(hint.textContent).toBe(`${question} Sign In`);
});

it.each([
  [true, 3],
  [false, 1],
])('ORD-01 the orders under way (there are some: %s) are followed', async (some, asked) => {
  isThere = some;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open('/my-orders');
  await vi.waitFor(() => expect(lists()).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(41_000));
  expect(lists()).toBe(asked);
});

it('ORD-01 the orders are asked for again when the window is looked at again', async () => {
  isThere = false;
  await open('/my-orders');
  await vi.waitFor(() => expect(lists()).toBe(1));
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(lists()).toBe(2));
});

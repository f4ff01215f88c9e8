import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { PointsHistory } from '../../../src/account/loyalty/PointsHistory';
import { ProfilePage } from '../../../src/account/ProfilePage';
import type { ProfilePageName } from '../../../src/account/profilePages';
import { Transactions } from '../../../src/account/wallet/Transactions';
import { tokenKey } from '../../../src/client/storage/storage';
import { OrderList } from '../../../src/orders/myOrders/OrderList';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

let moved: object[] = [];
const answer = async ({ path }: AnyEndpoint, { query = {} }: { query?: object } = {}) => {
  if (path === '/config')
    return {
      ...settings,
      customer_wallet_status: 1,
      loyalty_point_status: 1,
      ref_earning_status: 1,
    };
  if (path.includes('/order/')) return { orders: [], total_size: 0, limit: 10, offset: 1 };
  const data = 'type' in query && query.type === 'all' ? moved : [];
  return { data, total_size: data.length, limit: 20, offset: 1 };
};
vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<typeof answer>) => answer(...args),
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => {
  tokenKey.set(null);
  moved = [];
});

const shown = (heading: string) => {
  const state = screen.getByRole('heading', { name: heading }).parentElement;
  return {
    picture: state?.querySelector('img')?.getAttribute('src'),
    words: state?.textContent,
  };
};

it.each<[ProfilePageName, string, string, string]>([
  [
    'wallet',
    'no-money',
    'Sign in to see your wallet',
    'Your money with us, what came in and what went out.',
  ],
  [
    'loyalty-points',
    'no-points',
    'Sign in to see your points',
    'Orders bring you points, and points become money in your wallet.',
  ],
  [
    'referral-code',
    'no-points',
    'Sign in to invite friends',
    'You find your code here, and what you both get for it.',
  ],
  [
    'address',
    'no-address',
    'Sign in to see your saved addresses',
    'What you save once is one press away at the next order.',
  ],
  [
    'inbox',
    'no-messages',
    'Sign in to see your messages',
    'What you, stores and couriers write each other stands here.',
  ],
  [
    'notifications',
    'no-news',
    'Sign in to see your notifications',
    'News of your orders, trips and money appear here by themselves.',
  ],
  [
    'profile-settings',
    'sign-in',
    'Sign in to see your profile',
    'Your name, email, phone and password, to look at and to change.',
  ],
])('a guest on the page %s is told what it is', async (page, picture, title, words) => {
  await renderAtOnce(<ProfilePage page={page} />);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(shown(title)).toEqual({
    picture: `/pictures/empty-${picture}.svg`,
    words: `${title}${words}Sign In`,
  });
});

it('a wallet in which nothing has moved shows where shopping begins, and nothing to filter', async () => {
  tokenKey.set('a token');
  await renderAtOnce(<Transactions />);
  await screen.findByRole('heading', { name: 'No money has moved yet' });
  expect(shown('No money has moved yet')).toEqual({
    picture: '/pictures/empty-no-money.svg',
    words:
      'No money has moved yetWhat you add and what you pay from your wallet is listed here.Start shopping',
  });
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/home');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('of a kind that has not moved the wallet says so, and leads back to all', async () => {
  tokenKey.set('a token');
  moved = [
    {
      id: 1,
      transaction_type: 'add_fund',
      credit: 5,
      debit: 0,
      balance: 5,
      order_id: null,
      created_at: '2026-01-02T03:04:05Z',
    },
  ];
  await renderAtOnce(<Transactions />);
  await screen.findByRole('listitem');
  fireEvent.change(screen.getByRole('combobox', { name: 'What to show' }), {
    target: { value: 'bonus' },
  });
  await screen.findByRole('heading', { name: 'Nothing of this kind yet' });
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'bonus');
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await screen.findByRole('listitem');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'all');
});

it('where no points have come yet, the way to the first ones', async () => {
  tokenKey.set('a token');
  await renderAtOnce(<PointsHistory />);
  await screen.findByRole('heading', { name: 'No points yet' });
  expect(shown('No points yet')).toEqual({
    picture: '/pictures/empty-no-points.svg',
    words: 'No points yetYour next delivered order brings the first ones.Start shopping',
  });
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/home');
});

it.each([
  ['running', 'No order is under way', 'Choose something good, and follow it here to your door.'],
  ['past', 'No order has ended yet', 'What you have had waits here to be ordered again.'],
] as const)('ORD-01 no orders (%s): what stands here later', async (which, title, words) => {
  await renderAtOnce(<OrderList which={which} />);
  await screen.findByRole('heading', { name: title });
  expect(shown(title)).toEqual({
    picture: '/pictures/empty-no-orders.svg',
    words: `${title}${words}Start shopping`,
  });
});

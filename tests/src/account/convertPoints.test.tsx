import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { LoyaltyPage } from '../../../src/account/loyalty/LoyaltyPage';
import { tokenKey } from '../../../src/client/storage/storage';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

const shop = { customer_wallet_status: 1 };
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint) => {
    if (path === '/config')
      return { ...settings, ...shop, loyalty_point_status: 1, loyalty_point_minimum_point: 10 };
    if (path.includes('info')) return { id: 5, loyalty_point: 500 };
    return { data: [], total_size: 0, limit: 20, offset: 1 };
  },
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
vi.mock('../../../src/identity/session', async (original) => ({
  ...(await original<typeof import('../../../src/identity/session')>()),
  useSession: () => ({ signedIn: true }),
}));

beforeEach(() => tokenKey.set('t'));
afterEach(() => tokenKey.set(null));

it.each([
  ['are converted where there is a wallet', 1, ['Convert to currency now']],
  ['are not where there is none, and nobody is told to collect more', 0, []],
])('WAL-14, WAL-16 points %s', async (_, status, offered) => {
  shop.customer_wallet_status = status;
  await renderAtOnce(<LoyaltyPage stranger={() => null} />);
  await screen.findByText('500');
  expect(screen.getByText('Total points')).toBeTruthy();
  const buttons = screen.queryAllByRole('button', { name: /^Convert/ });
  expect(buttons.map((button) => button.textContent)).toEqual(offered);
  expect(screen.queryByText(/^You can convert/)).toBeNull();
});

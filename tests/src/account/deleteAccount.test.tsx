import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import DeleteAccountDialog from '../../../src/account/deleteAccount/DeleteAccountDialog';
import { tokenKey } from '../../../src/client/storage/storage';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

const profile = { wallet_balance: 0, loyalty_point: 0 };
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint) => (path === '/config' ? settings : profile),
  onUnauthenticated: () => () => undefined,
}));

async function open(wallet_balance: number, loyalty_point: number) {
  Object.assign(profile, { wallet_balance, loyalty_point });
  tokenKey.set('token-1');
  await renderAtOnce(<DeleteAccountDialog input={null} onDone={() => undefined} />);
  return within(await screen.findByRole('dialog', { name: 'Delete account' }));
}

it('DEL-01 tells what a wallet and points are worth before they go', async () => {
  const dialog = await open(7.5, 1);
  const losses = within(await dialog.findByRole('alert', { name: 'You also lose' }));
  const lost = losses.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lost).toEqual(['$7.50 in your wallet', '1 loyalty point']);
});

it('DEL-01 speaks of no wallet where there is nothing in it', async () => {
  const dialog = await open(0, 0);
  await dialog.findByRole('button', { name: 'Delete it' });
  expect(dialog.queryByText('You also lose')).toBeNull();
});

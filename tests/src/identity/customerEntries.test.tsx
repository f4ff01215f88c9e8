import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountFrame } from '../../../src/app/shell/AccountFrame';
import { FooterLinks } from '../../../src/app/shell/FooterLinks';
import ProfileMenu from '../../../src/app/shell/ProfileMenu';
import { OverlayHost } from '../../../src/flow/OverlayHost';
import { renderPiece } from '../../support/render';

let signedIn = true;
vi.mock('../../../src/identity/session', () => ({
  useSession: () => ({ signedIn, guestId: 'g', profileName: 'Maya' }),
}));
vi.mock('../../../src/content/openPages', () => ({
  openPages: {
    'profile-settings': { to: '/profile', search: { page: 'profile-settings' } },
    'my-trips': { to: '/my-trips' },
    wallet: { to: '/wallet' },
    'loyalty-points': { to: '/loyalty-points' },
    inbox: { to: '/profile', search: { page: 'inbox' } },
  },
}));

const usual = (
  <>
    <ProfileMenu />
    <FooterLinks />
    <OverlayHost />
  </>
);

const show = (config: object = {}, piece = usual) =>
  renderPiece(piece, (client) => {
    client.setQueryData(['config', 'en'], {
      customer_wallet_status: 1,
      loyalty_point_status: 1,
      ref_earning_status: 1,
      ...config,
    });
    client.setQueryData(['profile'], { f_name: 'Maya', l_name: 'Noor', image_full_url: '' });
    client.setQueryData(['modules', 'en', null], [{ module_type: 'rental', status: 1 }]);
  });

beforeEach(() => {
  signedIn = true;
});

async function openMenu() {
  act(() => screen.getByRole('button', { name: /^Account of/ }).click());
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => [item.textContent, item.getAttribute('href')]);
}

describe('the profile dropdown', () => {
  it('lists the pages that exist but the inbox, and Logout (HEAD-15, HEAD-17)', async () => {
    await show();
    expect(await openMenu()).toEqual([
      ['Profile settings', '/profile?page=profile-settings'],
      ['My trips', '/my-trips'],
      ['Wallet', '/wallet'],
      ['Loyalty points', '/loyalty-points'],
      ['Logout', null],
    ]);
  });

  it('leaves out what the business has switched off (HEAD-16)', async () => {
    await show({ customer_wallet_status: 0, loyalty_point_status: 0 });
    const texts = (await openMenu()).map(([text]) => text);
    expect(texts).toEqual(['Profile settings', 'My trips', 'Logout']);
  });
});

describe('the menu beside the account pages', () => {
  const wallet = (
    <AccountFrame page="wallet">
      <h1>Wallet</h1>
    </AccountFrame>
  );

  it('lists the same pages, the inbox and Logout, and marks the one that is open', async () => {
    await show({ loyalty_point_status: 0 }, wallet);
    const menu = screen.getByRole('navigation', { name: 'Your account' });
    expect(menu.textContent).toMatch(/^MNMaya Noor/);
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]),
    ).toEqual([
      ['Profile settings', '/profile?page=profile-settings', null],
      ['My trips', '/my-trips', null],
      ['Wallet', '/wallet', 'page'],
      ['Chat', '/profile?page=inbox', null],
    ]);
    expect(within(menu).getByRole('button', { name: 'Logout' }).tagName).toBe('BUTTON');
  });

  it('is not there for somebody who is not signed in', async () => {
    signedIn = false;
    await show({}, wallet);
    expect(screen.getByRole('heading', { name: 'Wallet' }).tagName).toBe('H1');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the footer’s quick links', () => {
  it.each(['Wallet', 'Loyalty points'])('%s needs a login (FOOT-11)', async (name) => {
    signedIn = false;
    const { address } = await show();
    act(() => screen.getByRole('link', { name }).click());
    expect(await screen.findByText('You must be login to access this page.')).toBeDefined();
    expect(address()).toBe('/');
  });

  it('lead a customer there (FOOT-11)', async () => {
    const { address } = await show();
    await act(async () => screen.getByRole('link', { name: 'Wallet' }).click());
    await waitFor(() => expect(address()).toBe('/wallet'));
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { queryClient } from '../../../src/client/queryClient';
import { guestIdKey, tokenKey } from '../../../src/client/storage/storage';
import { provideNavigation } from '../../../src/flow/emitted';
import LogoutDialog from '../../../src/identity/logout/LogoutDialog';
import { startSession, useSession } from '../../../src/identity/session';
import { renderAtOnce } from '../../support/renderAtOnce';
import { renderWithShop } from '../../support/renderShop';

const asked: string[] = [];
const ended: string[] = [];
let isTokenDead = false;
let refuseToken: () => void = () => undefined;

vi.mock('../../../src/client/client', () => ({
  call: async (endpoint: AnyEndpoint, options?: { isLastOfSession?: boolean }) => {
    asked.push(endpoint.path);
    if (isTokenDead && endpoint.path === '/auth/logout') {
      if (!options?.isLastOfSession) ended.push(endpoint.path);
      throw new ApiError('unauthenticated', 401);
    }
    if (endpoint.path === '/auth/guest/request') return { guest_id: 'g1' };
    if (endpoint.path === '/customer/info') return { f_name: 'Nour' };
    return null;
  },
  setGuestRenewal: () => undefined,
  onUnauthenticated: (listener: () => void) => {
    refuseToken = listener;
    return () => undefined;
  },
}));

function Who() {
  const { signedIn, guestId, profileName } = useSession();
  return <p>{`${signedIn ? 'customer' : 'guest'} ${guestId} ${profileName}`}</p>;
}

const inAnotherTab = (key: string, value: string | null) => {
  if (value === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

const visited: string[] = [];

beforeEach(() => {
  isTokenDead = false;
  ended.length = 0;
  visited.length = 0;
  provideNavigation((to) => void visited.push(to));
  startSession();
  guestIdKey.set(null);
  tokenKey.set(null);
  renderWithShop(<Who />);
});

describe('the session of a page', () => {
  it('asks for a guest id when none is stored (SESS-03, SESS-12)', async () => {
    expect(await screen.findByText('guest g1')).toBeTruthy();
    expect(guestIdKey.get()).toBe('g1');
  });

  it('follows the token of any tab (SESS-02, SESS-11)', async () => {
    await screen.findByText('guest g1');
    act(() => inAnotherTab('token', 't1'));
    expect(await screen.findByText('customer g1 Nour')).toBeTruthy();
    act(() => inAnotherTab('token', null));
    expect(await screen.findByText('guest g1')).toBeTruthy();
  });

  it('drops what belonged to one person, and keeps what is everybody’s', async () => {
    await screen.findByText('guest g1');
    queryClient.setQueryData(['orders'], ['theirs']);
    queryClient.setQueryData(['catalogue', 'items'], ['ours']);
    act(() => tokenKey.set('t1'));
    await screen.findByText('customer g1 Nour');
    expect(queryClient.getQueryData(['orders'])).toBeUndefined();
    expect(queryClient.getQueryData(['catalogue', 'items'])).toEqual(['ours']);
  });

  it('ends with a refused token, and keeps drafts', async () => {
    window.localStorage.setItem('checkout-draft', '{"note":"ring twice"}');
    act(() => tokenKey.set('dead'));
    await screen.findByText('customer g1 Nour');
    act(() => refuseToken());
    await screen.findByText('guest g1');
    expect(tokenKey.get()).toBeNull();
    expect(window.localStorage.getItem('checkout-draft')).toBe('{"note":"ring twice"}');
  });

  it('logs out once confirmed: server, token, home (LOGOUT-01 to LOGOUT-07)', async () => {
    act(() => tokenKey.set('t1'));
    await screen.findByText('customer g1 Nour');
    asked.length = 0;
    await renderAtOnce(<LogoutDialog input={null} onDone={() => undefined} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Logout' }));
    expect(
      dialog.getByText(/Are you sure you want to {2}logout\?/, { normalizer: (t) => t }),
    ).toBeTruthy();
    act(() => dialog.getByRole('button', { name: 'Logout' }).click());
    await waitFor(() => expect(visited).toEqual(['/home']));
    expect(asked).toContain('/auth/logout');
    expect(tokenKey.get()).toBeNull();
    expect(await screen.findByText('guest g1')).toBeTruthy();
  });

  it('LOGOUT-03 leaves a session that has ended elsewhere without asking to sign in', async () => {
    act(() => tokenKey.set('t1'));
    await screen.findByText('customer g1 Nour');
    isTokenDead = true;
    await renderAtOnce(<LogoutDialog input={null} onDone={() => undefined} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Logout' }));
    act(() => dialog.getByRole('button', { name: 'Logout' }).click());
    await waitFor(() => expect(visited).toEqual(['/home']));
    expect(ended).toEqual([]);
    expect(await screen.findByText('guest g1')).toBeTruthy();
  });
});

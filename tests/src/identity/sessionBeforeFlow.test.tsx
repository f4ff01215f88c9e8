import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { tokenKey } from '../../../src/client/storage/storage';
import { startSession, useSession } from '../../../src/identity/session';
import { renderWithShop } from '../../support/renderShop';

const { seen } = vi.hoisted(() => {
  window.localStorage.setItem('token', 't1');
  window.localStorage.setItem('guest_id', '7');
  return { seen: { flows: 0, refuse: (): void => undefined, rest: (): void => undefined } };
});

vi.mock('../../../src/client/client', () => ({
  call: async () => ({ f_name: 'Nour' }),
  setGuestRenewal: () => undefined,
  onUnauthenticated: (listener: () => void) => {
    seen.refuse = listener;
    return () => undefined;
  },
}));
vi.mock('../../../src/client/quiet', () => ({
  quiet: new Promise<void>((resolve) => {
    seen.rest = resolve;
  }),
}));
vi.mock('../../../src/identity/sessionFlow', async (original) => {
  seen.flows += 1;
  return original();
});

function Who() {
  const { signedIn, guestId, profileName } = useSession();
  return <p>{`${signedIn ? 'customer' : 'guest'} ${guestId} ${profileName}`}</p>;
}

it('says who is shopping before its flow is there, and loses nothing that happens until then (SESS-02, SESS-11)', async () => {
  startSession();
  renderWithShop(<Who />);
  expect(await screen.findByText('customer 7 Nour')).toBeTruthy();
  expect(seen.flows).toBe(0);
  act(() => seen.refuse());
  expect(await screen.findByText('guest 7')).toBeTruthy();
  expect(tokenKey.get()).toBeNull();
  seen.rest();
  await waitFor(() => expect(seen.flows).toBe(1));
});

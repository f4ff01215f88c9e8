import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { TrackRoute } from '../../../src/orders/tracking/TrackRoute';
import { renderPiece } from '../../support/render';

const session = vi.hoisted(() => ({
  signedIn: false,
  listeners: new Set<() => void>(),
}));
const asked = vi.hoisted(() => [] as string[]);

vi.mock('../../../src/identity/session', async () => {
  const { useSyncExternalStore } = await import('react');
  return {
    useSession: () => ({
      signedIn: useSyncExternalStore(
        (listener) => {
          session.listeners.add(listener);
          return () => session.listeners.delete(listener);
        },
        () => session.signedIn,
      ),
      guestId: 'g',
      profileName: '',
    }),
  };
});
vi.mock('../../../src/client/client', async (original) => ({
  ...(await original<typeof import('../../../src/client/client')>()),
  call: async (endpoint: AnyEndpoint) => {
    if (endpoint.path.includes('/order/'))
      asked.push(`${endpoint.path} as ${session.signedIn ? 'customer' : 'guest'}`);
    throw new ApiError('unauthenticated', 401);
  },
}));
vi.mock('../../../src/identity/api/identity', () => ({ ensureGuestId: async () => 'g' }));

it('SESS-11 asks for the order again once the customer has signed in again', async () => {
  await renderPiece(<TrackRoute search={{ order_id: 100_007 }} />);
  expect(await screen.findByText('We found no such order')).toBeDefined();
  expect(asked).toEqual(['/customer/order/track as guest']);
  const hint = await screen.findByText('Ordered with an account?');
  expect(hint.textContent).toBe('Ordered with an account? Sign In');
  session.signedIn = true;
  await act(async () => {
    for (const tell of session.listeners) tell();
  });
  await vi.waitFor(() =>
    expect(asked).toEqual(['/customer/order/track as guest', '/customer/order/track as customer']),
  );
});

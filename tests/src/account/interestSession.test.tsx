import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { InterestPage } from '../../../src/account/interests/InterestPage';
import { ApiError } from '../../../src/client/apiError';
import { dropPrivateData } from '../../../src/client/privateData';
import { queryClient } from '../../../src/client/queryClient';
import { tokenKey } from '../../../src/client/storage/storage';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

const signIn = vi.hoisted(() => ({ answer: null as ((_: { signedIn: boolean }) => void) | null }));
vi.mock('../../../src/identity/actors/signInActor', async () => {
  const { fromPromise } = await import('xstate');
  return {
    askToSignIn: fromPromise(
      () =>
        new Promise<{ signedIn: boolean }>((resolve) => {
          signIn.answer = resolve;
        }),
    ),
  };
});

const sent: unknown[] = [];
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint, { body }: { body?: unknown } = {}) => {
    if (path === '/config') return settings;
    if (path === '/categories')
      return [3, 4].map((id) => ({ id, name: `Kind ${id}`, image_full_url: '' }));
    if (path === '/customer/info') return { interest: [3] };
    sent.push(body);
    if (tokenKey.get() !== 'token-2')
      throw new ApiError('unauthenticated', 401, [{ code: 'unauthenticated', message: '' }], null);
    return {};
  },
  onUnauthenticated: () => () => undefined,
}));

it('SESS-11, PAGE-15 a session that ends while favourites are saved: the choice stays, and is saved after the sign-in', async () => {
  tokenKey.set('token-1');
  await renderAtOnce(<InterestPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Kind 4' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  // As the session does when the shop no longer knows the token.
  act(() => {
    tokenKey.set(null);
    dropPrivateData(queryClient);
  });
  screen.getByRole('button', { name: 'Kind 4', pressed: true });
  await vi.waitFor(() => expect(signIn.answer).not.toBeNull());
  tokenKey.set('token-2');
  await act(async () => signIn.answer?.({ signedIn: true }));
  await vi.waitFor(() => expect(sent).toEqual([{ interest: [3, 4] }, { interest: [3, 4] }]));
});

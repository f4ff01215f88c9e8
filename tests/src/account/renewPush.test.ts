import { beforeEach, expect, it, vi } from 'vitest';
import { renewPush } from '../../../src/account/actors/pushNewsActors';
import { queryClient } from '../../../src/client/queryClient';
import { tokenKey } from '../../../src/client/storage/storage';
import { pushedToKey } from '../../../src/client/storage/wishes';

const told = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: { path: string }, { body }: { body?: unknown } = {}) =>
    path === '/customer/info' ? { id: 7 } : told(body),
  onUnauthenticated: () => () => undefined,
}));
vi.mock('../../../src/identity/firebase/settings', () => ({ canPush: true }));
vi.mock('../../../src/identity/firebase/messaging', () => ({ pushToken: async () => 'browser-1' }));

beforeEach(() => {
  told.mockReset();
  queryClient.clear();
  tokenKey.set('of-another-sign-in');
  pushedToKey.set('7');
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  return () => vi.unstubAllGlobals();
});

it('SESS-15 news go on in the sign-in of now', async () => {
  await renewPush();
  expect(told.mock.calls).toEqual([[{ cm_firebase_token: 'browser-1' }]]);
});

it.each([
  ['signed in', () => tokenKey.set(null)],
  ['the customer who wanted them', () => pushedToKey.set('8')],
  ['allowed to tell', () => vi.stubGlobal('Notification', { permission: 'denied' })],
])('SESS-15 no news where nobody is %s', async (_, change) => {
  change();
  await renewPush();
  expect(told.mock.calls).toEqual([]);
});

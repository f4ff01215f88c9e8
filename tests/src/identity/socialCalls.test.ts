import { beforeEach, expect, it, vi } from 'vitest';
import { guestIdKey } from '../../../src/client/storage/storage';
import { holdIdentity } from '../../../src/identity/actors/heldIdentity';
import { callSocially } from '../../../src/identity/actors/socialCalls';
import { settings } from '../../support/fakeCart';

const asked: { path: string; body: unknown }[] = [];
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: { path: string }, { body }: { body?: unknown } = {}) => {
    if (path === '/config') return settings;
    asked.push({ path, body });
    return {};
  },
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => {
  asked.length = 0;
  guestIdKey.set('guest-1');
  holdIdentity({
    medium: 'google',
    token: 'id-token-of-google',
    uniqueId: 'g-1',
    email: 'noor@example.com',
    name: 'Noor',
  });
});

const said = {
  medium: 'google',
  token: 'id-token-of-google',
  unique_id: 'g-1',
  email: 'noor@example.com',
  login_type: 'social',
  verified: 'default',
  otp: null,
  guest_id: 'guest-1',
};

it('SOC-08 a social sign-in carries who the provider says it is', async () => {
  await callSocially({ medium: 'google', verified: 'default', phone: '' }, AbortSignal.any([]));
  expect(asked).toEqual([{ path: '/auth/social-login', body: said }]);
});

it('SOC-10 the call that completes it carries phone and ID token too', async () => {
  const phone = '+1 202 555 0123';
  await callSocially({ medium: 'google', verified: 'default', phone }, AbortSignal.any([]));
  const body = { ...said, phone: '+12025550123', id_token: 'id-token-of-google' };
  expect(asked).toEqual([{ path: '/auth/social-register', body }]);
});

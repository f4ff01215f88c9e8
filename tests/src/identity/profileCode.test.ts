import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { tokenKey } from '../../../src/client/storage/storage';
import { checkProfileCode } from '../../../src/identity/actors/profileCalls';

const noor = { id: 1, f_name: 'Noor', l_name: '', email: 'noor@new.co', is_email_verified: 1 };
const message = 'This code is too old.';
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: { path: string }) => {
    if (path === '/customer/info') return noor;
    throw new ApiError('refused', 403, [{ code: 'otp_expired', message }]);
  },
  onUnauthenticated: () => () => undefined,
}));

const check = (to: string) =>
  checkProfileCode(
    {
      purpose: 'profile',
      channel: 'server',
      on: 'email',
      to,
      loginType: 'manual',
      code: '123456',
      sessionInfo: null,
    },
    new AbortController().signal,
  );

it('PROF-22 a code that has served, and whose answer was lost, is right', async () => {
  tokenKey.set('of-noor');
  expect(await check('Noor@new.co ')).toEqual({ ok: true, facts: null });
  expect(await check('other@new.co')).toEqual({
    ok: false,
    refusal: { code: 'otp_expired', message, field: undefined },
  });
});

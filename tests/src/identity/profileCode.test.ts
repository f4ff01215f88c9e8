import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { tokenKey } from '../../../src/client/storage/storage';
import {
  checkProfileCode,
  holdProfileChange,
  nextProof,
} from '../../../src/identity/actors/profileCalls';

const noor = {
  ...{ id: 1, f_name: 'Noor', l_name: '', email: 'noor@new.co', is_email_verified: 1 },
  ...{ phone: '+966501112223', is_phone_verified: 1 },
};
const message = 'This code is too old.';
const refuse = (code: string) => new ApiError('refused', 403, [{ code, message }]);
const refusal = (code: string) => ({ ok: false, refusal: { code, message, field: undefined } });
let submit: (body: { otp?: string }) => unknown;
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: { path: string }, { body }: { body: { otp?: string } }) =>
    path === '/customer/info' ? noor : submit(body),
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => {
  tokenKey.set('of-noor');
  holdProfileChange({}, '');
  submit = () => {
    throw refuse('otp_expired');
  };
});

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
  expect(await check('Noor@new.co ')).toEqual({ ok: true, facts: null });
  expect(nextProof()).toBe(null);
  expect(await check('other@new.co')).toEqual(refusal('otp_expired'));
});

it('PROF-18 PROF-22 behind a code that has served, the other change asks for its own', async () => {
  holdProfileChange({ email: 'noor@new.co', phone: '+966509998887' }, 'email');
  submit = ({ otp }) => {
    if (otp) throw refuse('otp_wrong');
    return {
      ...{ message: '', otp_send: 1, rest_saved: 1 },
      ...{ verification_on: 'phone', verification_medium: 'sms' },
    };
  };
  expect(await check('noor@new.co')).toEqual({ ok: true, facts: null });
  const { sent, ...next } = nextProof() ?? {};
  expect(next).toEqual({ on: 'phone', to: '+966509998887', isRestSaved: true });
  expect(sent?.sessionInfo).toBe(null);
});

it('PROF-18 PROF-22 where no code can be sent for the other change, it is asked for in its place', async () => {
  holdProfileChange({ email: 'noor@new.co', phone: '+966509998887' }, 'email');
  submit = () => {
    throw refuse('not_delivered');
  };
  expect(await check('noor@new.co')).toEqual({ ok: true, facts: null });
  expect(nextProof()).toEqual({
    on: 'phone',
    to: '+966509998887',
    sent: null,
    isRestSaved: true,
  });
});

it('PROF-22 a wrong code is wrong, whatever else waits', async () => {
  holdProfileChange({ email: 'other@new.co', phone: '+966509998887' }, 'email');
  submit = () => {
    throw refuse('otp_wrong');
  };
  expect(await check('other@new.co')).toEqual(refusal('otp_wrong'));
  expect(nextProof()).toBe(null);
});

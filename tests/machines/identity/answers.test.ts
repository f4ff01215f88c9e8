import { describe, expect, it } from 'vitest';
import type { LoginResponse } from '../../../domain/identity/identity';
import { loginFacts, refusalInResponse, sentCode } from '../../../machines/identity/identityAnswer';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const code = (resend_at: string) => ({
  on: 'phone' as const,
  to: '+1•••34',
  resend_at,
  expires_at: '2026-11-21T10:10:00.000Z',
});

describe('a sent code (OTP-03)', () => {
  it.each([
    ['2026-11-21T10:01:00.000Z', 60_000],
    ['2026-11-21T10:00:12.500Z', 12_500],
    ['2026-11-21T09:59:00.000Z', 0],
    ['2026-11-21T11:00:00.000Z', 60_000],
    ['', 60_000],
  ])('that may be repeated at %s is waited for %d ms', (resendAt, resendIn) => {
    expect(sentCode(code(resendAt), now)).toEqual({
      to: '+1•••34',
      resendIn,
      resendAt: now + resendIn,
      demoCode: null,
      sessionInfo: null,
    });
  });

  it('of a server that says nothing of it is waited for 60 s', () => {
    expect(sentCode(null, now, 'session 7')).toEqual({
      to: '',
      resendIn: 60_000,
      resendAt: now + 60_000,
      demoCode: null,
      sessionInfo: 'session 7',
    });
  });

  it('carries the hint of demo mode (OTP-06)', () => {
    expect(sentCode({ ...code(''), demo_otp: '123456' }, now).demoCode).toBe('123456');
  });
});

describe('a login response (LOGIN-08)', () => {
  const response: LoginResponse = {
    token: 'secret token',
    is_personal_info: 1,
    is_exist_user: null,
    is_phone_verified: 1,
    is_email_verified: 0,
    type: 'email',
    email: 'a@b.co',
    phone: '+15550101234',
    errors: [],
    completion_token: 'secret completion',
    code_sent: code('2026-11-21T10:00:30.000Z'),
    cart_conflict: {
      module_id: 1,
      customer_store: { id: 1, name: 'A' },
      guest_store: { id: 2, name: 'B' },
    },
  };

  it('becomes facts without any secret', () => {
    const facts = loginFacts(response, now);
    expect(facts).toEqual({
      hasToken: true,
      isProfileComplete: true,
      existing: null,
      isPhoneVerified: true,
      isEmailVerified: false,
      type: 'email',
      phone: '+15550101234',
      email: 'a@b.co',
      name: '',
      sent: {
        to: '+1•••34',
        resendIn: 30_000,
        resendAt: now + 30_000,
        demoCode: null,
        sessionInfo: null,
      },
      cartConflict: response.cart_conflict,
    });
    expect(JSON.stringify(facts)).not.toContain('secret');
  });

  it('of somebody who lacks details, and of an unknown type', () => {
    const facts = loginFacts(
      { ...response, token: null, is_personal_info: 0, type: 'otp', cart_conflict: null },
      now,
    );
    expect(facts).toMatchObject({
      hasToken: false,
      isProfileComplete: false,
      type: '',
      cartConflict: null,
    });
  });

  it('SOC-05 may refuse in its own list of errors', () => {
    const errors = [{ code: 'email', message: 'A phone is needed.' }];
    expect(refusalInResponse({ ...response, token: null, errors })).toEqual(errors[0]);
    expect(refusalInResponse({ ...response, errors })).toBeNull();
    expect(refusalInResponse({ ...response, token: null })).toBeNull();
  });
});

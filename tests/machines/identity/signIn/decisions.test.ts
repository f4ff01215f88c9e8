import { describe, expect, it } from 'vitest';
import {
  decideAfterLogin,
  decideLoginMode,
  decideRefusedField,
  type LoginMode,
  waysOf,
} from '../../../../machines/identity/signIn';
import { facts, refusal } from '../../../support/identity';

describe('decideLoginMode (LOGIN-04, LOGIN-05)', () => {
  it.each([
    [true, true, true, true, 'all'],
    [true, true, false, true, 'otp_manual'],
    [true, false, true, true, 'otp_social'],
    [false, true, true, true, 'manual_social'],
    [true, false, false, true, 'otp'],
    [false, true, false, true, 'manual'],
    [false, false, true, true, 'social'],
    [false, false, false, false, 'manual'],
    [false, false, false, true, 'none'],
  ] as const)(
    'code %s, password %s, social %s, any switched on %s: %s',
    (code, password, social, isAnySwitchedOn, mode) => {
      expect(decideLoginMode({ code, password, social, isAnySwitchedOn })).toBe(mode);
    },
  );
});

describe('waysOf', () => {
  it.each([
    ['all', 'code password social'],
    ['otp_manual', 'code password'],
    ['otp_social', 'code social'],
    ['manual_social', 'password social'],
    ['otp', 'code'],
    ['manual', 'password'],
    ['social', 'social'],
    ['none', ''],
  ] as [LoginMode, string][])('%s is %s', (mode, ways) => {
    const offered = Object.entries(waysOf(mode)).filter(([, isOffered]) => isOffered);
    expect(offered.map(([way]) => way).join(' ')).toBe(ways);
  });
});

describe('decideAfterLogin', () => {
  const lacking = (isPhoneVerified: boolean, isEmailVerified: boolean, type = '') =>
    facts({ hasToken: false, isPhoneVerified, isEmailVerified, type: type as '' | 'phone' });
  const both = { provesPhone: true, provesEmail: true };
  const onlyPhone = { provesPhone: true, provesEmail: false };
  const onlyEmail = { provesPhone: false, provesEmail: true };
  const none = { provesPhone: false, provesEmail: false };

  it.each([
    ['LOGIN-17 a token finishes', facts(), both, 'finished'],
    [
      'LOGIN-16 missing details come first',
      facts({ isProfileComplete: false }),
      both,
      'completeProfile',
    ],
    ['LOGIN-18 the e-mail is not proved', lacking(true, false), both, 'proveEmail'],
    ['LOGIN-19 the phone is not proved', lacking(false, true), both, 'provePhone'],
    ['LOGIN-18 neither is: e-mail first', lacking(false, false), both, 'proveEmail'],
    ['LOGIN-18 neither is: the type decides', lacking(false, false, 'phone'), both, 'provePhone'],
    ['only what the shop wants proved counts', lacking(false, false), onlyPhone, 'provePhone'],
    ['the same of the e-mail', lacking(false, false, 'phone'), onlyEmail, 'proveEmail'],
    ['no token and nothing to prove', lacking(true, true), both, 'stuck'],
    ['no token, nothing wanted', lacking(false, false), none, 'stuck'],
  ] as const)('%s', (_, answer, shop, next) => {
    expect(decideAfterLogin(answer, shop)).toBe(next);
  });
});

describe('decideRefusedField', () => {
  it.each([
    ['credentials', 'password'],
    ['too_many_attempts', 'form'],
    ['validation', 'form'],
  ])('%s is told at %s', (code, field) => {
    expect(decideRefusedField(refusal(code))).toBe(field);
  });
});

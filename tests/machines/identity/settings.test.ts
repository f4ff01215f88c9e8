import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { config } from '../../../domain/config';
import { identitySettings } from '../../../machines/identity/identitySettings';

const parts = v.pick(config, [
  'centralize_login',
  'firebase_otp_verification',
  'is_sms_active',
  'is_mail_active',
  'customer_wallet_status',
  'ref_earning_status',
  'social_login',
  'apple_login',
]);
const read = (raw: Record<string, unknown>) => identitySettings(v.parse(parts, raw));

const nothing = {
  password: false,
  code: false,
  social: false,
  isAnySwitchedOn: false,
  providers: [],
  provesPhone: false,
  provesEmail: false,
  phoneByProvider: false,
  resetBy: [],
  mayRefer: false,
};

describe('what the configuration says of identity', () => {
  it('is nothing when it says nothing', () => {
    expect(read({})).toEqual(nothing);
  });

  it('LOGIN-06 reads the ways and the proofs', () => {
    expect(
      read({
        centralize_login: {
          otp_login_status: 1,
          manual_login_status: 1,
          phone_verification_status: 1,
          email_verification_status: 1,
        },
        is_sms_active: 1,
      }),
    ).toEqual({
      ...nothing,
      password: true,
      code: true,
      isAnySwitchedOn: true,
      provesPhone: true,
      provesEmail: true,
      resetBy: ['phone'],
    });
  });

  it('LOGIN-04 offers codes only where somebody sends them, the shop or the phone-auth provider', () => {
    const centralize_login = { otp_login_status: 1 };
    const offered = (change: object) => read({ centralize_login, ...change });
    expect(offered({})).toEqual({ ...nothing, isAnySwitchedOn: true });
    expect(offered({ is_sms_active: 1 }).code).toBe(true);
    expect(offered({ firebase_otp_verification: 1 }).code).toBe(true);
  });

  const social = {
    social_login_status: 1,
    google_login_status: 1,
    facebook_login_status: 1,
    apple_login_status: 1,
  };

  it('SOC-11, SOC-12 offers providers that are on, and not switched off in their lists', () => {
    expect(read({ centralize_login: social }).providers).toEqual(['google', 'facebook', 'apple']);
    expect(
      read({
        centralize_login: social,
        social_login: [
          { login_medium: 'google', status: 1 },
          { login_medium: 'facebook', status: 0 },
        ],
        apple_login: [{ client_id: 'x', redirect_url_react: 'y', status: 0 }],
      }),
    ).toEqual({ ...nothing, social: true, isAnySwitchedOn: true, providers: ['google'] });
  });

  it.each([
    [{}, ['google', 'facebook', 'apple']],
    [{ status: null }, ['google', 'facebook', 'apple']],
    [{ status: 1 }, ['google', 'facebook', 'apple']],
    [{ status: true }, ['google', 'facebook', 'apple']],
    [{ status: 0 }, []],
    [{ status: '0' }, []],
    [{ status: false }, []],
  ])('SOC-11, SOC-12 rows that say %o of a status offer %o', (said, providers) => {
    const config = {
      centralize_login: social,
      social_login: ['google', 'facebook'].map((login_medium) => ({ login_medium, ...said })),
      apple_login: [{ client_id: 'x', redirect_url_react: 'y', ...said }],
    };
    expect(read(config).providers).toEqual(providers);
  });

  it('offers no social sign-in without a provider, nor when it is off as a whole', () => {
    expect(read({ centralize_login: { social_login_status: 1 } }).social).toBe(false);
    expect(read({ centralize_login: { ...social, social_login_status: 0 } })).toEqual(nothing);
  });

  it.each([
    [{ is_sms_active: 1 }, ['phone']],
    [{ firebase_otp_verification: 1 }, ['phone']],
    [{ is_mail_active: 1 }, ['email']],
    [{ is_sms_active: 1, is_mail_active: 1 }, ['phone', 'email']],
  ])('FORGOT-05 %o resets by %o', (raw, resetBy) => {
    expect(read(raw).resetBy).toEqual(resetBy);
  });

  it.each([
    [1, 1, true],
    [1, 0, false],
    [0, 1, false],
  ])(
    'SIGN-10 wallet %d and referral earning %d: a code may be given: %s',
    (wallet, earning, may) => {
      expect(read({ customer_wallet_status: wallet, ref_earning_status: earning }).mayRefer).toBe(
        may,
      );
    },
  );
});

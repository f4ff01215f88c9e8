import type { Config } from '../../domain/config';
import type { Medium } from './identityAnswer';

export interface IdentitySettings {
  password: boolean;
  code: boolean;
  social: boolean;
  /** The shop has switched a way to sign in on, whether it can be reached or not. */
  isAnySwitchedOn: boolean;
  providers: Medium[];
  provesPhone: boolean;
  provesEmail: boolean;
  /** Codes to phones go through the phone-auth provider (OTP-14). */
  phoneByProvider: boolean;
  /** Codes of forgot-password can be sent to (FORGOT-05). */
  resetBy: ('phone' | 'email')[];
  /** A referral code may be given (SIGN-10). */
  mayRefer: boolean;
}

type IdentityConfig = Pick<
  Config,
  | 'centralize_login'
  | 'firebase_otp_verification'
  | 'is_sms_active'
  | 'is_mail_active'
  | 'customer_wallet_status'
  | 'ref_earning_status'
  | 'social_login'
  | 'apple_login'
>;

const isOn = (flag: unknown): boolean => flag === 1;

/** A list that names nobody switches nobody off (SOC-11, SOC-12). */
const isListed = (rows: { status?: unknown }[]) =>
  rows.length === 0 || rows.some(({ status }) => isOn(status));

function providersOf({
  centralize_login: login,
  social_login,
  apple_login,
}: IdentityConfig): Medium[] {
  const named = (medium: Medium) => social_login.filter((row) => row.login_medium === medium);
  const offers: Record<Medium, boolean> = {
    google: isOn(login.google_login_status) && isListed(named('google')),
    facebook: isOn(login.facebook_login_status) && isListed(named('facebook')),
    apple: isOn(login.apple_login_status) && isListed(apple_login),
  };
  return (['google', 'facebook', 'apple'] as const).filter((medium) => offers[medium]);
}

/** Reads the shop's configuration (LOGIN-06, SOC-11, SOC-12, OTP-14, FORGOT-05, FORGOT-06, SIGN-10). */
export function identitySettings(config: IdentityConfig): IdentitySettings {
  const login = config.centralize_login;
  const phoneByProvider = isOn(config.firebase_otp_verification);
  const providers = isOn(login.social_login_status) ? providersOf(config) : [];
  return {
    password: isOn(login.manual_login_status),
    code: isOn(login.otp_login_status) && (phoneByProvider || isOn(config.is_sms_active)),
    social: providers.length > 0,
    isAnySwitchedOn:
      isOn(login.manual_login_status) ||
      isOn(login.otp_login_status) ||
      isOn(login.social_login_status),
    providers,
    provesPhone: isOn(login.phone_verification_status),
    provesEmail: isOn(login.email_verification_status),
    phoneByProvider,
    resetBy: [
      ...(isOn(config.is_sms_active) || phoneByProvider ? (['phone'] as const) : []),
      ...(isOn(config.is_mail_active) ? (['email'] as const) : []),
    ],
    mayRefer: isOn(config.customer_wallet_status) && isOn(config.ref_earning_status),
  };
}

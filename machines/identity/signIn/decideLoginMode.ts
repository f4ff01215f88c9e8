import type { IdentitySettings } from '../identitySettings';

export type LoginMode =
  | 'all'
  | 'otp_manual'
  | 'otp_social'
  | 'manual_social'
  | 'otp'
  | 'manual'
  | 'social'
  /** What is switched on cannot be reached here. */
  | 'none';

/**
 * Which ways to sign in the dialog offers (LOGIN-04); by password when none is switched on (LOGIN-05), which the shop
 * would refuse where another is that cannot be reached.
 */
export function decideLoginMode({
  code,
  password,
  social,
  isAnySwitchedOn,
}: Pick<IdentitySettings, 'code' | 'password' | 'social' | 'isAnySwitchedOn'>): LoginMode {
  if (code && password) return social ? 'all' : 'otp_manual';
  if (code) return social ? 'otp_social' : 'otp';
  if (password) return social ? 'manual_social' : 'manual';
  if (social) return 'social';
  return isAnySwitchedOn ? 'none' : 'manual';
}

export const waysOf = (mode: LoginMode) => ({
  code: mode === 'all' || mode.startsWith('otp'),
  password: mode === 'all' || mode.includes('manual'),
  social: mode === 'all' || mode.includes('social'),
});

import type { Config } from '../../../domain/entities/config';
import { type IdentitySettings, identitySettings } from '../../../machines/identitySettings';
import type { SignInPlace } from '../../../machines/signIn';
import { hasFirebase } from '../../firebase/settings';
import { currentPlace, moduleKey } from '../../storage/storage';

/** What the shop offers; what goes through Firebase only where this deployment can reach it. */
export function settingsHere(config: Config): IdentitySettings {
  const settings = identitySettings(config);
  if (hasFirebase) return settings;
  const code = settings.code && !settings.phoneByProvider;
  return { ...settings, providers: [], social: false, code };
}

/** Where the dialog was opened. */
export const placeOfSignIn = (isAwaited: boolean): SignInPlace => ({
  atForgotPassword: window.location.pathname === '/forgot-password',
  isAwaited,
  hasZone: currentPlace() !== null,
  isParcel: moduleKey.get()?.module_type === 'parcel',
});

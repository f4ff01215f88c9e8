import type { Config } from '../../../domain/entities/config';
import { type IdentitySettings, identitySettings } from '../../../machines/identitySettings';
import type { SignInPlace } from '../../../machines/signIn';
import { hasFirebase } from '../../firebase/settings';
import { currentPlace, moduleKey } from '../../storage/storage';

/** What the shop offers; providers only where this deployment can reach them. */
export function settingsHere(config: Config): IdentitySettings {
  const settings = identitySettings(config);
  return hasFirebase ? settings : { ...settings, providers: [], social: false };
}

/** Where the dialog was opened. */
export const placeOfSignIn = (isAwaited: boolean): SignInPlace => ({
  atForgotPassword: window.location.pathname === '/forgot-password',
  isAwaited,
  hasZone: currentPlace() !== null,
  isParcel: moduleKey.get()?.module_type === 'parcel',
});

import type { Config } from '../../../domain/config';
import { sells } from '../../../domain/place/module';
import {
  type IdentitySettings,
  identitySettings,
} from '../../../machines/identity/identitySettings';
import type { SignInPlace } from '../../../machines/identity/signIn';
import { moduleKey, storedPlace } from '../../client/storage/storage';
import { hasFirebase } from '../firebase/settings';

/** What the shop offers; what goes through Firebase only where this deployment can reach it. */
export function settingsHere(config: Config): IdentitySettings {
  const settings = identitySettings(config);
  if (hasFirebase) return settings;
  const code = settings.code && !settings.phoneByProvider;
  return { ...settings, providers: [], social: false, code };
}

export const placeOfSignIn = (isAwaited: boolean): SignInPlace => ({
  atForgotPassword: window.location.pathname === '/forgot-password',
  isAwaited,
  hasZone: storedPlace() !== null,
  isParcel: sells(moduleKey.get(), 'parcels'),
});

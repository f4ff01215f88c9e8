import { i18n } from '@lingui/core';
import {
  type Auth,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import { firebaseApp } from './app';
import { firebaseProject } from './settings';

let made: Auth | null = null;

function makeAuth(): Auth {
  if (!firebaseProject) throw new Error('No Firebase project is configured');
  const { emulator } = firebaseProject;
  const auth = initializeAuth(firebaseApp(), {
    // The shop's own token is the session; of Firebase's only a redirect has to survive.
    persistence: browserSessionPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulator) {
    connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}

/** The provider's client, made when it is first needed; it speaks the shopper's language. */
export function firebaseAuth(): Auth {
  made ??= makeAuth();
  made.languageCode = i18n.locale;
  return made;
}

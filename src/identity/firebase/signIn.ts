import {
  getRedirectResult,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type UserCredential,
} from 'firebase/auth';
import type { Medium } from '../../../machines/identity/identityAnswer';
import { firebaseAuth } from './auth';
import { emulatedCredential, identityOf, type ProviderIdentity, providerOf } from './providers';
import { isEmulated } from './settings';
import { type ProviderTroubleReason, providerTroubleOf } from './trouble';

export type ProviderAnswer =
  | { ok: true; identity: ProviderIdentity }
  | { ok: false; reason: ProviderTroubleReason; message: string };

async function askEmulator(medium: Medium): Promise<UserCredential | null> {
  const { askDemoAccount } = await import('./askDemoAccount');
  const account = await askDemoAccount(medium);
  return account && signInWithCredential(firebaseAuth(), emulatedCredential(medium, account));
}

/** Makes the provider's client ahead of the press, where the press opens a window of its own. */
export function prepareProviders(): void {
  if (!isEmulated) firebaseAuth();
}

/**
 * Lets the shopper choose an account at the provider: in its popup, or with the emulator in a dialog of
 * the shop's own. A popup that is closed or blocked and a provider out of reach are answers.
 */
export async function signInAtProvider(medium: Medium): Promise<ProviderAnswer> {
  try {
    const credential = isEmulated
      ? await askEmulator(medium)
      : await signInWithPopup(firebaseAuth(), providerOf(medium));
    if (!credential) return { ok: false, reason: 'closed', message: '' };
    const identity = await identityOf(medium, credential);
    // The shop's token is the session; the provider's would only be one more thing to lose.
    await signOut(firebaseAuth());
    return { ok: true, identity };
  } catch (error) {
    return { ok: false, ...providerTroubleOf(error) };
  }
}

/** Goes to the provider's page, which comes back to this address: the way where popups are blocked. */
export async function goToProvider(medium: Medium): Promise<ProviderAnswer> {
  try {
    return await signInWithRedirect(firebaseAuth(), providerOf(medium));
  } catch (error) {
    return { ok: false, ...providerTroubleOf(error) };
  }
}

/** What the provider said to a shopper who comes back from its page; null to everybody else. */
export async function returnFromProvider(medium: Medium): Promise<ProviderAnswer | null> {
  try {
    const credential = await getRedirectResult(firebaseAuth());
    if (!credential) return null;
    const identity = await identityOf(medium, credential);
    await signOut(firebaseAuth());
    return { ok: true, identity };
  } catch (error) {
    return { ok: false, ...providerTroubleOf(error) };
  }
}

import {
  type AuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  type UserCredential,
} from 'firebase/auth';
import type { Medium } from '../../../machines/identity/identityAnswer';

/** Who a provider says the shopper is. `token` proves it to the shop's server. */
export interface ProviderIdentity {
  medium: Medium;
  token: string;
  uniqueId: string;
  email: string;
  name: string;
}

const idOf: Record<Medium, string> = {
  google: 'google.com',
  facebook: 'facebook.com',
  apple: 'apple.com',
};

/** The provider as its own pages are opened: always with the choice of account, and with the e-mail. */
export function providerOf(medium: Medium): AuthProvider {
  switch (medium) {
    case 'google': {
      const google = new GoogleAuthProvider();
      return google.setCustomParameters({ prompt: 'select_account' });
    }
    case 'facebook': {
      const facebook = new FacebookAuthProvider();
      facebook.addScope('email');
      return facebook;
    }
    case 'apple': {
      const apple = new OAuthProvider(idOf.apple);
      apple.addScope('email');
      apple.addScope('name');
      return apple;
    }
  }
}

export async function identityOf(
  medium: Medium,
  { user }: UserCredential,
): Promise<ProviderIdentity> {
  const own = user.providerData.find(({ providerId }) => providerId === idOf[medium]);
  return {
    medium,
    token: await user.getIdToken(),
    uniqueId: own?.uid ?? user.uid,
    email: own?.email ?? user.email ?? '',
    name: own?.displayName ?? user.displayName ?? '',
  };
}

/** The emulator's stand-in for a provider's answer: what it would have said, as plain JSON. */
export function emulatedCredential(medium: Medium, account: { email: string; name: string }) {
  const claims = JSON.stringify({
    sub: account.email || `no-mail-${account.name}`,
    name: account.name,
    ...(account.email && { email: account.email, email_verified: true }),
  });
  return new OAuthProvider(idOf[medium]).credential({ idToken: claims });
}

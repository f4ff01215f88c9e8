import type { ProviderIdentity } from '../firebase/providers';

let identity: ProviderIdentity | null = null;

/** What the provider answered, token and all: here, so that no chart ever holds it. */
export const heldIdentity = (): ProviderIdentity => {
  if (!identity) throw new Error('No provider was asked');
  return identity;
};

/** The same where a provider may not have been asked. */
export const knownIdentity = (): ProviderIdentity | null => identity;

export function holdIdentity(next: ProviderIdentity | null): void {
  identity = next;
}

import { FirebaseError } from 'firebase/app';

export type ProviderTroubleReason = 'closed' | 'blocked' | 'unreachable' | 'refused';

const known: Record<string, ProviderTroubleReason> = {
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/user-cancelled': 'closed',
  'auth/redirect-cancelled-by-user': 'closed',
  'auth/popup-blocked': 'blocked',
  'auth/operation-not-supported-in-this-environment': 'blocked',
  'auth/web-storage-unsupported': 'blocked',
  'auth/network-request-failed': 'unreachable',
  'auth/internal-error': 'unreachable',
  'auth/timeout': 'unreachable',
};

/** The provider's sentence without its frame: "Firebase: Invalid number. (auth/...)". */
const sentenceOf = (message: string) =>
  message
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\(auth\/[\w-]+\)\.?\s*$/, '')
    .trim();

/**
 * What the provider's error means to the shopper, with its own sentence (OTP-12).
 * @throws what is no error of the provider's
 */
export function providerTroubleOf(error: unknown): {
  reason: ProviderTroubleReason;
  message: string;
} {
  if (!(error instanceof FirebaseError)) throw error;
  const reason = known[error.code] ?? 'refused';
  const message = reason === 'refused' ? sentenceOf(error.message) : '';
  // Some of them are nothing but a code: no sentence for a shopper.
  return { reason, message: message === 'Error' ? '' : message };
}

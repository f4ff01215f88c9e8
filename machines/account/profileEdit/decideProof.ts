import type { ProfileProof } from './types';

export type ProfileNext = 'saved' | 'provePhoneByProvider' | 'provePhone' | 'proveEmail';

/**
 * What follows an accepted change of the profile (PROF-18 to PROF-21): nothing more, or the proof of the
 * new phone or e-mail; the phone's by the phone-auth provider when codes go through it.
 */
export function decideProof(proof: ProfileProof | null, phoneByProvider: boolean): ProfileNext {
  if (!proof) return 'saved';
  if (proof.on === 'email') return 'proveEmail';
  return phoneByProvider ? 'provePhoneByProvider' : 'provePhone';
}

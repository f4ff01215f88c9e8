import type { ProfileValues } from '../../../domain/account/profileValidation';
import type { IdentityRefusal, SentCode } from '../../identity/identityAnswer';

/** The change waits for a code (otp_send), sent to the new phone or e-mail. */
export interface ProfileProof {
  on: 'phone' | 'email';
  to: string;
  /** Null where no code could be sent yet: it is asked for first. */
  sent: SentCode | null;
  /** All that needs no code is saved already; unknown after a reload, and where the shop does not say so. */
  isRestSaved?: boolean;
}

export interface ProfileChange {
  values: ProfileValues;
  /** Asks to prove this one, changed or not (button_type). */
  proves: 'phone' | 'email' | null;
}

/** Every refusal of the answer's list (PROF-23); `message` is the server's own sentence, possibly empty. */
export type ProfileAnswer =
  | { ok: true; proof: ProfileProof | null; message: string }
  | { ok: false; refusals: IdentityRefusal[] };

export interface ProfileEditInput {
  phoneByProvider: boolean;
  /** The proof that was under way when the page was loaded again. */
  interrupted: ProfileProof | null;
}

export type ProfileEditOutput = { saved: boolean };

export type ProfileEditEvent =
  | ({ type: 'profileEdit.submitted' } & ProfileChange)
  | { type: 'profileEdit.edited' }
  | { type: 'profileEdit.left' };

export type ProfileEditScreen = 'form' | 'formTrouble' | 'otp' | 'none';

/** What the server did not accept about a sign-in or sign-up. */
export interface IdentityRefusal {
  /** Wire code. */
  code: string;
  /** The server's own sentence, possibly empty. */
  message: string;
}

export type IdentityAnswer = { ok: true } | { ok: false; refusal: IdentityRefusal };
export type RefusedField = 'password' | 'email' | 'phone' | 'confirm_password' | 'form';

/** The field at which a refusal is told; `form` above the fields when it is about none of them. */
export function decideRefusedField({ code }: IdentityRefusal, signingUp: boolean): RefusedField {
  switch (code) {
    case 'credentials':
      return signingUp ? 'form' : 'password';
    case 'email_taken':
      return 'email';
    case 'phone_taken':
      return 'phone';
    default:
      return 'form';
  }
}

export type MissingContact = 'email' | 'phone';

/**
 * Which contact an incomplete profile lacks (INFO-01): who came by phone gives an e-mail, who came
 * by e-mail a phone. With both, or neither, known, the e-mail is asked for.
 */
export const decideMissing = (known: { phone: string; email: string }): MissingContact =>
  known.email !== '' && known.phone === '' ? 'phone' : 'email';

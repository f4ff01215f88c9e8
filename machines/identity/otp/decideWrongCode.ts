export type WrongCode = 'wrong' | 'expired' | 'spent';

/** What became of a code that was not accepted: it is wrong, too old, or was guessed at too often. */
export function decideWrongCode(code: string): WrongCode {
  if (code === 'otp_expired') return 'expired';
  if (code === 'otp_too_many') return 'spent';
  return 'wrong';
}

export type WrongCode = 'wrong' | 'expired' | 'spent';

export function decideWrongCode(code: string): WrongCode {
  if (code === 'otp_expired') return 'expired';
  if (code === 'otp_too_many') return 'spent';
  return 'wrong';
}

import type { AttemptRule } from '../attempts';

export const codeMinutes = 10;
export const resendSeconds = 60;
/** Codes to one phone or e-mail a day, whatever for. */
export const codesPerIdentifier: AttemptRule = { most: 10, seconds: 86_400 };
export const codesPerAddress: AttemptRule = { most: 100, seconds: 3_600 };
export const guessesPerAddress: AttemptRule = { most: 300, seconds: 900 };

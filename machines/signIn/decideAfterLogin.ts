import type { LoginResponse } from '../../domain/entities/identity';

export type AfterLogin = 'finished' | 'verificationNeeded';

/**
 * What follows an accepted login or sign-up (LOGIN-16 to LOGIN-18): without a token the account has
 * to be completed or verified first.
 */
export const decideAfterLogin = ({ token }: LoginResponse): AfterLogin =>
  token ? 'finished' : 'verificationNeeded';

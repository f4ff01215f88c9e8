import type { LoginResponse } from '../../../domain/identity/identity';

/** Tokens of the login that is under way: here, so that no chart and no recording of one ever holds them. */
let token: string | null = null;
let completionToken: string | null = null;

export function holdLogin(response: LoginResponse): void {
  token = response.token;
  completionToken = response.completion_token ?? completionToken;
}

/** The session token of the last accepted answer; null while something is still asked. */
export const heldToken = (): string | null => token;

export const heldCompletion = (): string | null => completionToken;

/** After a reload, the half-finished login goes on. */
export function holdCompletion(held: string | null): void {
  completionToken = held;
}

export function forgetLogin(): void {
  token = null;
  completionToken = null;
}

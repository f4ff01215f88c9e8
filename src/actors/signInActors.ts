import { fromPromise } from 'xstate';
import type { LoginResponse } from '../../domain/entities/identity';
import {
  normaliseIdentifier,
  type SignInValues,
  type SignUpValues,
} from '../../domain/identityForms';
import { decideAfterLogin, type IdentityAnswer, signInMachine } from '../../machines/signIn';
import { isApiError } from '../api/apiError';
import { cartQuery } from '../api/cart';
import { logIn, register } from '../api/identity';
import { profileQuery } from '../api/profile';
import { queryClient } from '../api/queryClient';
import { rememberedKey, tokenKey } from '../storage/storage';

/** Stores the token before anything else happens (LOGIN-20); refusals are results. */
async function enter(answer: Promise<LoginResponse>): Promise<IdentityAnswer> {
  try {
    const response = await answer;
    if (decideAfterLogin(response) === 'verificationNeeded') {
      return { ok: false, refusal: { code: 'verification', message: '' } };
    }
    tokenKey.set(response.token);
    return { ok: true };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.kind !== 'refused' && error.kind !== 'unauthenticated') throw error;
    return { ok: false, refusal: { code: error.code, message: error.errors[0]?.message ?? '' } };
  }
}

/** Sign-in and sign-up with the API and the browser's memory behind them. */
export const liveSignInMachine = signInMachine.provide({
  actors: {
    logIn: fromPromise(async ({ input, signal }: { input: SignInValues; signal: AbortSignal }) => {
      const identifier = normaliseIdentifier(input.identifier);
      const answer = await enter(logIn({ identifier, password: input.password }, signal));
      // Only who it was is remembered, never the password (LOGIN-26).
      if (answer.ok) rememberedKey.set(input.remember ? { email_or_phone: identifier } : null);
      return answer;
    }),
    signUp: fromPromise(({ input, signal }: { input: SignUpValues; signal: AbortSignal }) => {
      const { terms: _, ref_code, ...account } = input;
      const phone = normaliseIdentifier(account.phone);
      return enter(register({ ...account, phone, ref_code: ref_code || null }, signal));
    }),
    refreshShop: fromPromise(async () => {
      await Promise.allSettled([
        queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 }),
        queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 }),
      ]);
    }),
  },
});

import { fromPromise } from 'xstate';
import type { SignUpValues } from '../../../domain/validation/identity';
import type { LoginAnswer } from '../../../machines/identityAnswer';
import { signUpMachine } from '../../../machines/signUp';
import { wholePhone } from '../../api/phones';
import { register } from '../../api/signingIn';
import { asLogin } from './answers';

/** A new account, with the API behind it. */
export const liveSignUpMachine = signUpMachine.provide({
  actors: {
    createAccount: fromPromise<LoginAnswer, SignUpValues>(async ({ input, signal }) => {
      const { terms: _, ref_code, ...account } = input;
      const phone = await wholePhone(account.phone);
      return asLogin(register({ ...account, phone, ref_code: ref_code.trim() || null }, signal));
    }),
  },
});

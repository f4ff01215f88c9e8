import { fromPromise } from 'xstate';
import type { SignUpValues } from '../../../domain/identity/identityValidation';
import type { LoginAnswer } from '../../../machines/identity/identityAnswer';
import { signUpMachine } from '../../../machines/identity/signUp';
import { wholePhone } from '../../client/phones';
import { register } from '../api/signingIn';
import { asRegistration } from './answers';

export const liveSignUpMachine = signUpMachine.provide({
  actors: {
    createAccount: fromPromise<LoginAnswer, SignUpValues>(async ({ input, signal }) => {
      const { terms: _, ref_code, ...account } = input;
      const phone = await wholePhone(account.phone);
      return asRegistration(
        register({ ...account, phone, ref_code: ref_code.trim() || null }, signal),
      );
    }),
  },
});

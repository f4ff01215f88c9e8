import { fromPromise } from 'xstate';
import type { LoginAnswer } from '../../../machines/identity/identityAnswer';
import {
  type CompletionRequest,
  profileCompletionMachine,
} from '../../../machines/identity/profileCompletion';
import { wholePhone } from '../../client/phones';
import { completeProfile } from '../api/signingIn';
import { asRegistration } from './answers';
import { heldCompletion } from './heldLogin';

/** The details that a login lacks, with the API behind it (INFO-03, INFO-04). */
export const liveProfileCompletionMachine = profileCompletionMachine.provide({
  actors: {
    completeProfile: fromPromise<LoginAnswer, CompletionRequest>(async ({ input, signal }) => {
      const { loginType, name, email, phone, ref_code } = input;
      return asRegistration(
        completeProfile(
          {
            name,
            email: email ?? null,
            phone: phone ? await wholePhone(phone) : null,
            ref_code: ref_code.trim() || null,
            login_type: loginType,
            completion_token: heldCompletion(),
          },
          signal,
        ),
      );
    }),
  },
});

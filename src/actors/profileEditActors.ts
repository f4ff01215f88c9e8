import { fromPromise } from 'xstate';
import type { updateProfile } from '../../domain/endpoints/customer';
import type { BodyOf } from '../../domain/endpoints/define';
import { sentCode } from '../../machines/identityAnswer';
import {
  type ProfileAnswer,
  type ProfileChange,
  profileEditMachine,
} from '../../machines/profileEdit';
import { sendProfile } from '../api/account';
import { isApiError } from '../api/apiError';
import { profileQuery } from '../api/profile';
import { queryClient } from '../api/queryClient';
import { refusalIn } from './identity/answers';
import { liveOtpMachine } from './identity/otpActors';
import { wholePhone } from './identity/phone';
import { holdProfileChange } from './identity/profileCalls';
import { askToSignIn } from './signInActor';

type Body = BodyOf<typeof updateProfile>;

async function bodyOf({ values, proves }: ProfileChange): Promise<Body> {
  const { name, email, phone, password, confirm_password, image } = values;
  return {
    name,
    email: email.trim(),
    phone: phone ? await wholePhone(phone) : '',
    ...(image && { image }),
    ...(password && { password, confirm_password }),
    ...(proves && { button_type: proves }),
  };
}

/** Every refusal of the answer, each to be told (PROF-23). */
const refusalsIn = (error: unknown) => {
  const { refusal } = refusalIn(error);
  const all = isApiError(error)
    ? error.errors.map(({ code, message, field }) => ({ code, message, field }))
    : [];
  return all.length > 0 ? all : [refusal];
};

/** Editing the profile, with the API behind it. */
export const liveProfileEditMachine = profileEditMachine.provide({
  actors: {
    updateProfile: fromPromise<ProfileAnswer, ProfileChange>(async ({ input, signal }) => {
      const body = await bodyOf(input);
      try {
        const answer = await sendProfile(body, signal);
        if (answer.otp_send !== 1) return { ok: true, proof: null, message: answer.message };
        holdProfileChange(body, answer.verification_medium);
        const on = answer.verification_on === 'email' ? 'email' : 'phone';
        const to = (on === 'email' ? body.email : body.phone) ?? '';
        const sent = sentCode(answer.code_sent, Date.now());
        return { ok: true, proof: { on, to: String(to), sent }, message: answer.message };
      } catch (error) {
        return { ok: false, refusals: refusalsIn(error) };
      }
    }),
    otp: liveOtpMachine,
    refetchProfile: fromPromise<void>(async () => {
      holdProfileChange({}, '');
      await queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 });
    }),
    askToSignIn,
  },
});

import { fromPromise } from 'xstate';
import type { updateProfile } from '../../../domain/account/customerEndpoints';
import type { BodyOf } from '../../../domain/wire/define';
import {
  type ProfileAnswer,
  type ProfileChange,
  profileEditMachine,
} from '../../../machines/account/profileEdit';
import { refusedIn } from '../../client/apiError';
import { fetchAnew } from '../../client/fetchAnew';
import { wholePhone } from '../../client/phones';
import { identityRefusalIn } from '../../identity/actors/answers';
import { liveOtpMachine } from '../../identity/actors/otpActors';
import { holdProfileChange, nextProof, proofIn } from '../../identity/actors/profileCalls';
import { askToSignIn } from '../../identity/actors/signInActor';
import { sendProfile } from '../api/account';
import { profileQuery } from '../api/profile';

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
  const all = refusedIn(error).errors.map(({ code, message, field }) => ({ code, message, field }));
  return all.length > 0 ? all : [identityRefusalIn(error).refusal];
};

export const liveProfileEditMachine = profileEditMachine.provide({
  actors: {
    updateProfile: fromPromise<ProfileAnswer, ProfileChange>(async ({ input, signal }) => {
      const body = await bodyOf(input);
      try {
        const answer = await sendProfile(body, signal);
        const proof = proofIn(answer, body);
        if (proof) holdProfileChange(body, answer.verification_medium);
        return { ok: true, proof, message: answer.message };
      } catch (error) {
        return { ok: false, refusals: refusalsIn(error) };
      }
    }),
    otp: liveOtpMachine,
    readNextProof: fromPromise<ProfileAnswer>(async () => ({
      ok: true,
      proof: nextProof(),
      message: '',
    })),
    refetchProfile: fromPromise<void>(async () => {
      holdProfileChange({}, '');
      await fetchAnew(profileQuery());
    }),
    askToSignIn,
  },
  actions: {
    // Where it is not reached, the page shows what it showed.
    showWhatIsSaved: () => void fetchAnew(profileQuery()).catch(() => undefined),
  },
});

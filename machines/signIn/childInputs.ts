import type { FinishLoginInput } from '../finishLogin';
import type { OtpInput } from '../otp';
import type { ProfileCompletionInput } from '../profileCompletion';
import type { SignInContext } from './signInSetup';

type Parts = { context: SignInContext };

const phoneChannel = ({ settings }: SignInContext) =>
  settings.phoneByProvider ? ('provider' as const) : ('server' as const);

/** The code of a sign-in by phone: it has yet to be sent, unless a reload came between. */
export const loginCode = ({ context }: Parts): OtpInput => ({
  purpose: 'login',
  channel: phoneChannel(context),
  on: 'phone',
  to: context.phone,
  loginType: 'otp',
  sent: context.interrupted?.sent ?? null,
});

/** The proof of the e-mail: the server has sent its code along with the answer (LOGIN-18). */
export const emailProof = ({ context: { facts, loginType, interrupted } }: Parts): OtpInput => ({
  purpose: 'verification',
  channel: 'server',
  on: 'email',
  to: interrupted?.to ?? facts?.email ?? '',
  loginType,
  sent: interrupted?.sent ?? facts?.sent ?? null,
});

/** The proof of the phone: by the server, or by the phone-auth provider, which is yet to be asked (LOGIN-19). */
export function phoneProof({ context }: Parts): OtpInput {
  const channel = phoneChannel(context);
  return {
    purpose: 'verification',
    channel,
    on: 'phone',
    to: context.facts?.phone || context.phone,
    loginType: context.loginType,
    sent:
      context.interrupted?.sent ?? (channel === 'server' ? (context.facts?.sent ?? null) : null),
  };
}

/** What is known of a profile that lacks something. */
export const knownProfile = ({
  context: { facts, phone, ...rest },
}: Parts): ProfileCompletionInput => ({
  loginType: rest.loginType,
  phone: facts?.phone || phone,
  email: facts?.email ?? '',
  name: facts?.name ?? '',
  mayRefer: rest.settings.mayRefer,
});

/** What counts for the steps after an accepted login. */
export const loginToFinish = ({ context: { place, facts, isNew } }: Parts): FinishLoginInput => ({
  ...place,
  isNew,
  conflict: facts?.cartConflict ?? null,
});

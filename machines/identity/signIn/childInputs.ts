import type { FinishLoginInput } from '../finishLogin';
import type { OtpInput } from '../otp';
import type { ProfileCompletionInput } from '../profileCompletion';
import type { SocialLoginInput } from '../socialLogin';
import type { SignInContext } from './signInSetup';

type Parts = { context: SignInContext };

const proofOf = ({ interrupted }: SignInContext) =>
  interrupted?.purpose === 'login' || interrupted?.purpose === 'verification' ? interrupted : null;

const phoneChannel = ({ settings }: SignInContext) =>
  settings.phoneByProvider ? ('provider' as const) : ('server' as const);

/** The code of a sign-in by phone: it has yet to be sent, unless a reload came between. */
export const loginCode = ({ context }: Parts): OtpInput => ({
  purpose: 'login',
  channel: phoneChannel(context),
  on: 'phone',
  to: context.phone,
  loginType: 'otp',
  sent: proofOf(context)?.sent ?? null,
});

/** The proof of the e-mail: the server has sent its code along with the answer (LOGIN-18). */
export function emailProof({ context }: Parts): OtpInput {
  const { facts, loginType } = context;
  const interrupted = proofOf(context);
  return {
    purpose: 'verification',
    channel: 'server',
    on: 'email',
    to: interrupted?.to ?? facts?.email ?? '',
    loginType,
    sent: interrupted?.sent ?? facts?.sent ?? null,
  };
}

/** The proof of the phone: by the server, or by the phone-auth provider, which is yet to be asked (LOGIN-19). */
export function phoneProof({ context }: Parts): OtpInput {
  const channel = phoneChannel(context);
  return {
    purpose: 'verification',
    channel,
    on: 'phone',
    to: context.facts?.phone || context.phone,
    loginType: context.loginType,
    sent: proofOf(context)?.sent ?? (channel === 'server' ? (context.facts?.sent ?? null) : null),
  };
}

export function knownProfile({ context }: Parts): ProfileCompletionInput {
  const { facts, phone, loginType, settings, interrupted } = context;
  const known = interrupted?.purpose === 'details' ? interrupted : facts;
  return {
    loginType,
    phone: known?.phone || phone,
    email: known?.email ?? '',
    name: known?.name ?? '',
    mayRefer: settings.mayRefer,
  };
}

export const socialStart = ({ context: { medium, interrupted } }: Parts): SocialLoginInput => ({
  medium,
  interrupted:
    interrupted?.purpose === 'social'
      ? {
          verified: interrupted.verified,
          phone: interrupted.phone,
          existing: interrupted.existing,
          proof: interrupted.proof,
        }
      : null,
});

export const loginToFinish = ({ context: { place, facts, isNew } }: Parts): FinishLoginInput => ({
  ...place,
  isNew,
  conflict: facts?.cartConflict ?? null,
});

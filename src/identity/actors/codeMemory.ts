import * as v from 'valibot';
import { endOfCode, type SentCode } from '../../../machines/identity/identityAnswer';
import type { OtpPurpose, SendCodeInput } from '../../../machines/identity/otp';
import type { InterruptedDetails, InterruptedStep } from '../../../machines/identity/signIn';
import type { SocialCall } from '../../../machines/identity/socialLogin';
import { codeOnItsWay, profileCode } from '../../client/storage/codeOnItsWay';
import { holdIdentity, knownIdentity } from './heldIdentity';
import { heldCompletion, holdCompletion } from './heldLogin';
import { type KeptStep, keptStep } from './keptSteps';
import { rememberProfileCode } from './profileMemory';
import { rememberReset } from './resetMemory';
import { holdSocialCall, lastSocialCall } from './socialCalls';

/** What takes a provider's word or a half-finished login to go on is kept no longer than a code lives. */
const lifetime = 10 * 60_000;

let isNewcomer = false;

export function noteNewcomer(isNew: boolean): void {
  isNewcomer = isNew;
}

function endOf(step: KeptStep): number {
  if ('sent' in step) return endOfCode(step.sent);
  return 'proof' in step && step.proof ? endOfCode(step.proof.sent) : step.until;
}

function readStep(): KeptStep | null {
  const known = v.safeParse(keptStep, codeOnItsWay.get());
  return known.success && Date.now() <= endOf(known.output) ? known.output : null;
}

export const isInterrupted = (): boolean => readStep() !== null;

/** A code that was sent before a reload, with the wait that is left of it. */
const waitingOn = (sent: SentCode): SentCode => ({
  ...sent,
  resendIn: Math.min(60_000, Math.max(0, sent.resendAt - Date.now())),
});

/**
 * The step that a reload of this tab interrupted; null when there was none, or it has ended. The actors have their
 * part of it again, so that the chart is told nothing secret.
 */
export function takeUpStep(): InterruptedStep | null {
  const step = readStep();
  if (!step) return null;
  if (step.purpose === 'social') {
    const { identity, until: _until, proof, ...rest } = step;
    holdIdentity(identity);
    holdSocialCall({ medium: rest.medium, verified: rest.verified, phone: rest.phone });
    return { ...rest, proof: proof && { ...proof, sent: waitingOn(proof.sent) } };
  }
  if (step.purpose === 'details') {
    const { completionToken, until: _until, ...rest } = step;
    holdCompletion(completionToken);
    return rest;
  }
  return { ...step, sent: waitingOn(step.sent) };
}

interface Sending {
  request: SendCodeInput;
  sent: SentCode | null;
  isDead: boolean;
}

type SocialKept = Extract<KeptStep, { purpose: 'social' }>;

function rememberSocial(
  call: SocialCall | null,
  asked: Pick<SocialKept, 'existing' | 'proof'>,
): void {
  const identity = knownIdentity();
  if (!call || !identity) return;
  codeOnItsWay.set({
    purpose: 'social',
    ...call,
    ...asked,
    identity,
    until: Date.now() + lifetime,
  });
}

/** Keeps over a reload where a code went, never the code itself unless it is a demo's that still opens something. */
export function rememberCode({ request, sent, isDead }: Sending): void {
  if (!sent) return;
  const { purpose, on, to, channel, loginType } = request;
  const shown = isDead ? { ...sent, demoCode: null } : sent;
  if (purpose === 'reset') rememberReset({ method: on, channel, to, sent: shown });
  else if (purpose === 'profile') rememberProfileCode({ channel, on, to, sent: shown });
  else if (purpose === 'ownProof')
    rememberSocial(lastSocialCall(), { existing: null, proof: { on, to, sent: shown } });
  else codeOnItsWay.set({ purpose, on, to, loginType, isNew: isNewcomer, sent: shown });
}

export const rememberSocialStep = ({
  existing,
  ...call
}: SocialCall & Pick<SocialKept, 'existing'>): void =>
  rememberSocial(call, { existing, proof: null });

export const rememberDetails = (details: Omit<InterruptedDetails, 'purpose'>): void =>
  codeOnItsWay.set({
    purpose: 'details',
    ...details,
    completionToken: heldCompletion(),
    until: Date.now() + lifetime,
  });

export const forgetStep = (): void => codeOnItsWay.set(null);

export const forgetCode = (purpose: OtpPurpose): void =>
  (purpose === 'profile' ? profileCode : codeOnItsWay).set(null);

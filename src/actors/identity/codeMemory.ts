import * as v from 'valibot';
import { endOfCode, type SentCode } from '../../../machines/identityAnswer';
import type { SendCodeInput } from '../../../machines/otp';
import type { InterruptedProof } from '../../../machines/signIn';
import { codeOnItsWay } from '../../storage/codeOnItsWay';
import { rememberReset } from './resetMemory';

const stored = v.object({
  purpose: v.picklist(['login', 'verification']),
  on: v.picklist(['phone', 'email']),
  to: v.string(),
  loginType: v.picklist(['manual', 'otp', 'social']),
  isNew: v.boolean(),
  sent: v.object({
    to: v.string(),
    resendIn: v.number(),
    resendAt: v.number(),
    demoCode: v.nullable(v.string()),
    sessionInfo: v.nullable(v.string()),
  }),
});

let isNewcomer = false;

/** Whether the account whose phone or e-mail is proved was made just now. */
export function noteNewcomer(isNew: boolean): void {
  isNewcomer = isNew;
}

/** The proof that a reload of this tab interrupted; null when there was none, or its code has ended. */
export function interruptedProof(): InterruptedProof | null {
  const known = v.safeParse(stored, codeOnItsWay.get());
  if (!known.success || Date.now() > endOfCode(known.output.sent)) return null;
  const { sent, ...proof } = known.output;
  const resendIn = Math.min(60_000, Math.max(0, sent.resendAt - Date.now()));
  return { ...proof, sent: { ...sent, resendIn } };
}

interface Sending {
  request: SendCodeInput;
  sent: SentCode | null;
  isDead: boolean;
}

/**
 * Keeps over a reload where a code went, never the code itself unless it is a demo's that still opens something. What
 * needs more than that to go on (a provider's token, a changed profile) is not kept.
 */
export function rememberCode({ request, sent, isDead }: Sending): void {
  if (!sent) return;
  const { purpose, on, to, channel, loginType } = request;
  const shown = isDead ? { ...sent, demoCode: null } : sent;
  if (purpose === 'reset') rememberReset({ method: on, channel, to, sent: shown });
  if (purpose === 'login' || purpose === 'verification')
    codeOnItsWay.set({ purpose, on, to, loginType, isNew: isNewcomer, sent: shown });
}

/** The proof is over, whichever way. */
export const forgetCode = (): void => codeOnItsWay.set(null);

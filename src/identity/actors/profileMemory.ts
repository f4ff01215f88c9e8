import * as v from 'valibot';
import type { ProfileProof } from '../../../machines/account/profileEdit';
import { endOfCode, type SentCode } from '../../../machines/identity/identityAnswer';
import type { OtpChannel } from '../../../machines/identity/otp';
import { senderOf, whoAsks } from '../../checkout/actors/sender';
import { profileCode } from '../../client/storage/codeOnItsWay';
import { keptProfileCode } from './keptSteps';
import { heldProfileChange, holdProfileChange } from './profileCalls';

interface Waiting {
  channel: OtpChannel;
  on: 'phone' | 'email';
  to: string;
  sent: SentCode;
}

export function rememberProfileCode(waiting: Waiting): void {
  const { change, medium } = heldProfileChange();
  const { name, email, phone, button_type } = change;
  profileCode.set({
    by: whoAsks(),
    ...waiting,
    change: { name, email, phone, button_type },
    medium,
  });
}

/** The proof of a changed profile that a reload interrupted; null when there was none, or it is somebody else's. */
export function interruptedProfile(phoneByProvider: boolean): ProfileProof | null {
  const known = v.safeParse(keptProfileCode, profileCode.get());
  if (!known.success) return null;
  const { by, channel, on, to, sent, change, medium } = known.output;
  const sender = on === 'phone' && phoneByProvider ? 'provider' : 'server';
  if (Date.now() > endOfCode(sent) || senderOf(by) !== 'self' || channel !== sender) return null;
  holdProfileChange(change, medium);
  const resendIn = Math.min(60_000, Math.max(0, sent.resendAt - Date.now()));
  return { on, to, sent: { ...sent, resendIn } };
}

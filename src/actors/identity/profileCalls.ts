import type { updateProfile } from '../../../domain/endpoints/customer';
import type { BodyOf } from '../../../domain/endpoints/define';
import type { SendAnswer } from '../../../machines/identityAnswer';
import type { CheckAnswer, CheckCodeInput, SendCodeInput } from '../../../machines/otp';
import { sendProfile } from '../../api/account';
import { asPlain, asSending } from './answers';

type Change = BodyOf<typeof updateProfile>;

let change: Change = {};
let medium = '';

/** Keeps a change that waits for its code, password and photo included: here, so that no chart holds it. */
export function holdProfileChange(next: Change, verificationMedium: string): void {
  change = next;
  medium = verificationMedium;
}

/** Another code comes with the same change sent again. */
export const sendProfileCode = (_: SendCodeInput, signal: AbortSignal): Promise<SendAnswer> =>
  asSending(sendProfile(change, signal));

/** The second submit carries the code instead of the change (PROF-14, PROF-22). */
export async function checkProfileCode(
  { on, code, channel, sessionInfo }: CheckCodeInput,
  signal: AbortSignal,
): Promise<CheckAnswer> {
  const answer = await asPlain(
    sendProfile(
      {
        otp: code,
        verification_on: on,
        verification_medium: medium || (channel === 'provider' ? 'firebase' : on),
        ...(sessionInfo && { session_info: sessionInfo }),
      },
      signal,
    ),
  );
  return answer.ok ? { ok: true, facts: null } : answer;
}

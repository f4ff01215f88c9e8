import type { Profile } from '../../../domain/account/customer';
import type { updateProfile } from '../../../domain/account/customerEndpoints';
import type { AnswerOf, BodyOf } from '../../../domain/wire/define';
import type { ProfileProof } from '../../../machines/account/profileEdit';
import type { SendCodeAnswer } from '../../../machines/identity/identityAnswer';
import type { CheckAnswer, CheckCodeInput, SendCodeInput } from '../../../machines/identity/otp';
import { sendProfile } from '../../account/api/account';
import { profileQuery } from '../../account/api/profile';
import { fetchAnew } from '../../client/fetchAnew';
import { wholePhone } from '../../client/phones';
import { asPlain, asSending } from './answers';
import { sentNow } from './sentNow';

type Change = BodyOf<typeof updateProfile>;

let change: Change = {};
let medium = '';
let next: ProfileProof | null = null;

/** Keeps a change that waits for its code, password and photo included: here, so that no chart holds it. */
export function holdProfileChange(waiting: Change, verificationMedium: string): void {
  change = waiting;
  medium = verificationMedium;
  next = null;
}

export const heldProfileChange = (): { change: Change; medium: string } => ({ change, medium });

type Updated = AnswerOf<typeof updateProfile>;

/** The proof that an answer asks for; null when the change is made. */
export function proofIn(answer: Updated, of: Change): ProfileProof | null {
  if (answer.otp_send !== 1) return null;
  const on = answer.verification_on === 'email' ? 'email' : 'phone';
  const to = String((on === 'email' ? of.email : of.phone) ?? '');
  const isRestSaved = answer.rest_saved === 1;
  return { on, to, sent: sentNow(answer.code_sent), isRestSaved };
}

export const nextProof = (): ProfileProof | null => next;

/** Another code comes with the same change sent again. */
export const sendProfileCode = (_: SendCodeInput, signal: AbortSignal): Promise<SendCodeAnswer> =>
  asSending(sendProfile(change, signal));

async function send(body: Change, signal: AbortSignal): Promise<Updated> {
  const answer = await sendProfile(body, signal);
  next = proofIn(answer, change);
  if (next) medium = answer.verification_medium;
  return answer;
}

type On = CheckCodeInput['on'];

const isHeld = async ({ email, phone }: Profile, on: On, to: string): Promise<boolean> =>
  on === 'email'
    ? email.toLowerCase() === to.trim().toLowerCase()
    : phone === (await wholePhone(to));

/** Asks for the proof of the other change, where one waits; where that is refused, the shopper asks again in its place. */
async function askForOther(now: Profile, proved: On, signal: AbortSignal): Promise<void> {
  const on = proved === 'email' ? 'phone' : 'email';
  const to = String(change[on] ?? '');
  if (!to || (await isHeld(now, on, to))) return;
  const asked = await asPlain(send(change, signal));
  if (asked.ok) return;
  medium = '';
  next = { on, to, sent: null, isRestSaved: true };
}

/** Goes on behind a code that has served, though its answer was lost or the next one could not be sent. */
async function hasServed(on: On, to: string, signal: AbortSignal): Promise<boolean> {
  const now = await fetchAnew(profileQuery()).catch(() => null);
  if (!now?.[`is_${on}_verified`] || !(await isHeld(now, on, to))) return false;
  await askForOther(now, on, signal);
  return true;
}

/** The second submit carries the code instead of the change (PROF-14, PROF-22). */
export async function checkProfileCode(
  { on, to, code, channel, sessionInfo }: CheckCodeInput,
  signal: AbortSignal,
): Promise<CheckAnswer> {
  const answer = await asPlain(
    send(
      {
        otp: code,
        verification_on: on,
        verification_medium: medium || (channel === 'provider' ? 'firebase' : on),
        ...(sessionInfo && { session_info: sessionInfo }),
      },
      signal,
    ),
  );
  if (answer.ok) return { ok: true, facts: null };
  next = null;
  return (await hasServed(on, to, signal)) ? { ok: true, facts: null } : answer;
}

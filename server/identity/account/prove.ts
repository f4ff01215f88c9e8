import type { ProfileUpdated } from '../../../domain/identity/identity';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import type { Call } from '../call';
import { ensureCode, expectProof, judge, prepareGuess, sendCode } from '../codes/codes';
import { findOpenCode, keepDetails } from '../codes/store';
import { proveByFirebase } from '../firebase/exchange';
import { type Identifier, normalPhone } from '../identifiers';
import { type ProfileBody, profileDone, type Self, setIdentifier } from './identifier';

const asked = t('A code is on its way. Enter it to finish the change.');

const subjectOf = (customerId: number, { value }: Identifier) => `${customerId}:${value}`;

/**
 * Asks for the proof of the first of several new identifiers; the rest waits behind it (PROF-18 to PROF-20). A phone is
 * proved by Firebase where that sends the codes.
 * @throws Refusal of `sendCode`
 */
export async function askForProof(
  deps: Deps,
  call: Call,
  customerId: number,
  [first, second]: readonly Identifier[],
): Promise<ProfileUpdated> {
  if (!first) return profileDone(call);
  const { channel, value } = first;
  const waiting: Record<string, string> = second ? { ...second } : {};
  const wanted = {
    purpose: 'profile',
    subject: subjectOf(customerId, first),
    channel,
    identifier: value,
    customerId,
    details: waiting,
  } as const;
  const answer = {
    message: asked[call.language],
    otp_send: 1,
    rest_saved: 1,
    verification_on: channel,
  } as const;
  const { firebase_otp_verification: byFirebase } = await deps.settings.config();
  if (channel === 'phone' && byFirebase) {
    await expectProof(deps, wanted);
    return { ...answer, verification_medium: 'firebase' };
  }
  const open = await findOpenCode(deps.db, wanted, deps.clock.now());
  // Whoever closed the dialog of a code that is on its way finds it again.
  const isWaiting = open?.subject === wanted.subject;
  if (isWaiting) await keepDetails(deps.db, wanted);
  const send = isWaiting ? ensureCode : sendCode;
  const code_sent = await send(deps, call, { ...wanted, delivery: 'now' });
  return { ...answer, verification_medium: channel === 'email' ? 'email' : 'sms', code_sent };
}

/**
 * The second submit (PROF-14, PROF-22): the code of the change that waits, then that change; the next one, if there is
 * one, asks for its own. A code that comes again after that is no guess at the next one's.
 * @throws Refusal `otp_wrong`, `otp_expired`, `otp_too_many`, `phone_taken`, `email_taken`, those of Firebase and `sendCode`
 */
export async function finishProfile(
  deps: Deps,
  call: Call,
  self: Self,
  body: ProfileBody,
): Promise<ProfileUpdated> {
  const now = deps.clock.now();
  const of = { purpose: 'profile', customerId: self.id, channel: body.verification_on } as const;
  const open = await findOpenCode(deps.db, of, now);
  if (!open) throw new Refusal('otp_expired');
  const identifier: Identifier = { channel: open.channel, value: open.identifier };
  if (body.session_info && open.channel === 'phone') {
    const proven = await proveByFirebase(deps, call.address, body.session_info, body.otp ?? '');
    if ((await normalPhone(deps, proven)) !== open.identifier) throw new Refusal('otp_wrong');
    await deps.db.transaction((tx) => setIdentifier(tx, self.id, identifier, true));
  } else {
    const guess = { purpose: 'profile', subject: open.subject, typed: body.otp ?? '' } as const;
    const prepared = await prepareGuess(deps, call, guess);
    const verdict = await deps.db.transaction(async (tx) => {
      const judged = await judge(tx, prepared, true, now);
      if (judged.ok) await setIdentifier(tx, self.id, identifier, true);
      return judged;
    });
    if (!verdict.ok) throw verdict.refusal;
  }
  const { channel, value } = open.details;
  if ((channel === 'email' || channel === 'phone') && value) {
    return askForProof(deps, call, self.id, [{ channel, value }]);
  }
  return profileDone(call);
}

import * as v from 'valibot';
import type { SendCodeAnswer, SentCode } from '../../../machines/identity/identityAnswer';
import { wholePhone } from '../../client/phones';
import { providerSending } from '../../client/storage/codeOnItsWay';

const wait = 60_000;
const sending = v.object({
  phone: v.string(),
  to: v.string(),
  resendAt: v.number(),
  sessionInfo: v.string(),
});

/** The provider's last sending, as long as its tab: a reload must not send another within the wait. */
function lastSending(phone: string): SentCode | null {
  const known = v.safeParse(sending, providerSending.get());
  if (!known.success || known.output.phone !== phone) return null;
  const { to, sessionInfo } = known.output;
  const now = Date.now();
  const resendIn = Math.min(wait, known.output.resendAt - now);
  const resendAt = now + resendIn;
  return resendIn > 0 ? { to, resendIn, resendAt, demoCode: null, sessionInfo } : null;
}

/** Lets the phone-auth provider send a code (LOGIN-19, OTP-12, OTP-14). */
export async function sendByProvider(typed: string): Promise<SendCodeAnswer> {
  const phone = await wholePhone(typed);
  const known = lastSending(phone);
  if (known) return { ok: true, sent: known };
  const [{ hasFirebase }, { requestPhoneCode }] = await Promise.all([
    import('../firebase/settings'),
    import('../firebase/phoneCode'),
  ]);
  if (!hasFirebase)
    return { ok: false, refusal: { code: 'provider_unreachable', message: '' }, sent: null };
  const answer = await requestPhoneCode(phone);
  if (!answer.ok) {
    const code = answer.reason === 'unreachable' ? 'provider_unreachable' : 'provider_refused';
    return { ok: false, refusal: { code, message: answer.message }, sent: null };
  }
  const resendAt = Date.now() + wait;
  const sent = {
    to: phone,
    resendIn: wait,
    resendAt,
    demoCode: null,
    sessionInfo: answer.sessionInfo,
  };
  providerSending.set({ phone, to: phone, resendAt, sessionInfo: answer.sessionInfo });
  return { ok: true, sent };
}

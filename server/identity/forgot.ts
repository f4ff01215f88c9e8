import type * as v from 'valibot';
import type { CodeAnswer } from '../../domain/identity/identity';
import type {
  forgotPasswordPayload,
  resetPasswordPayload,
  verifyTokenPayload,
} from '../../domain/identity/identityPayloads';
import type { Language } from '../../domain/language/languages';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';
import type { Call } from './call';
import { claim, findByKey, keep, lockByKey } from './claims';
import { acceptCode, judge, prepareGuess, sendCode } from './codes/codes';
import { type Identifier, requireEmail, requirePhone } from './identifiers';
import { requireConfirmed } from './manual';
import { hashPassword } from './passwords';
import { forgetPasswordTries } from './passwordTries';
import * as store from './store';

const texts = {
  sent: t('If there is an account, a code is on its way.'),
  right: t('The code is right.'),
  changed: t('Password changed successfully.'),
  onlyPhone: t(
    'Password changed successfully. From now on you sign in with your phone number: the e-mail address was never confirmed, and is no longer part of your account.',
  ),
  onlyEmail: t(
    'Password changed successfully. From now on you sign in with your e-mail address: the phone number was never confirmed, and is no longer part of your account.',
  ),
  noAccount: t('There is no account with this phone number.'),
};
const say = (text: keyof typeof texts, language: Language) => texts[text][language];

async function read(
  deps: Deps,
  { verification_method, phone, email }: v.InferOutput<typeof forgotPasswordPayload>,
): Promise<Identifier> {
  return verification_method === 'email'
    ? { channel: 'email', value: requireEmail(email) }
    : { channel: 'phone', value: await requirePhone(deps, phone) };
}

/**
 * Sends a code for a new password (FORGOT-16, FORGOT-19). Whether there is an account shows neither in the answer nor
 * in its time. Where Firebase sends the codes, nothing is sent from here.
 * @throws Refusal `forbidden` for a method that the shop does not offer, those of `sendCode`
 */
export async function askForReset(
  deps: Deps,
  call: Call,
  body: v.InferOutput<typeof forgotPasswordPayload>,
): Promise<CodeAnswer> {
  const config = await deps.settings.config();
  const identifier = await read(deps, body);
  const { channel, value } = identifier;
  const message = say('sent', call.language);
  if (channel === 'phone' && config.firebase_otp_verification) return { message };
  if (!(channel === 'email' ? config.is_mail_active : config.is_sms_active)) {
    throw new Refusal('forbidden');
  }
  const customer = await findByKey(deps.db, identifier);
  const code_sent = await sendCode(deps, call, {
    purpose: 'reset',
    channel,
    identifier: value,
    customerId: customer?.id ?? null,
    delivery: customer ? 'later' : 'none',
  });
  return { message, code_sent };
}

/** Checks a code without using it up (FORGOT-17, FORGOT-20). @throws Refusal as `spendCode` */
export async function checkReset(
  deps: Deps,
  call: Call,
  body: v.InferOutput<typeof verifyTokenPayload>,
): Promise<{ message: string }> {
  const { value } = await read(deps, body);
  const guess = { purpose: 'reset', subject: value, typed: body.reset_token } as const;
  const verdict = await judge(
    deps.db,
    await prepareGuess(deps, call, guess),
    false,
    deps.clock.now(),
  );
  if (!verdict.ok) throw verdict.refusal;
  return { message: say('right', call.language) };
}

/**
 * Sets a new password by a code, which works once; every session ends (FORGOT-18, FORGOT-21). The identifier is proved
 * by it, and the account claimed where its device is not known.
 * @throws Refusal as `spendCode`, `validation` when the passwords differ
 */
export async function resetPassword(
  deps: Deps,
  call: Call,
  body: v.InferOutput<typeof resetPasswordPayload>,
): Promise<{ message: string }> {
  requireConfirmed(body.password, body.confirm_password);
  const identifier = await read(deps, body);
  const guess = {
    purpose: 'reset',
    subject: identifier.value,
    typed: body.reset_token,
  } as const;
  const prepared = await prepareGuess(deps, call, guess);
  const passwordHash = await hashPassword(body.password);
  const { centralize_login: wants } = await deps.settings.config();
  const isProofAsked = wants[`${identifier.channel}_verification_status`] === 1;
  const now = deps.clock.now();
  let changed: keyof typeof texts = 'changed';
  const verdict = await deps.db.transaction(async (tx) => {
    const judged = await judge(tx, prepared, true, now);
    const customerId = judged.ok ? judged.row.customerId : null;
    if (customerId === null) return judged;
    // The account may have got or proved another phone or e-mail since the code was sent.
    const customer = await lockByKey(tx, identifier);
    if (customer?.id !== customerId) {
      return { ok: false, refusal: new Refusal('otp_expired') } as const;
    }
    if ('row' in prepared && prepared.isOwnDevice) {
      await keep(tx, customer, identifier, isProofAsked);
    } else if (await claim(tx, customer, identifier, now)) {
      changed = identifier.channel === 'phone' ? 'onlyPhone' : 'onlyEmail';
    }
    await store.updateCustomer(tx, customerId, { passwordHash });
    await store.revokeSessions(tx, customerId, now);
    await forgetPasswordTries(tx, call, identifier, customerId);
    return judged;
  });
  if (!verdict.ok) throw verdict.refusal;
  return { message: say(changed, call.language) };
}

/**
 * Lets a code that Firebase has accepted for a phone stand as the code for a new password (FORGOT-22).
 * @throws Refusal `not_found` when the phone, which is proved, opens no account
 */
export async function acceptReset(
  deps: Deps,
  call: Call,
  phone: string,
  code: string,
): Promise<{ message: string; is_reset_token: 1 }> {
  const customer = await findByKey(deps.db, { channel: 'phone', value: phone });
  if (!customer) throw new Refusal('not_found', { message: texts.noAccount });
  const wanted = { purpose: 'reset', channel: 'phone', identifier: phone } as const;
  await acceptCode(deps, { ...wanted, customerId: customer.id }, code);
  return { message: say('right', call.language), is_reset_token: 1 };
}

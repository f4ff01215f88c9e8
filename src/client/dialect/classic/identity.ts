import { ApiError } from '../../apiError';
import { noteCode, sending } from './codesSent';
import { factsOf } from './facts';
import { newPassword } from './newPassword';
import { byField, renamed } from './renamed';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { isRow, json, type Row, row, word, yes } from './values';

/** Whom a login is of, as far as it was typed or told. */
interface Whom {
  phone?: string;
  email?: string;
}

const whomOf = (identifier: string): Whom =>
  identifier.includes('@') ? { email: identifier } : { phone: identifier };

/** What signed in, or tried to, last: asking once more is the one way to have a code for an e-mail sent again. */
let tried: Row | null = null;

export const namesOf = (name: unknown) => {
  const [first = '', ...rest] = word(name).trim().split(/\s+/);
  return { f_name: first, l_name: rest.join(' ') };
};

const post = async (there: There, path: string, fields: Row): Promise<Row> =>
  row(await there.ask('POST', path, fields, { isNameless: true }));

/** An answer that can sign in. A token says that nothing more is asked; without one the first flag of 0 says what is. */
function loginOf(answer: Row, whom: Whom) {
  const token = word(answer.token) || null;
  const told = (flag: unknown) => (token || flag === undefined || flag === null ? 1 : yes(flag));
  const known = { phone: whom.phone ?? '', email: word(answer.email) || (whom.email ?? '') };
  const isPhoneProved = told(answer.is_phone_verified);
  const isComplete = told(answer.is_personal_info);
  const isEmailProved = told(answer.is_email_verified);
  if (token) tried = null;
  else if (!isPhoneProved) noteCode(known.phone);
  else if (!isEmailProved) noteCode(known.email);
  return {
    ...known,
    token,
    is_personal_info: isComplete,
    is_phone_verified: isPhoneProved,
    is_email_verified: isEmailProved,
    is_exist_user: !token && isRow(answer.is_exist_user) ? answer.is_exist_user : null,
    type: isPhoneProved ? 'email' : 'phone',
    // Profiles are completed by phone or e-mail there: what is known of them goes along as the login's name.
    completion_token: isComplete ? null : JSON.stringify(known),
  };
}

const wrongCode = () => ({ code: 'otp_wrong' });
/** Wrong, or wrong so often that no code counts for a while. */
const unknownCode = (_: unknown, status: number) =>
  status === 404 ? wrongCode() : status === 405 ? { code: 'otp_too_many' } : {};
/** A wrong password comes with or without a code of its own. */
const wrongPassword = (_: unknown, status: number) =>
  status === 401 ? { code: 'credentials' } : {};

async function byPassword(there: There) {
  const { email_or_phone, password, guest_id } = there.asked.body;
  const identifier = word(email_or_phone).trim();
  const { isOldest } = await factsOf(there);
  const fields = isOldest
    ? { phone: identifier, password, guest_id }
    : {
        login_type: 'manual',
        email_or_phone: identifier,
        password,
        field_type: identifier.includes('@') ? 'email' : 'phone',
        guest_id,
      };
  tried = fields;
  const asked = sending(identifier, post(there, '/auth/login', fields));
  return loginOf(await renamed(asked, wrongPassword), whomOf(identifier));
}

/** What comes of a code by which one signs in: somebody may have that phone already, and who typed its code owns it. */
async function ownedByCode(there: There, answer: Row) {
  const { phone, otp, guest_id } = there.asked.body;
  const isKnown = isRow(answer.is_exist_user) && !answer.token;
  const login = { login_type: 'otp', phone, guest_id, otp, verified: 'yes' };
  const told = isKnown ? await post(there, '/auth/login', login) : answer;
  return loginOf(told, { phone: word(phone) });
}

async function byCode(there: There) {
  const { phone, otp, guest_id } = there.asked.body;
  const whom = { phone: word(phone) };
  const login = { login_type: 'otp', phone, guest_id };
  if (!word(otp))
    return loginOf(await sending(whom.phone, post(there, '/auth/login', login)), whom);
  const proof = { ...login, otp, verification_type: 'phone' };
  return ownedByCode(there, await renamed(post(there, '/auth/verify-phone', proof), unknownCode));
}

const logIn: Handler = (there) =>
  there.asked.body.login_type === 'otp' ? byCode(there) : byPassword(there);

async function signUp(there: There) {
  const { name, email, phone, password, ref_code, guest_id } = there.asked.body;
  const { isOldest } = await factsOf(there);
  const common = { email, phone, password, ref_code, guest_id };
  const fields = isOldest ? { ...namesOf(name), ...common } : { name, ...common };
  const answer = await renamed(post(there, '/auth/sign-up', fields), byField);
  tried = isOldest
    ? { phone, password, guest_id }
    : { login_type: 'manual', email_or_phone: email, password, field_type: 'email', guest_id };
  return loginOf(answer, { email: word(email), phone: word(phone) });
}

/** There is no call that only sends a code again: a login that asks for one does. */
async function sendAgain(there: There, whom: Whom) {
  const { isOldest } = await factsOf(there);
  const byPhone = { login_type: 'otp', phone: whom.phone };
  const fields = whom.phone && !isOldest ? byPhone : tried;
  // After a reload nothing is known of the login, since no password is kept.
  if (!fields) throw new ApiError('refused', 403, [{ code: 'otp_expired', message: '' }]);
  const asked = post(there, '/auth/login', fields);
  return loginOf(await sending(whom.phone ?? whom.email ?? '', asked), whom);
}

async function prove(there: There) {
  const { phone, email, otp, login_type, guest_id } = there.asked.body;
  const on = there.asked.body.verification_type === 'email' ? 'email' : 'phone';
  const whom: Whom = on === 'email' ? { email: word(email) } : { phone: word(phone) };
  if (!word(otp)) return sendAgain(there, whom);
  const { isOldest } = await factsOf(there);
  const fields = isOldest
    ? { phone, otp, guest_id }
    : {
        ...whom,
        otp,
        verification_type: on,
        login_type: login_type === 'otp' ? 'otp' : 'manual',
        guest_id,
      };
  return loginOf(await renamed(post(there, '/auth/verify-phone', fields), unknownCode), whom);
}

async function proveByFirebase(there: There) {
  const { login_type, ...fields } = there.asked.body;
  const answer = await renamed(
    post(there, '/auth/firebase-verify-token', {
      ...fields,
      login_type: login_type === 'manual' ? 'manual' : 'otp',
    }),
    unknownCode,
  );
  return login_type === 'otp'
    ? ownedByCode(there, answer)
    : loginOf(answer, { phone: word(fields.phone) });
}

const wrongProvider = ({ code }: { code: string }) =>
  ['', 'credentials', 'unauthenticated'].includes(code) ? { code: 'provider_token' } : {};

async function bySocial(there: There) {
  const { otp: _, ...fields } = there.asked.body;
  const { isOldest } = await factsOf(there);
  const isApple = fields.medium === 'apple';
  const path = isOldest ? '/auth/social-login' : '/auth/login';
  const sent = { ...fields, login_type: 'social', ...(isApple && { email: undefined }) };
  const answer = await renamed(post(there, path, sent), wrongProvider);
  // The oldest let somebody new in once there is a phone.
  if (isOldest && !answer.token)
    throw new ApiError('refused', 403, [{ code: 'email', message: '' }]);
  return loginOf(answer, { email: word(fields.email) });
}

async function registerSocially(there: There) {
  const { otp: _, id_token: __, ...fields } = there.asked.body;
  const answer = await renamed(post(there, '/auth/social-register', fields), byField);
  return loginOf(answer, { email: word(fields.email), phone: word(fields.phone) });
}

async function complete(there: There) {
  const { completion_token, name, email, phone, login_type, ref_code, guest_id } = there.asked.body;
  const known = row(json(completion_token));
  const whom = { email: word(email) || word(known.email), phone: word(phone) || word(known.phone) };
  const fields = { ...whom, name, login_type, ref_code, guest_id };
  return loginOf(await renamed(post(there, '/auth/update-info', fields), byField), whom);
}

export const identity: Table = {
  'POST /auth/guest/request': (there) =>
    there.ask('POST', '/auth/guest/request', {}, { isNameless: true, isQuestion: true }),
  'POST /auth/login': logIn,
  'POST /auth/sign-up': signUp,
  'POST /auth/verify-phone': prove,
  'POST /auth/firebase-verify-token': proveByFirebase,
  'POST /auth/social-login': bySocial,
  'POST /auth/social-register': registerSocially,
  'POST /auth/update-info': complete,
  ...newPassword,
  // Tokens are forgotten, not ended.
  'POST /auth/logout': async () => null,
  // What the guest had is the customer's as soon as one signs in.
  'POST /customer/cart/take-over': async () => ({ message: '' }),
};

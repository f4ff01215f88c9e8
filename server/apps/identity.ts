import { takeOverCart } from '../../domain/account/customerEndpoints';
import type { LoginResponse } from '../../domain/identity/identity';
import * as identity from '../../domain/identity/identityEndpoints';
import type { AnyEndpoint } from '../../domain/wire/define';
import { countByAddress } from '../identity/attempts';
import { insertGuest } from '../identity/store';
import type { AppCall, Translations } from './call';
import { newNumber } from './numbers';

/** Carts of which both have one: there the guest's takes the place of the customer's. */
async function keepGuestCart(call: AppCall, { token, cart_conflict }: LoginResponse) {
  const guest_id = call.given.text('guest_id');
  const headers = { Authorization: `Bearer ${token}` };
  let conflict = cart_conflict;
  while (token && conflict && guest_id) {
    const { module_id } = conflict;
    const body = { guest_id, keep: 'guest', module_id };
    const next = (await call.ask(takeOverCart, { headers, body })).cart_conflict;
    conflict = next && next.module_id !== module_id ? next : null;
  }
}

type Way = 'manual' | 'otp' | 'social';

async function signedIn(call: AppCall, answer: LoginResponse, login_type: Way) {
  await keepGuestCart(call, answer);
  const { is_exist_user: known } = answer;
  const [error] = answer.errors;
  if (error && !answer.token && !known) {
    return Response.json({ errors: answer.errors }, { status: 403 });
  }
  return {
    token: answer.token,
    is_phone_verified: answer.is_phone_verified,
    is_email_verified: answer.is_email_verified,
    is_personal_info: answer.is_personal_info,
    is_exist_user: known && { id: 0, name: known.name, image: known.image || null },
    login_type,
    email: answer.email || null,
  };
}

type Signing = typeof identity.login;

async function sign(call: AppCall, endpoint: AnyEndpoint, body: Record<string, unknown>, way: Way) {
  return signedIn(call, await call.ask(endpoint as Signing, { body }), way);
}

/** Fields that are the same there and here, as far as they were given. */
const fieldsOf = ({ given }: AppCall, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, given.text(name)]));

const socialFields = [
  ...['token', 'unique_id', 'email', 'medium', 'phone', 'verified', 'otp', 'id_token'],
];

function wayOf({ given }: AppCall): Way {
  const way = given.text('login_type');
  return way === 'otp' || way === 'social' ? way : 'manual';
}

async function logIn(call: AppCall) {
  const way = wayOf(call);
  if (way === 'social') {
    const endpoint = call.given.has('phone') ? identity.socialRegister : identity.socialLogin;
    return sign(call, endpoint, fieldsOf(call, socialFields), way);
  }
  const body =
    way === 'otp'
      ? fieldsOf(call, ['phone', 'otp'])
      : {
          ...fieldsOf(call, ['password', 'field_type']),
          // Older apps say whose password it is by the field's name.
          email_or_phone: call.given.text('email_or_phone') || call.given.text('phone'),
        };
  return sign(call, identity.login, { login_type: way, ...body }, way);
}

function signUp(call: AppCall) {
  const { given } = call;
  const name = given.text('name') || `${given.text('f_name')} ${given.text('l_name')}`.trim();
  const body = { ...fieldsOf(call, ['email', 'phone', 'password', 'ref_code']), name };
  return sign(call, identity.signUp, body, 'manual');
}

/** A code that signs in is the second step of signing in here. */
function verify(call: AppCall) {
  const way = wayOf(call);
  if (way === 'otp') {
    const body = { login_type: way, ...fieldsOf(call, ['phone', 'otp']) };
    return sign(call, identity.login, body, way);
  }
  const body = fieldsOf(call, ['phone', 'email', 'otp', 'verification_type']);
  return sign(call, identity.verifyPhone, { ...body, login_type: way }, way);
}

/** What has no part in a guest's own things. */
const resetFields = ['verification_method', 'phone', 'email', 'reset_token'];

async function told(call: AppCall, endpoint: AnyEndpoint, names: readonly string[]) {
  const { message } = await call.ask(endpoint as typeof identity.verifyToken, {
    body: fieldsOf(call, names),
  });
  return { message };
}

export const identityCalls: Translations = {
  'POST /auth/guest/request': async ({ deps: { db, env, clock }, address }) => {
    const now = clock.now();
    await countByAddress(db, 'guests', address, env.LIMIT_GUESTS, now);
    return { guest_id: Number(await insertGuest(db, now, newNumber())) };
  },
  'POST /auth/login': logIn,
  'POST /auth/sign-up': signUp,
  'POST /auth/verify-phone': verify,
  'POST /auth/firebase-verify-token': (call) => {
    const names = ['phone', 'otp', 'session_info', 'login_type', 'is_reset_token'];
    const body = { ...fieldsOf(call, names) };
    if (call.given.has('sessionInfo')) body.session_info = call.given.text('sessionInfo');
    return sign(call, identity.firebaseVerifyToken, body, wayOf(call));
  },
  'POST /auth/social-login': (call) =>
    sign(call, identity.socialLogin, fieldsOf(call, socialFields), 'social'),
  'POST /auth/social-register': (call) =>
    sign(call, identity.socialRegister, fieldsOf(call, socialFields), 'social'),
  'POST /auth/update-info': (call) => {
    const body = fieldsOf(call, ['name', 'email', 'phone', 'ref_code', 'login_type']);
    return sign(call, identity.updateInfo, body, wayOf(call));
  },
  'POST /auth/forgot-password': (call) => told(call, identity.forgotPassword, resetFields),
  'POST /auth/verify-token': (call) => told(call, identity.verifyToken, resetFields),
  'PUT /auth/reset-password': (call) =>
    told(call, identity.resetPassword, [...resetFields, 'password', 'confirm_password']),
};

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../../domain/identity/identityEndpoints';
import { requestGuestId } from '../../../../domain/identity/sessionEndpoints';
import { freshCall } from './shopThere';
import { type Shop, startShop, type Version, versions } from './versions';

let shop: Shop;
const open = async (version: Version) => {
  shop = await startShop(version);
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => shop.close());

const phone = '+12025550123';
const signedIn = {
  token: 'jwt',
  is_personal_info: 1,
  is_exist_user: null,
  is_phone_verified: 1,
  is_email_verified: 1,
  type: 'email',
  phone: '',
  email: '',
  errors: [],
  completion_token: null,
};
const newerLogin = {
  token: null,
  is_phone_verified: 1,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: null,
  login_type: 'manual',
  email: null,
};

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    ({ kind, errors }: { kind: string; errors: unknown }) => ({ kind, errors }),
  );

describe.each(versions)('LOGIN-07 signing in on a classic back end of 20%s', (version) => {
  beforeEach(() => open(version));

  it('takes a password with its own fields', async () => {
    shop.answers['POST /auth/login'] = {
      json:
        version === '24' ? { token: 'jwt', is_phone_verified: 1 } : { ...newerLogin, token: 'jwt' },
    };
    const answer = await shop.call(calls.login, {
      body: { login_type: 'manual', email_or_phone: phone, password: 'secret12', guest_id: '7' },
    });
    expect(answer).toEqual({ ...signedIn, phone });
    expect(shop.said()).toEqual([
      [
        'POST /auth/login',
        version === '24'
          ? { phone, password: 'secret12', guest_id: '7' }
          : {
              login_type: 'manual',
              email_or_phone: phone,
              password: 'secret12',
              field_type: 'phone',
              guest_id: '7',
            },
      ],
    ]);
  });

  it.each([
    { errors: [{ code: 'auth-001', message: 'No such user' }] },
    { message: 'No such user' },
  ])('LOGIN-12 tells a wrong password in the shop’s words: %j', async (json) => {
    window.localStorage.setItem('guest_id', '77');
    shop.answers['POST /auth/login'] = { status: 401, json };
    const body = { email_or_phone: phone, password: 'wrong' };
    expect(await failureOf(shop.call(calls.login, { body }))).toEqual({
      kind: 'refused',
      errors: [{ code: 'credentials', message: 'No such user' }],
    });
    expect(window.localStorage.getItem('guest_id')).toBe('77');
  });

  it('SIGN-11 signs up, proves the phone, and sends its code once more', async () => {
    const flags = { is_phone_verified: 0, token: null };
    shop.answers['POST /auth/sign-up'] = {
      json: version === '24' ? flags : { ...newerLogin, ...flags },
    };
    shop.answers['POST /auth/login'] = shop.answers['POST /auth/sign-up'];
    shop.answers['POST /auth/verify-phone'] = ({ body }) =>
      JSON.parse(body).otp === '123456'
        ? { json: { token: 'jwt', is_phone_verified: 1 } }
        : { status: 404, json: { message: 'OTP does not match' } };
    const account = { email: 'mona@example.com', phone, password: 'secret12' };
    const asked = await shop.call(calls.signUp, {
      body: { ...account, name: 'Mona El Sayed', confirm_password: 'secret12', guest_id: '7' },
    });
    expect(asked).toEqual({
      ...signedIn,
      token: null,
      is_phone_verified: 0,
      type: 'phone',
      phone,
      email: 'mona@example.com',
    });
    const proof = { phone, login_type: 'manual', verification_type: 'phone' as const };
    await shop.call(calls.verifyPhone, { body: proof });
    expect(
      await failureOf(shop.call(calls.verifyPhone, { body: { ...proof, otp: '000000' } })),
    ).toEqual({
      kind: 'refused',
      errors: [{ code: 'otp_wrong', message: 'OTP does not match' }],
    });
    const done = await shop.call(calls.verifyPhone, {
      body: { ...proof, otp: '123456', guest_id: '7' },
    });
    expect(done.token).toBe('jwt');
    const theirs = { phone, otp: '123456', guest_id: '7' };
    expect(shop.said().map(([, fields]) => fields)).toEqual([
      version === '24'
        ? { ...account, f_name: 'Mona', l_name: 'El Sayed', guest_id: '7' }
        : { ...account, name: 'Mona El Sayed', guest_id: '7' },
      version === '24'
        ? { phone, password: 'secret12', guest_id: '7' }
        : { login_type: 'otp', phone },
      version === '24'
        ? { phone, otp: '000000' }
        : { phone, otp: '000000', verification_type: 'phone', login_type: 'manual' },
      version === '24' ? theirs : { ...theirs, verification_type: 'phone', login_type: 'manual' },
    ]);
  });

  it('SIGN-12 tells at its field what of a sign-up is refused', async () => {
    shop.answers['POST /auth/sign-up'] = {
      status: 403,
      json: {
        errors: [
          { code: 'phone', message: 'The phone has already been taken.' },
          { code: version === '24' ? 'l_name' : 'name', message: 'Required' },
        ],
      },
    };
    const body = { name: 'Mona', email: 'mona@example.com', phone, password: 'secret12' };
    expect(await failureOf(shop.call(calls.signUp, { body }))).toEqual({
      kind: 'refused',
      errors: [
        { code: 'phone', message: 'The phone has already been taken.', field: 'phone' },
        { code: version === '24' ? 'l_name' : 'name', message: 'Required', field: 'name' },
      ],
    });
  });

  it('FORGOT-16 to FORGOT-18 sets a new password by a code', async () => {
    shop.answers['POST /auth/forgot-password'] = { json: { message: 'Sent' } };
    shop.answers['POST /auth/verify-token'] = {
      status: 400,
      json: { errors: [{ code: 'invalid', message: 'Invalid OTP' }] },
    };
    shop.answers['PUT /auth/reset-password'] = { json: { message: 'Changed' } };
    const whom = { verification_method: 'phone' as const, phone };
    expect(await shop.call(calls.forgotPassword, { body: whom })).toEqual({ message: 'Sent' });
    const reset = { ...whom, reset_token: '123456' };
    expect(await failureOf(shop.call(calls.verifyToken, { body: reset }))).toEqual({
      kind: 'refused',
      errors: [{ code: 'otp_wrong', message: 'Invalid OTP' }],
    });
    const words = { password: 'secret123', confirm_password: 'secret123' };
    expect(await shop.call(calls.resetPassword, { body: { ...reset, ...words } })).toEqual({
      message: 'Changed',
    });
    const method = version === '24' ? {} : { verification_method: 'phone' };
    expect(shop.said()).toEqual([
      ['POST /auth/forgot-password', { ...method, phone }],
      ['POST /auth/verify-token', { ...method, phone, reset_token: '123456' }],
      ['PUT /auth/reset-password', { ...method, phone, reset_token: '123456', ...words }],
    ]);
  });

  it('LOGOUT-02 forgets the token without a call, and asks for a guest id', async () => {
    shop.answers['POST /auth/guest/request'] = { json: { message: 'ok', guest_id: 4711 } };
    await shop.call(calls.logout);
    expect(await shop.call(requestGuestId)).toEqual({ guest_id: '4711' });
    expect(shop.said()).toEqual([['POST /auth/guest/request', {}]]);
  });
});

describe.each(['25', '26'] as const)('a classic back end of 20%s', (version) => {
  beforeEach(() => open(version));

  it('OTP-09 OTP-03 keeps the code that was sent where another is asked for too soon', async () => {
    const begun = Date.now();
    const ask = () => shop.call(calls.login, { body: { login_type: 'otp', phone } });
    const refused = () =>
      ask().then(
        () => null,
        ({ errors: [one] }: { errors: { code: string; code_sent?: { resend_at: string } }[] }) => [
          one?.code,
          one?.code_sent && Date.parse(one.code_sent.resend_at),
        ],
      );
    const tooSoon = { errors: [{ code: 'otp', message: 'Please try again after 45 seconds' }] };
    shop.answers['POST /auth/login'] = { status: 405, json: tooSoon };
    // Nothing is known of a code: it may not have been sent at all.
    expect(await refused()).toEqual(['otp', undefined]);
    shop.answers['POST /auth/login'] = { json: { ...newerLogin, is_phone_verified: 0 } };
    await ask();
    const sent = Date.now();
    shop.answers['POST /auth/login'] = { status: 405, json: tooSoon };
    const [code, at = 0] = (await refused()) ?? [];
    expect(code).toBe('otp_too_soon');
    // The shop tells its clock in whole seconds.
    expect(Number(at)).toBeGreaterThan(begun + 59_000);
    expect(Number(at)).toBeLessThanOrEqual(sent + 60_000);
    // Also by the ways of sending it again and over a reload, not of another phone.
    shop.call = await freshCall(shop.address);
    const again = { phone, verification_type: 'phone' as const };
    expect(await failureOf(shop.call(calls.verifyPhone, { body: again }))).toEqual({
      kind: 'refused',
      errors: [
        { code: 'otp_too_soon', message: tooSoon.errors[0]?.message, code_sent: expect.anything() },
      ],
    });
    const other = { login_type: 'otp' as const, phone: '+12025550199' };
    expect(await failureOf(shop.call(calls.login, { body: other }))).toEqual({
      kind: 'refused',
      ...tooSoon,
    });
  });

  it('FORGOT-16 OTP-03 keeps the code for a new password where another is asked for too soon', async () => {
    const body = { verification_method: 'phone' as const, phone };
    shop.answers['POST /auth/forgot-password'] = { json: { message: 'Sent' } };
    await shop.call(calls.forgotPassword, { body });
    shop.answers['POST /auth/forgot-password'] = {
      status: 405,
      json: { errors: [{ code: 'otp', message: 'Please wait' }] },
    };
    expect(await failureOf(shop.call(calls.forgotPassword, { body }))).toEqual({
      kind: 'refused',
      errors: [{ code: 'otp_too_soon', message: 'Please wait', code_sent: expect.anything() }],
    });
  });

  it('OTP-08 LOGIN-14 signs in who was there before by a code that Firebase has sent', async () => {
    shop.answers['POST /auth/firebase-verify-token'] = {
      json: { ...newerLogin, is_exist_user: { id: 3, name: 'Mona', image: null } },
    };
    shop.answers['POST /auth/login'] = { json: { ...newerLogin, token: 'jwt' } };
    const proof = { session_info: 's-1', phone, otp: '123456', guest_id: '7' };
    const done = await shop.call(calls.firebaseVerifyToken, {
      body: { ...proof, login_type: 'otp' },
    });
    expect(done).toEqual({ ...signedIn, phone });
    expect(shop.said()).toEqual([
      ['POST /auth/firebase-verify-token', { ...proof, login_type: 'otp' }],
      [
        'POST /auth/login',
        { login_type: 'otp', phone, guest_id: '7', otp: '123456', verified: 'yes' },
      ],
    ]);
  });

  it('LOGIN-14 signs in by a code, also who was there before', async () => {
    shop.answers['POST /auth/login'] = ({ body }) => ({
      json: JSON.parse(body).verified
        ? { ...newerLogin, token: 'jwt' }
        : { ...newerLogin, is_phone_verified: 0 },
    });
    shop.answers['POST /auth/verify-phone'] = {
      json: { ...newerLogin, is_exist_user: { id: 3, name: 'Mona', image: null } },
    };
    const first = await shop.call(calls.login, {
      body: { login_type: 'otp', phone, guest_id: '7' },
    });
    expect([first.token, first.is_phone_verified, first.type]).toEqual([null, 0, 'phone']);
    const done = await shop.call(calls.login, {
      body: { login_type: 'otp', phone, otp: '123456', guest_id: '7' },
    });
    expect(done).toEqual({ ...signedIn, phone });
    const asked = { login_type: 'otp', phone, guest_id: '7' };
    expect(shop.said()).toEqual([
      ['POST /auth/login', asked],
      ['POST /auth/verify-phone', { ...asked, otp: '123456', verification_type: 'phone' }],
      ['POST /auth/login', { ...asked, otp: '123456', verified: 'yes' }],
    ]);
  });

  it('INFO-03 completes the profile of somebody new, who is found by the phone that was proved', async () => {
    shop.answers['POST /auth/verify-phone'] = { json: { ...newerLogin, is_personal_info: 0 } };
    shop.answers['POST /auth/update-info'] = { json: { ...newerLogin, token: 'jwt' } };
    const begun = await shop.call(calls.login, {
      body: { login_type: 'otp', phone, otp: '123456' },
    });
    expect([begun.token, begun.is_personal_info, begun.phone]).toEqual([null, 0, phone]);
    const done = await shop.call(calls.updateInfo, {
      body: {
        name: 'Mona',
        email: 'mona@example.com',
        phone: null,
        login_type: 'otp',
        completion_token: begun.completion_token,
        guest_id: '7',
      },
    });
    expect(done.token).toBe('jwt');
    expect(shop.said()[1]).toEqual([
      'POST /auth/update-info',
      { name: 'Mona', email: 'mona@example.com', phone, login_type: 'otp', guest_id: '7' },
    ]);
  });

  it('OTP-09 sends the code of an e-mail again by the login that asked for it', async () => {
    const login = { ...newerLogin, is_email_verified: 0, email: 'mona@example.com' };
    shop.answers['POST /auth/login'] = { json: login };
    const whom = { email_or_phone: 'mona@example.com', password: 'secret12' };
    const asked = await shop.call(calls.login, { body: whom });
    expect([asked.is_email_verified, asked.type, asked.email]).toEqual([
      0,
      'email',
      'mona@example.com',
    ]);
    await shop.call(calls.verifyPhone, {
      body: { email: 'mona@example.com', verification_type: 'email' },
    });
    const [first, second] = shop.said();
    expect(second).toEqual(first);
    expect(second?.[1]).toEqual({ login_type: 'manual', ...whom, field_type: 'email' });
  });

  it('SOC-01 to SOC-04 asks a provider’s identity whether it is somebody known', async () => {
    shop.answers['POST /auth/login'] = ({ body }) => ({
      json:
        JSON.parse(body).verified === 'yes'
          ? { ...newerLogin, token: 'jwt', login_type: 'social' }
          : { ...newerLogin, is_exist_user: { id: 3, name: 'Mona', image: 'm.png' } },
    });
    const body = {
      medium: 'google' as const,
      token: 'google-token',
      unique_id: 'u1',
      email: 'mona@example.com',
      guest_id: '7',
    };
    const asked = await shop.call(calls.socialLogin, { body: { ...body, verified: 'default' } });
    expect([asked.token, asked.is_exist_user]).toEqual([null, { name: 'Mona', image: 'm.png' }]);
    const done = await shop.call(calls.socialLogin, { body: { ...body, verified: 'yes' } });
    expect(done).toEqual({ ...signedIn, email: 'mona@example.com' });
    expect(shop.said()).toEqual([
      ['POST /auth/login', { ...body, login_type: 'social', verified: 'default' }],
      ['POST /auth/login', { ...body, login_type: 'social', verified: 'yes' }],
    ]);
    shop.answers['POST /auth/login'] = {
      status: 403,
      json: { error: 'wrong credential.', message: 'Expired' },
    };
    expect(await failureOf(shop.call(calls.socialLogin, { body }))).toEqual({
      kind: 'refused',
      errors: [{ code: 'provider_token', message: 'Expired' }],
    });
  });

  it('FORGOT-17 tells that nobody has an e-mail', async () => {
    shop.answers['POST /auth/forgot-password'] = {
      status: 404,
      json: { errors: [{ code: 'not-found', message: 'Email not found' }] },
    };
    const body = { verification_method: 'email' as const, email: 'no@example.com' };
    expect(await failureOf(shop.call(calls.forgotPassword, { body }))).toEqual({
      kind: 'refused',
      errors: [{ code: 'not-found', message: 'Email not found' }],
    });
    expect(shop.said()).toEqual([['POST /auth/forgot-password', body]]);
  });
});

describe('a classic back end of 2024', () => {
  beforeEach(() => open('24'));

  it('SOC-05 asks somebody new for a phone', async () => {
    shop.answers['POST /auth/social-login'] = { json: { token: null, is_phone_verified: 0 } };
    shop.answers['POST /auth/social-register'] = { json: { token: 'jwt', is_phone_verified: 1 } };
    const body = {
      medium: 'google' as const,
      token: 't',
      unique_id: 'u1',
      email: 'mona@example.com',
    };
    expect(await failureOf(shop.call(calls.socialLogin, { body }))).toEqual({
      kind: 'refused',
      errors: [{ code: 'email', message: '' }],
    });
    const done = await shop.call(calls.socialRegister, { body: { ...body, phone } });
    expect(done).toEqual({ ...signedIn, phone, email: 'mona@example.com' });
    expect(shop.said()[1]).toEqual(['POST /auth/social-register', { ...body, phone }]);
  });
});

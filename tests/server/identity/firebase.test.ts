import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '../../../domain/account/customerEndpoints';
import {
  firebaseResetPassword,
  firebaseVerifyToken,
  forgotPassword,
  resetPassword,
  signUp,
  socialLogin,
  updateInfo,
} from '../../../domain/identity/identityEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { isFirebaseInstalled } from '../../support/firebaseEmulator';
import { type EmulatedFirebase, openEmulator } from './emulator';
import { openProviders, type Providers } from './providers';
import { type IdentityWorld, openIdentity, otherThan } from './world';

let providers: Providers;
let world: IdentityWorld;
beforeAll(async () => {
  providers = await openProviders();
  world = await openIdentity(providers.env);
  await world.set('firebase_otp_verification', 1);
});
afterAll(async () => {
  await world.close();
  await providers.close();
});

/** Firebase has sent `code` to `phone` in `session`. */
const sent = (phone: string, session = 'session-1', code = '246810') => {
  providers.exchange = async (sessionInfo, given) => {
    if (sessionInfo !== session) return refuse('INVALID_SESSION_INFO');
    if (given !== code) return refuse('INVALID_CODE');
    const idToken = await providers.firebase('phone', { sub: 'p', phone_number: phone });
    return { status: 200, body: { idToken, phoneNumber: phone } };
  };
  return { session_info: session, otp: code, phone };
};
const refuse = (message: string) => ({ status: 400, body: { error: { message } } });
const profileOf = (token: string | null) => world.call(getProfile, { token: token ?? '' });

describe('phone codes by Firebase', () => {
  it('OTP-08 OTP-10 sign in, or ask somebody new for a profile', async () => {
    await world.offer('otp_login_status');
    const { phone, name } = world.stranger();
    const body = { ...sent(phone), login_type: 'otp' };
    const { completion_token } = await world.call(firebaseVerifyToken, { body });
    const { token } = await world.call(updateInfo, { body: { name, completion_token } });
    expect(await profileOf(token)).toMatchObject({ phone, is_phone_verified: 1 });
    expect((await world.call(firebaseVerifyToken, { body })).token).toMatch(/^[\w-]{43}$/);
  });

  it('LOGIN-19 prove the phone of a login under way; nothing is sent from here', async () => {
    await world.offer('phone_verification_status');
    const person = world.stranger();
    const started = await world.call(signUp, { body: person });
    expect(started).toMatchObject({ token: null, is_phone_verified: 0, type: 'phone' });
    expect(started.code_sent).toBeUndefined();
    expect(await world.sentTo(person.phone)).toBe(0);
    const body = { ...sent(person.phone), login_type: 'manual' };
    const { token } = await world.call(firebaseVerifyToken, { body });
    expect((await profileOf(token)).is_phone_verified).toBe(1);
    const other = { ...sent(world.stranger().phone), login_type: 'manual' };
    const refused = await world.refusal(firebaseVerifyToken, { body: other });
    expect(refused.errors[0]?.code).toBe('otp_expired');
  });

  it.each([
    ['INVALID_CODE', 400, 'otp_wrong'],
    ['SESSION_EXPIRED', 400, 'otp_expired'],
    ['INVALID_SESSION_INFO : gone', 400, 'otp_expired'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 400, 'otp_too_many'],
    ['API_KEY_INVALID', 400, 'provider_token'],
    ['INTERNAL', 503, 'provider_unreachable'],
  ])('OTP-12 %s with %i is %s', async (message, status, code) => {
    await world.offer('otp_login_status');
    providers.exchange = async () => ({ status, body: { error: { message } } });
    const body = { session_info: 's', otp: '123456', phone: world.stranger().phone };
    expect((await world.refusal(firebaseVerifyToken, { body })).errors[0]?.code).toBe(code);
  });

  it('a code of one phone proves no other', async () => {
    await world.offer('otp_login_status');
    const body = { ...sent(world.stranger().phone), phone: world.stranger().phone };
    expect((await world.refusal(firebaseVerifyToken, { body })).errors[0]?.code).toBe('otp_wrong');
  });

  it('FORGOT-15 FORGOT-22 lead to a new password', async () => {
    await world.offer();
    const person = await world.member();
    const request = { verification_method: 'phone', phone: person.phone };
    const asked = await world.call(forgotPassword, { body: request });
    expect(asked.code_sent).toBeUndefined();
    const { session_info, otp } = sent(person.phone);
    const proof = { sessionInfo: session_info, phoneNumber: person.phone, code: otp };
    expect(await world.call(firebaseResetPassword, { body: proof })).toEqual({
      message: 'The code is right.',
      is_reset_token: 1,
    });
    const body = { ...request, reset_token: otp, password: 'another1' };
    expect((await world.request(resetPassword, { body })).status).toBe(200);
    expect((await world.request(resetPassword, { body })).status).toBe(403);
    const known = { ...person, email: person.phone, password: 'another1' };
    expect(await world.signIn(known)).toMatch(/^[\w-]{43}$/);
    const { phone } = world.stranger();
    const nobody = { ...proof, phoneNumber: sent(phone).phone };
    expect((await world.refusal(firebaseResetPassword, { body: nobody })).status).toBe(404);
  });

  it('PROF-19 PROF-22 change the phone of a profile', async () => {
    await world.offer();
    const { token } = await world.member();
    await world.offer('manual_login_status', 'phone_verification_status');
    const { phone } = world.stranger();
    const asked = await world.call(updateProfile, { token, body: { phone } });
    expect(asked).toMatchObject({
      otp_send: 1,
      verification_on: 'phone',
      verification_medium: 'firebase',
    });
    const { session_info, otp } = sent(phone);
    const body = { otp, session_info, verification_on: 'phone', verification_medium: 'firebase' };
    expect(await world.call(updateProfile, { token, body })).toMatchObject({ otp_send: 0 });
    expect(await profileOf(token)).toMatchObject({ phone, is_phone_verified: 1 });
  });
});

/** Where the emulator is installed; the journeys in the browser need it too. */
describe.runIf(isFirebaseInstalled())('the Firebase Auth emulator', () => {
  let emulator: EmulatedFirebase;
  let shop: IdentityWorld;
  beforeAll(async () => {
    emulator = await openEmulator(9_460);
    shop = await openIdentity({ FIREBASE_AUTH_EMULATOR_HOST: emulator.host });
    shop.clock.set(new Date());
    await shop.offer('otp_login_status', 'social_login_status', 'google_login_status');
  }, 90_000);
  afterAll(async () => {
    await shop.close();
    await emulator.stop();
  });

  it('OTP-08 its codes sign in, once; wrong ones do not', async () => {
    const { phone, name } = shop.stranger();
    const sent = await emulator.sendCode(phone);
    const body = { ...sent, phone, login_type: 'otp' };
    const wrong = { ...body, otp: otherThan(sent.otp) };
    const codeOf = async (given: object) =>
      (await shop.refusal(firebaseVerifyToken, { body: given })).errors[0]?.code;
    expect(await codeOf(wrong)).toBe('otp_wrong');
    const { completion_token } = await shop.call(firebaseVerifyToken, { body });
    const { token } = await shop.call(updateInfo, { body: { name, completion_token } });
    const profile = await shop.call(getProfile, { token: token ?? '' });
    expect(profile).toMatchObject({ phone, is_phone_verified: 1 });
    expect(await codeOf(body)).toBe('otp_expired');
  });

  it('SOC-08 its identities sign in', async () => {
    const { email } = shop.stranger();
    const token = await emulator.signIn('google.com', { sub: 'g1', email, email_verified: true });
    const body = { medium: 'google', token };
    expect(await shop.call(socialLogin, { body })).toMatchObject({ is_personal_info: 0, email });
  });

  it('its tokens, which nobody has signed, open nothing where it is not configured', async () => {
    await world.offer('social_login_status', 'google_login_status');
    const { email } = shop.stranger();
    const token = await emulator.signIn('google.com', { sub: 'g2', email, email_verified: true });
    const { errors } = await world.refusal(socialLogin, { body: { medium: 'google', token } });
    expect(errors[0]?.code).toBe('provider_token');
  });
});

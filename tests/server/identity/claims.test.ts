import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import {
  forgotPassword,
  login,
  resetPassword,
  signUp,
  socialLogin,
  updateInfo,
  verifyPhone,
} from '../../../domain/identity/identityEndpoints';
import { customers } from '../../../server/db/schema/people';
import { google, profileOf, providers, withProviders, world } from './socialWorld';
import type { Person } from './world';

withProviders();

const open = (...proofs: string[]) =>
  world.offer(
    'manual_login_status',
    'otp_login_status',
    'social_login_status',
    'google_login_status',
    'facebook_login_status',
    ...proofs,
  );
const proveByCode = async (phone: string) => {
  await world.call(login, { body: { login_type: 'otp', phone } });
  const otp = await world.codeTo(phone);
  return world.call(login, { body: { login_type: 'otp', phone, otp } });
};
const resetByMail = async ({ email }: Person, password = 'another1', headers = {}) => {
  await world.call(forgotPassword, { body: { verification_method: 'email', email } });
  const reset_token = await vi.waitFor(() => world.codeTo(email), { timeout: 5_000 });
  const words = { reset_token, password, confirm_password: password };
  const body = { verification_method: 'email', email, ...words };
  return world.call(resetPassword, { body, headers });
};
const deviceOf = async ({ email, password }: Person) => {
  const response = await world.request(login, { body: { email_or_phone: email, password } });
  return { Cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};

it('LOGIN-14 who proves a phone ends the Facebook that registered it', async () => {
  await open();
  const { name, phone, email } = world.stranger();
  providers.facebook.set('fb-thief', { id: 'fb-thief', email });
  const thief = { body: { medium: 'facebook', token: 'fb-thief' } };
  const { completion_token } = await world.call(socialLogin, thief);
  await world.call(updateInfo, { body: { name, phone, completion_token } });
  const owner = await profileOf((await proveByCode(phone)).token);
  expect([owner.phone, owner.email]).toEqual([phone, '']);
  const again = await world.call(socialLogin, thief);
  expect([again.token, again.is_personal_info]).toEqual([null, 0]);
});

it('LOGIN-14 an e-mail noted beside a phone goes also where the shop asks for its proof', async () => {
  await open();
  const thief = await world.member();
  await open('email_verification_status');
  const { token } = await proveByCode(thief.phone);
  const { email, phone } = await profileOf(token);
  expect([email, phone]).toEqual(['', thief.phone]);
});

it('FORGOT-21 a new password ends the proof that waits of another’s phone', async () => {
  await open('phone_verification_status');
  const thief = world.stranger();
  const owner = { ...world.stranger(), password: 'another1' };
  await world.call(signUp, { body: { ...thief, email: owner.email } });
  const otp = await world.codeTo(thief.phone);
  await resetByMail(owner);
  const body = { phone: thief.phone, otp };
  expect((await world.refusal(verifyPhone, { body })).errors[0]?.code).toBe('otp_expired');
  const { email, phone } = await profileOf(await world.signIn(owner));
  expect([email, phone]).toEqual([owner.email, '']);
});

it('FORGOT-21 sets no password of an account whose phone was proved meanwhile', async () => {
  await open('phone_verification_status');
  const thief = world.stranger();
  await world.call(signUp, { body: thief });
  const otp = await world.codeTo(thief.phone);
  const { email } = thief;
  await world.call(forgotPassword, { body: { verification_method: 'email', email } });
  const reset_token = await vi.waitFor(() => world.codeTo(email), { timeout: 5_000 });
  await world.call(verifyPhone, { body: { phone: thief.phone, otp } });
  const words = { reset_token, password: 'another1', confirm_password: 'another1' };
  const body = { verification_method: 'email', email, ...words };
  expect((await world.refusal(resetPassword, { body })).errors[0]?.code).toBe('otp_expired');
});

it('FORGOT-21 an account whose e-mail was proved keeps its phone and its Google', async () => {
  await open();
  const { name, phone, email } = world.stranger();
  const own = await google({ sub: 'g-reset', email });
  const { completion_token } = await world.call(socialLogin, own);
  await world.call(updateInfo, { body: { name, phone, completion_token } });
  await resetByMail({ name, phone, email, password: '' });
  const profile = await profileOf((await world.call(socialLogin, own)).token);
  expect([profile.email, profile.phone]).toEqual([email, phone]);
  const [row] = await world.db.select().from(customers).where(eq(customers.email, email));
  expect([row?.emailVerified, row?.phoneVerified]).toEqual([true, false]);
});

it('FORGOT-21 a reset from a device known to the account takes nothing of it away', async () => {
  await open();
  const owner = await world.member();
  const device = await deviceOf(owner);
  const { message } = await resetByMail(owner, 'another1', device);
  expect(message).toBe('Password changed successfully.');
  for (const email of [owner.email, owner.phone]) {
    const token = await world.signIn({ ...owner, email, password: 'another1' });
    const profile = await profileOf(token);
    expect([profile.email, profile.phone]).toEqual([owner.email, owner.phone]);
  }
});

it('FORGOT-21 a reset from elsewhere says which name is left', async () => {
  await open();
  const { message } = await resetByMail(await world.member());
  expect(message).toBe(
    'Password changed successfully. From now on you sign in with your e-mail address: the phone number was never confirmed, and is no longer part of your account.',
  );
});

it('LOGIN-14 a code typed on a device known to the account leaves its password and e-mail', async () => {
  await open();
  const owner = await world.member();
  const headers = await deviceOf(owner);
  await world.call(login, { body: { login_type: 'otp', phone: owner.phone } });
  const otp = await world.codeTo(owner.phone);
  const body = { login_type: 'otp', phone: owner.phone, otp };
  const { token } = await world.call(login, { body, headers });
  expect((await profileOf(token)).email).toBe(owner.email);
  expect((await profileOf(await world.signIn(owner))).phone).toBe(owner.phone);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, signUp, updateInfo, verifyPhone } from '../../../domain/identity/identityEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { referrals } from '../../../server/db/schema/identity';
import { customers } from '../../../server/db/schema/people';
import { walletEntries } from '../../../server/db/schema/wallet';
import { earnReferral } from '../../../server/identity/referrals';
import { mailOf } from '../../../server/outgoing/mails/recipient';
import { type IdentityWorld, openIdentity, type Person } from './world';

let world: IdentityWorld;
beforeAll(async () => {
  world = await openIdentity();
});
beforeEach(() => world.offer('manual_login_status', 'otp_login_status'));
afterAll(() => world.close());

const prove = async (phone: string, guest_id?: string) => {
  await world.call(login, { body: { login_type: 'otp', phone } });
  const otp = await world.codeTo(phone);
  return world.call(login, { body: { login_type: 'otp', phone, otp, guest_id } });
};
const profileOf = (token: string | null | undefined) =>
  world.call(getProfile, { token: token ?? '' });
const rowOf = async ({ email }: Pick<Person, 'email'>) => {
  const [row] = await world.db.select().from(customers).where(eq(customers.email, email));
  return row;
};

describe('login methods', () => {
  it.each([
    ['otp', ['manual_login_status'], 403],
    ['manual', ['otp_login_status'], 403],
    ['manual', [], 401],
  ])('LOGIN-04 LOGIN-05 %s with %j answers %i', async (login_type, offered, status) => {
    await world.offer(...offered);
    const { phone, email } = world.stranger();
    const body = { login_type, phone, email_or_phone: email, password: 'secret1' };
    expect((await world.refusal(login, { body })).status).toBe(status);
  });
});

describe('sign-in by code', () => {
  it('LOGIN-16 INFO-03 INFO-04 asks somebody new for a profile, then signs in', async () => {
    const { phone, name, email } = world.stranger();
    const proven = await prove(phone);
    expect(proven).toMatchObject({ token: null, is_personal_info: 0, phone, is_exist_user: null });
    const { completion_token } = proven;
    const body = { name, email, login_type: 'otp', completion_token };
    const { token } = await world.call(updateInfo, { body });
    expect(await profileOf(token)).toMatchObject({
      f_name: 'Noor',
      phone,
      email,
      is_phone_verified: 1,
      is_email_verified: 0,
    });
    expect((await world.refusal(updateInfo, { body })).errors[0]?.code).toBe('completion_expired');
    expect((await prove(phone)).token).toMatch(/^[\w-]{43}$/);
  });

  it('finds the login under way by the guest too, and nothing of another guest', async () => {
    const { phone, name } = world.stranger();
    const [guest_id, other] = [await world.guest(), await world.guest()];
    await prove(phone, guest_id);
    const refused = await world.refusal(updateInfo, { body: { name, guest_id: other } });
    expect(refused).toMatchObject({ status: 401, errors: [{ code: 'completion_expired' }] });
    const { token } = await world.call(updateInfo, { body: { name, guest_id } });
    expect((await profileOf(token)).phone).toBe(phone);
  });

  it('an e-mail that is taken lands on its field, and the proof is not lost', async () => {
    const member = await world.member();
    const { phone, name } = world.stranger();
    const { completion_token } = await prove(phone);
    const refused = await world.refusal(updateInfo, {
      body: { name, email: member.email, completion_token },
    });
    expect(refused.errors[0]).toMatchObject({ code: 'email_taken', field: 'email' });
    const { token } = await world.call(updateInfo, { body: { name, completion_token } });
    expect((await profileOf(token)).email).toBe('');
  });

  it('numbers written as at home are the same numbers', async () => {
    const { phone } = await world.member();
    const atHome = `0${phone.slice(4)}`;
    await world.call(login, { body: { login_type: 'otp', phone: atHome } });
    const otp = await world.codeTo(phone);
    const answer = await world.call(login, { body: { login_type: 'otp', phone: atHome, otp } });
    expect((await profileOf(answer.token)).phone).toBe(phone);
  });

  it('ends the password and sessions of whoever registered a phone that was not theirs', async () => {
    const squatter = await world.member();
    const owner = await prove(squatter.phone);
    expect(owner.token).toMatch(/^[\w-]{43}$/);
    expect((await world.refusal(getProfile, { token: squatter.token })).status).toBe(401);
    const old = { body: { email_or_phone: squatter.email, password: squatter.password } };
    expect((await world.refusal(login, old)).errors[0]?.code).toBe('credentials');
  });

  it('writes no more to the e-mail of whoever registered a phone that was not theirs', async () => {
    const squatter = await world.member();
    const { token } = await prove(squatter.phone);
    const { email, phone, id } = await profileOf(token);
    expect([email, phone]).toEqual(['', squatter.phone]);
    expect(await rowOf(squatter)).toBeUndefined();
    const order = { contactPersonEmail: '', customerId: id };
    expect(await mailOf(world.db, order)).toBeNull();
    const own = world.stranger().email;
    await world.db.update(customers).set({ email: own }).where(eq(customers.id, id));
    world.clock.advance(60_000);
    await prove(squatter.phone);
    expect(await mailOf(world.db, order)).toBe(own);
  });

  it('leaves an account alone whose own phone is another: the number goes to who has it', async () => {
    const member = await world.member();
    await world.db
      .update(customers)
      .set({ emailVerified: true })
      .where(eq(customers.email, member.email));
    expect(await prove(member.phone)).toMatchObject({ is_personal_info: 0, token: null });
    expect(await rowOf(member)).toMatchObject({ phone: null, emailVerified: true });
    expect(await world.signIn(member)).toMatch(/^[\w-]{43}$/);
  });
});

describe('proofs that the shop wants', () => {
  it('LOGIN-17 LOGIN-18 OTP-09 e-mail, then phone, then the token', async () => {
    await world.offer('email_verification_status', 'phone_verification_status');
    const person = world.stranger();
    const first = await world.call(signUp, { body: person });
    expect(first).toMatchObject({
      token: null,
      is_personal_info: 1,
      is_email_verified: 0,
      is_phone_verified: 0,
      type: 'email',
      email: person.email,
      code_sent: { on: 'email', to: `n•••@example.com` },
    });
    const byMail = { email: person.email, verification_type: 'email' };
    const second = await world.call(verifyPhone, {
      body: { ...byMail, otp: await world.codeTo(person.email) },
    });
    expect(second).toMatchObject({
      token: null,
      is_email_verified: 1,
      is_phone_verified: 0,
      type: 'phone',
      code_sent: { on: 'phone' },
    });
    const done = await world.call(verifyPhone, {
      body: { phone: person.phone, otp: await world.codeTo(person.phone) },
    });
    expect(done).toMatchObject({ is_email_verified: 1, is_phone_verified: 1, type: '' });
    expect(await profileOf(done.token)).toMatchObject({
      is_email_verified: 1,
      is_phone_verified: 1,
    });
    expect(await world.signIn(person)).toMatch(/^[\w-]{43}$/);
  });

  it('OTP-03 a code is sent again by the same call without otp; signing in again sends no second', async () => {
    await world.offer('phone_verification_status');
    const person = world.stranger();
    await world.call(signUp, { body: person });
    const again = { body: { email_or_phone: person.email, password: person.password } };
    expect((await world.call(login, again)).code_sent?.demo_otp).toBe(
      await world.codeTo(person.phone),
    );
    expect(await world.sentTo(person.phone)).toBe(1);
    const resend = { body: { phone: person.phone, verification_type: 'phone' } };
    expect((await world.refusal(verifyPhone, resend)).errors[0]?.code).toBe('otp_too_soon');
    world.clock.advance(60_000);
    expect((await world.call(verifyPhone, resend)).code_sent?.on).toBe('phone');
    expect(await world.sentTo(person.phone)).toBe(2);
  });

  it('nobody who is not signing in gets a code', async () => {
    const member = await world.member();
    await world.offer('phone_verification_status');
    const body = { phone: member.phone, verification_type: 'phone' };
    expect((await world.refusal(verifyPhone, { body })).errors[0]?.code).toBe('otp_expired');
    expect(await world.sentTo(member.phone)).toBe(0);
  });
});

describe('referral codes', () => {
  const refer = async (ref_code: string) =>
    world.request(signUp, { body: { ...world.stranger(), ref_code } });

  it('SIGN-10 count only while wallet and referral earning are on', async () => {
    const { token } = await world.member();
    const { ref_code } = await profileOf(token);
    await world.set('ref_earning_status', 0);
    expect((await refer('NOBODY')).status).toBe(200);
    await world.set('customer_wallet_status', 1);
    await world.set('ref_earning_status', 1);
    await world.set('ref_earning_exchange_rate', 7.5);
    const wrong = await world.refusal(signUp, {
      body: { ...world.stranger(), ref_code: 'NOBODY' },
    });
    expect(wrong.errors[0]).toMatchObject({ code: 'ref_code', field: 'ref_code' });
    const friend = { ...world.stranger(), ref_code: ref_code.toLowerCase() };
    await world.call(signUp, { body: friend });
    const customerId = (await rowOf(friend))?.id ?? 0;
    const now = world.deps.clock.now();
    await world.db.transaction(async (tx) => {
      for (const _ of [1, 2]) await earnReferral(tx, customerId, now);
    });
    expect((await profileOf(token)).wallet_balance).toBe(7.5);
    const { id } = await profileOf(token);
    const entries = await world.db
      .select()
      .from(walletEntries)
      .where(eq(walletEntries.customerId, id));
    expect(entries).toMatchObject([{ kind: 'referrer', amount: 7_500, balance: 7_500 }]);
    const [noted] = await world.db
      .select()
      .from(referrals)
      .where(eq(referrals.customerId, customerId));
    expect(noted).toMatchObject({ amount: 7_500, earnedAt: now });
    expect(entries[0]?.reference).toBe(`referral:${noted?.id}`);
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  socialLogin,
  socialRegister,
  updateInfo,
} from '../../../domain/identity/identityEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { customers } from '../../../server/db/schema/people';
import { codeOf, google, profileOf, providers, withProviders, world } from './socialWorld';

withProviders();

const verify = (email: string) =>
  world.db.update(customers).set({ emailVerified: true }).where(eq(customers.email, email));

describe('social sign-in', () => {
  it('SOC-01 SOC-02 asks somebody new for a profile, then knows them', async () => {
    const { name, phone } = world.stranger();
    const signIn = await google({ sub: 'g-new', email: 'New@Example.com' });
    const first = await world.call(socialLogin, signIn);
    expect(first).toMatchObject({
      token: null,
      is_personal_info: 0,
      is_exist_user: null,
      email: 'new@example.com',
    });
    const { completion_token } = first;
    const made = await world.call(updateInfo, {
      body: { name, phone, login_type: 'social', completion_token },
    });
    expect(await profileOf(made.token)).toMatchObject({
      email: 'new@example.com',
      is_email_verified: 1,
      phone,
      is_phone_verified: 0,
    });
    const again = await world.call(socialLogin, signIn);
    expect(again).toMatchObject({ is_personal_info: 1, is_exist_user: null });
    expect((await profileOf(again.token)).email).toBe('new@example.com');
  });

  it('SOC-03 SOC-04 Yes takes the account whose e-mail the provider has proved', async () => {
    const member = await world.member();
    await verify(member.email);
    const parts = { sub: 'g-yes', email: member.email };
    const asked = await world.call(socialLogin, await google(parts));
    expect(asked).toMatchObject({
      token: null,
      is_personal_info: 1,
      is_exist_user: { name: member.name, image: '' },
    });
    const { token } = await world.call(socialLogin, await google(parts, { verified: 'yes' }));
    expect((await profileOf(token)).phone).toBe(member.phone);
    expect(await world.signIn(member)).toMatch(/^[\w-]{43}$/);
    expect((await world.call(socialLogin, await google(parts))).token).toMatch(/^[\w-]{43}$/);
  });

  it('SOC-04 Yes without proof asks for the account’s own: its code signs in, once, for this identity only', async () => {
    const member = await world.member();
    await verify(member.email);
    const parts = { sub: 'g-unproven', email: member.email, email_verified: false };
    const asked = await world.call(socialLogin, await google(parts));
    expect(asked.is_exist_user).toEqual({ name: 'N••• T•••', image: '' });
    const refused = await world.refusal(socialLogin, await google(parts, { verified: 'yes' }));
    expect(refused).toMatchObject({
      status: 403,
      errors: [{ code: 'unverified_match', code_sent: { on: 'email', to: 'n•••@example.com' } }],
    });
    const otp = await world.codeTo(member.email);
    const other = { ...parts, sub: 'g-somebody-else' };
    expect(await codeOf(await google(other, { verified: 'yes', otp }))).toBe('otp_expired');
    const { token } = await world.call(socialLogin, await google(parts, { verified: 'yes', otp }));
    expect((await profileOf(token)).email).toBe(member.email);
    expect((await world.call(socialLogin, await google(parts))).token).toMatch(/^[\w-]{43}$/);
  });

  it('SOC-04 Yes ends the password of an account whose e-mail was never proved by who made it', async () => {
    const squatter = await world.member();
    const parts = { sub: 'g-owner', email: squatter.email };
    const { token } = await world.call(socialLogin, await google(parts, { verified: 'yes' }));
    expect((await profileOf(token)).is_email_verified).toBe(1);
    expect((await world.refusal(getProfile, { token: squatter.token })).status).toBe(401);
  });

  it('SOC-05 SOC-10 No makes another account, which needs a phone', async () => {
    const member = await world.member();
    await verify(member.email);
    const parts = { sub: 'g-no', email: member.email };
    expect(await codeOf(await google(parts, { verified: 'no' }))).toBe('email');
    const { phone, name } = world.stranger();
    const idToken = await providers.firebase('phone', { sub: 'p1', phone_number: phone });
    const options = await google(parts, { verified: 'no', phone, id_token: idToken });
    const { completion_token } = await world.call(socialRegister, options);
    const { token } = await world.call(updateInfo, { body: { name, completion_token } });
    expect(await profileOf(token)).toMatchObject({ email: '', phone, is_phone_verified: 1 });
    expect((await profileOf(await world.signIn(member))).email).toBe(member.email);
  });

  it('SOC-05 an identity without e-mail asks for a phone; one that has an account is asked about', async () => {
    const member = await world.member();
    const token = await providers.apple({ sub: 'a-phone' });
    expect(await codeOf({ body: { medium: 'apple', token } })).toBe('email');
    const body = { medium: 'apple', token, phone: member.phone, id_token: token };
    expect((await world.call(socialRegister, { body })).is_exist_user).toEqual({
      name: 'N••• T•••',
      image: '',
    });
    const no = await world.refusal(socialRegister, { body: { ...body, verified: 'no' } });
    expect(no.errors[0]).toMatchObject({ code: 'phone_taken', field: 'phone' });
    const yes = { body: { ...body, verified: 'yes' } };
    expect((await world.refusal(socialRegister, yes)).errors[0]?.code).toBe('unverified_match');
    const otp = await world.codeTo(member.phone);
    const done = await world.call(socialRegister, { body: { ...yes.body, otp } });
    expect((await profileOf(done.token)).phone).toBe(member.phone);
  });
});

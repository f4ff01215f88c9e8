import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socialLogin, socialRegister, updateInfo } from '../../../domain/endpoints/identity';
import { getProfile } from '../../../domain/endpoints/session';
import { customers } from '../../../server/db/schema/people';
import { openProviders, type Providers, pictureBytes, project } from './providers';
import { type IdentityWorld, openIdentity } from './world';

let providers: Providers;
let world: IdentityWorld;
beforeAll(async () => {
  providers = await openProviders();
  world = await openIdentity(providers.env);
  await world.offer(
    'manual_login_status',
    'social_login_status',
    'google_login_status',
    'facebook_login_status',
    'apple_login_status',
  );
});
afterAll(async () => {
  await world.close();
  await providers.close();
});

const google = async (parts: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  body: { medium: 'google', token: await providers.google(parts), ...more },
});
const profileOf = (token: string | null | undefined) =>
  world.call(getProfile, { token: token ?? '' });
const codeOf = async (options: { body: object }) =>
  (await world.refusal(socialLogin, options)).errors[0]?.code;
const verify = (email: string) =>
  world.db.update(customers).set({ emailVerified: true }).where(eq(customers.email, email));

describe('tokens', () => {
  it('SOC-08 come from Google, Apple and Facebook themselves, or from Firebase', async () => {
    const { phone } = world.stranger();
    providers.facebook.set('fb-token', { id: 'fb-1', email: 'fb1@example.com' });
    const answers = await Promise.all(
      [
        {
          medium: 'google',
          token: await providers.google({ sub: 'g-a', email: 'ga@example.com' }),
        },
        { medium: 'apple', token: await providers.apple({ sub: 'a-a' }), phone },
        { medium: 'facebook', token: 'fb-token' },
        {
          medium: 'facebook',
          token: await providers.firebase('facebook.com', {
            sub: 'fb-2',
            email: 'fb2@example.com',
          }),
        },
      ].map((body) => world.call(socialLogin, { body })),
    );
    expect(
      answers.map(({ is_personal_info, email, phone: known }) => [is_personal_info, email, known]),
    ).toEqual([
      [0, 'ga@example.com', ''],
      [0, '', phone],
      [0, 'fb1@example.com', ''],
      [0, 'fb2@example.com', ''],
    ]);
  });

  it('are refused with another signature, audience, issuer, provider, after their time or of another app', async () => {
    const claims = { iss: 'https://accounts.google.com', aud: 'google-app', sub: 'g-x' };
    const firebase = {
      iss: `https://securetoken.google.com/${project}`,
      aud: project,
      sub: 'x',
      firebase: { sign_in_provider: 'google.com' },
    };
    providers.facebook.set('other-app', { id: 'fb-9', app_id: 'another' });
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const payload = Buffer.from(JSON.stringify({ ...firebase, exp: 9e9 })).toString('base64url');
    const bad: [string, string][] = [
      ['google', await providers.sign(claims, { stranger: true })],
      ['google', await providers.sign({ ...claims, aud: 'another-app' })],
      ['google', await providers.sign({ ...claims, iss: 'https://evil.example' })],
      ['google', await providers.sign(claims, { seconds: -3_600 })],
      ['apple', await providers.sign(claims)],
      ['google', await providers.sign({ ...firebase, aud: 'another-project' })],
      ['google', await providers.sign({ ...firebase, iss: 'https://securetoken.google.com/x' })],
      ['apple', await providers.sign(firebase)],
      ['google', `${unsigned}.${payload}.`],
      ['google', 'nonsense'],
      ['facebook', 'unknown-token'],
      ['facebook', 'other-app'],
    ];
    for (const [medium, token] of bad) {
      expect([medium, token, await codeOf({ body: { medium, token } })]).toEqual([
        medium,
        token,
        'provider_token',
      ]);
    }
    expect(providers.keyFetches).toBeLessThanOrEqual(4);
  });

  it('a provider that is down is told as such', async () => {
    const down = await openIdentity({
      ...providers.env,
      GOOGLE_KEYS_URL: 'http://127.0.0.1:1/keys',
    });
    await down.offer('social_login_status', 'google_login_status', 'apple_login_status');
    const options = await google({ sub: 'g-down' });
    expect(await down.refusal(socialLogin, options)).toMatchObject({
      status: 503,
      errors: [{ code: 'provider_unreachable' }],
    });
    const facebook = { body: { medium: 'facebook', token: 'x' } };
    expect((await down.refusal(socialLogin, facebook)).errors[0]?.code).toBe('forbidden');
    await down.close();
  });
});

describe('name and picture at the provider', () => {
  const pictured = (url: string) => ({ picture: { data: { url, is_silhouette: false } } });
  const signUpBy = async (id: string, more: object) => {
    const { name, email, phone } = world.stranger();
    providers.facebook.set(id, { id, email, name: 'Amal Facebook', ...more });
    const body = { medium: 'facebook', token: id };
    const { name: called, completion_token } = await world.call(socialLogin, { body });
    const { token } = await world.call(updateInfo, { body: { name, phone, completion_token } });
    return { called, profile: await profileOf(token) };
  };

  it('SOC-02 INFO-01 are what the profile of somebody new begins with; the picture is a copy', async () => {
    const { called, profile } = await signUpBy('fb-picture', pictured(providers.pictureUrl));
    expect(called).toBe('Amal Facebook');
    expect(profile.image_full_url).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\.png$/);
    const kept = await world.app.request(profile.image_full_url);
    expect(Buffer.from(await kept.arrayBuffer())).toEqual(pictureBytes);
  });

  it.each([
    ['another server’s', () => pictured(providers.pictureUrl.replace('127.0.0.1', 'localhost'))],
    ['no address at all', () => pictured('file:///etc/passwd')],
    ['none', () => ({ picture: { data: { url: providers.pictureUrl, is_silhouette: true } } })],
  ])('a picture is only fetched from the provider: %s', async (_, more) => {
    const before = providers.pictureFetches;
    const { profile } = await signUpBy(`fb-${_}`, more());
    expect([profile.image_full_url, providers.pictureFetches]).toEqual(['', before]);
  });

  it('SOC-04 an account that was found takes the picture unless it has one', async () => {
    for (const [image, wanted] of [
      ['', /^\/media\/uploads\//],
      ['/media/own.png', /^\/media\/own\.png$/],
    ] as const) {
      const member = await world.member();
      await world.db
        .update(customers)
        .set({ emailVerified: true, image })
        .where(eq(customers.email, member.email));
      const parts = { sub: `g-${image}`, email: member.email, picture: providers.pictureUrl };
      const { token } = await world.call(socialLogin, await google(parts, { verified: 'yes' }));
      expect((await profileOf(token)).image_full_url).toMatch(wanted);
    }
  });
});

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

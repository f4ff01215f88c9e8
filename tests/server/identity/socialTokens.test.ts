import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { socialLogin, updateInfo } from '../../../domain/identity/identityEndpoints';
import { customers } from '../../../server/db/schema/people';
import { project } from './providers';
import { codeOf, google, profileOf, providers, withProviders, world } from './socialWorld';
import { openIdentity } from './world';

withProviders();

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
    const bytes = Buffer.from(await kept.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([5, 3]);
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

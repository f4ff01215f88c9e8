import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '../../../domain/account/customerEndpoints';
import { firebaseVerifyToken, login, signUp } from '../../../domain/identity/identityEndpoints';
import { readEnv } from '../../../server/env';
import { seededAt } from '../../support/database';
import { type IdentityWorld, openIdentity } from './world';

let world: IdentityWorld;
beforeAll(async () => {
  world = await openIdentity({ TRUSTED_PROXIES: '1' });
  await world.offer('manual_login_status', 'otp_login_status');
});
afterAll(() => world.close());

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const wrong = async (address: string) => {
  const body = { email_or_phone: world.stranger().email, password: 'wrong-one' };
  const { status, errors } = await world.refusal(login, { body, ...from(address) });
  return [status, errors[0]?.code];
};

describe('limits of one network address', () => {
  it('100 sign-ins in a quarter of an hour, of whichever accounts; others go on', {
    timeout: 60_000,
  }, async () => {
    const outcomes = [];
    for (let count = 0; count < 100; count += 1) outcomes.push(await wrong('203.0.113.7'));
    expect(new Set(outcomes.map(([status]) => status))).toEqual(new Set([401]));
    expect(await wrong('203.0.113.7')).toEqual([429, 'too_many_attempts']);
    // What stands before the proxy's own note is the caller's claim.
    expect(await wrong('198.51.100.1, 203.0.113.7')).toEqual([429, 'too_many_attempts']);
    expect(await wrong('203.0.113.8')).toEqual([401, 'credentials']);
    world.clock.advance(15 * 60_000);
    expect(await wrong('203.0.113.7')).toEqual([401, 'credentials']);
    world.clock.set(seededAt);
  });

  it('100 codes an hour; half of an IPv6 address is the network', { timeout: 60_000 }, async () => {
    const send = async (address: string) => {
      const body = { login_type: 'otp', phone: world.stranger().phone };
      return (await world.request(login, { body, ...from(address) })).status;
    };
    const statuses = [];
    for (let count = 0; count < 100; count += 1)
      statuses.push(await send(`2001:db8:0:1::${count}`));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await send('2001:db8:0:1:ffff::1')).toBe(429);
    expect(await send('2001:db8:0:2::1')).toBe(200);
  });

  it('codes by text message of the whole shop, wherever they are asked for', async () => {
    const small = await openIdentity({ TRUSTED_PROXIES: '1', LIMIT_CODES_SHOP: '2/1d' });
    await small.offer('otp_login_status');
    const send = async (n: number) => {
      const body = { login_type: 'otp', phone: small.stranger().phone };
      return (await small.request(login, { body, ...from(`203.0.113.${n}`) })).status;
    };
    expect([await send(1), await send(2), await send(3)]).toEqual([200, 200, 429]);
    small.clock.advance(24 * 3_600_000);
    expect(await send(3)).toBe(200);
    await small.close();
  });

  it('codes of Firebase that are tried', async () => {
    const small = await openIdentity({
      TRUSTED_PROXIES: '1',
      LIMIT_GUESSES: '2/15m',
      FIREBASE_PROJECT_ID: 'test',
      FIREBASE_API_KEY: 'test',
      FIREBASE_AUTH_DOMAIN: 'test.example',
      FIREBASE_APP_ID: 'test',
    });
    await small.offer('otp_login_status');
    const prove = async (n: number) => {
      // Not six digits: nothing is asked outside.
      const body = {
        login_type: 'otp',
        session_info: 's',
        otp: '1',
        phone: small.stranger().phone,
      };
      const asked = { body, ...from(`203.0.113.${n}`) };
      return (await small.refusal(firebaseVerifyToken, asked)).errors[0]?.code;
    };
    expect([await prove(1), await prove(1), await prove(1), await prove(2)]).toEqual([
      'otp_wrong',
      'otp_wrong',
      'too_many_attempts',
      'otp_wrong',
    ]);
    await small.close();
  });

  it('changes of profiles that tell whether somebody has an address, with new accounts', async () => {
    const small = await openIdentity({ TRUSTED_PROXIES: '1', LIMIT_SIGN_UPS: '2/1h' });
    const [{ token, email: own }, known] = [await small.member(), await small.member()];
    const change = async (email: string) => {
      const asked = { token, body: { name: 'Noor Test', email }, ...from('203.0.113.61') };
      return (await small.request(updateProfile, asked)).status;
    };
    // What is one's own already tells nothing.
    expect([await change(own), await change(own), await change(own)]).toEqual([200, 200, 200]);
    expect(await change(known.email)).toBe(403);
    expect(await change(small.stranger().email)).toBe(200);
    expect(await change(known.email)).toBe(429);
    await small.close();
  });

  it('60 new accounts an hour', { timeout: 60_000 }, async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const options = { body: world.stranger(), ...from('203.0.113.60') };
      statuses.push((await world.request(signUp, options)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  });
});

describe('environment', () => {
  it.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must begin with smtp:// or smtps://'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must hold an e-mail address'],
    [{ SMTP_URL: 'smtp://mail.example', DEMO_MODE: '0' }, 'MAIL_FROM is missing beside SMTP_URL'],
    [{ SMS_METHOD: 'SEND' }, 'SMS_METHOD must be POST, PUT or GET'],
    [{ SMS_HEADERS: 'a=b' }, 'SMS_HEADERS must be a JSON object of texts'],
    [
      { TRUSTED_PROXIES: 'yes' },
      'TRUSTED_PROXIES must be a number from 0 to 9, or a comma list of addresses or networks',
    ],
    [{ GOOGLE_KEYS_URL: 'keys' }, 'GOOGLE_KEYS_URL must be an http(s) address'],
    [{ FIREBASE_PROJECT_ID: 'p' }, 'FIREBASE_API_KEY is missing beside FIREBASE_PROJECT_ID'],
    [{ FACEBOOK_APP_ID: '1' }, 'FACEBOOK_APP_SECRET is missing beside FACEBOOK_APP_ID'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: 'http://x' }, 'FIREBASE_AUTH_EMULATOR_HOST must be host:port'],
    [
      { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099', DEMO_MODE: '0' },
      'FIREBASE_AUTH_EMULATOR_HOST works in demo mode only: its tokens are not signed',
    ],
  ])('%j is refused in one line', (source, line) => {
    expect(() => readEnv(source)).toThrow(new Error(line));
  });

  it('the emulator needs neither project nor key', () => {
    expect(readEnv({ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toMatchObject({
      FIREBASE_PROJECT_ID: 'demo-flowmart',
      FIREBASE_API_KEY: 'demo-key',
    });
  });
});

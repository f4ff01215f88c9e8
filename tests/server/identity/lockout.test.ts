import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgotPassword, login, resetPassword } from '../../../domain/identity/identityEndpoints';
import { seededAt } from '../../support/database';
import { type IdentityWorld, openIdentity, otherThan, type Person } from './world';

let world: IdentityWorld;
beforeAll(async () => {
  world = await openIdentity({
    TRUSTED_PROXIES: '1',
    LIMIT_PASSWORDS: '3/15m',
    LIMIT_PASSWORDS_ACCOUNT: '6/1d',
    PASSWORD_WAITS: '2s-8s',
    LIMIT_CODES_TO: '2/1d',
    LIMIT_CODES_ACCOUNT: '3/1d',
    CODE_WAITS: '10m-20m',
  });
  await world.offer('manual_login_status', 'otp_login_status');
  await world.set('is_sms_active', 1);
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(seededAt));

interface From {
  readonly address: string;
  readonly cookie?: string;
  readonly token?: string;
}
const headersOf = ({ address, cookie, token }: From) => ({
  'X-Forwarded-For': address,
  ...(cookie && { Cookie: cookie }),
  ...(token && { Authorization: `Bearer ${token}` }),
});

const attempt = async ({ email }: Person, password: string, from: From) => {
  const body = { email_or_phone: email, password };
  const response = await world.request(login, { body, headers: headersOf(from) });
  return { status: response.status, wait: response.headers.get('Retry-After'), response };
};
const statusOf = async (...asked: Parameters<typeof attempt>) => (await attempt(...asked)).status;
const cookieOf = (response: Response) =>
  response.headers.getSetCookie()[0]?.split(';')[0] ?? 'no cookie';

/** Wrong passwords, each three from one address. */
async function besiege(person: Person, count: number): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < count; n += 1) {
    statuses.push(
      await statusOf(person, 'wrong-one', { address: `198.51.100.${Math.floor(n / 3)}` }),
    );
  }
  return statuses;
}

describe('an account under wrong passwords (LOGIN-08)', () => {
  it('rests for the address that guesses, not for others', async () => {
    const owner = await world.member();
    const thief = { address: '198.51.100.77' };
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push(await statusOf(owner, 'wrong-one', thief));
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(await statusOf(owner, owner.password, { address: '203.0.113.1' })).toBe(200);
  });

  it('gives strangers rarer turns when many addresses guess, and counts who is out of turn for nothing', async () => {
    const owner = await world.member();
    expect(await besiege(owner, 6)).toEqual([401, 401, 401, 401, 401, 401]);
    const waits = [];
    for (let n = 0; n < 5; n += 1) {
      const from = { address: `192.0.2.${n}` };
      expect(await statusOf(owner, 'wrong-one', from)).toBe(401);
      const early = await attempt(owner, owner.password, { address: `192.0.2.${100 + n}` });
      expect(early.status).toBe(429);
      waits.push(Number(early.wait));
      world.clock.advance(Number(early.wait) * 1000);
    }
    expect(waits).toEqual([2, 4, 8, 8, 8]);
    expect(await statusOf(owner, owner.password, { address: '203.0.113.1' })).toBe(200);
  });

  it('is open to the device that it was signed in to from, with tries of its own', async () => {
    const owner = await world.member();
    const first = await attempt(owner, owner.password, { address: '203.0.113.1' });
    const cookie = cookieOf(first.response);
    expect(first.response.headers.getSetCookie()[0]).toMatch(
      /^device=[\w-]{16}\.\d+\.[\w-]{32}; Path=\/api\/v1\/auth; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    );
    await besiege(owner, 12);
    expect(await statusOf(owner, owner.password, { address: '203.0.113.2' })).toBe(429);
    const home = { address: '203.0.113.2', cookie };
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push(await statusOf(owner, 'wrong-one', home));
    expect(statuses).toEqual([401, 401, 401, 429]);
    world.clock.advance(15 * 60_000);
    expect(await statusOf(owner, owner.password, home)).toBe(200);
  });

  it('is open to a program by the token that it held, also one that has ended', async () => {
    const owner = await world.member();
    await besiege(owner, 7);
    const app = { address: '203.0.113.3', token: owner.token };
    expect(await statusOf(owner, owner.password, { ...app, token: 'another' })).toBe(429);
    expect(await statusOf(owner, owner.password, app)).toBe(200);
  });

  it('is not open to a note that names another, or that nobody has signed', async () => {
    const [owner, thief] = [await world.member(), await world.member()];
    const own = await attempt(thief, thief.password, { address: '198.51.100.1' });
    const cookie = cookieOf(own.response);
    await besiege(owner, 7);
    const forged = cookie.replace(/\.\d+\./, (part) => `.${Number(part.slice(1, -1)) - 1}.`);
    for (const shown of [cookie, forged]) {
      const from = { address: '198.51.100.9', cookie: shown };
      expect(await statusOf(owner, owner.password, from)).toBe(429);
    }
  });

  it('is one account by e-mail and by phone', async () => {
    const owner = await world.member();
    const from = { address: '198.51.100.5' };
    const byPhone = { ...owner, email: owner.phone };
    const statuses = [];
    for (const person of [owner, byPhone, owner, byPhone]) {
      statuses.push(await statusOf(person, 'wrong-one', from));
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('begins anew with a new password', async () => {
    const owner = await world.member();
    await besiege(owner, 8);
    const way = { verification_method: 'phone', phone: owner.phone };
    await world.call(forgotPassword, { body: way });
    const reset_token = await world.codeTo(owner.phone);
    const password = 'another-secret';
    const body = { ...way, reset_token, password, confirm_password: password };
    await world.call(resetPassword, { body });
    expect(
      await statusOf({ ...owner, email: owner.phone }, password, { address: '203.0.113.9' }),
    ).toBe(200);
  });
});

describe('codes to a phone that strangers ask for and guess (OTP-02, OTP-03)', () => {
  const ask = async (phone: string, from: From, otp?: string) => {
    const body = { login_type: 'otp', phone, ...(otp && { otp }) };
    const response = await world.request(login, { body, headers: headersOf(from) });
    const answer = await response.json();
    world.clock.advance(61_000);
    return { response, code: response.ok ? 'sent' : answer.errors[0].code };
  };
  /** Somebody who has signed in by a code from home. */
  async function household() {
    const { phone } = await world.member();
    await ask(phone, { address: '203.0.113.1' });
    const code = await world.codeTo(phone);
    const { response } = await ask(phone, { address: '203.0.113.1' }, code);
    return { phone, home: { address: '203.0.113.1', cookie: cookieOf(response) } };
  }

  it('use up none of the owner’s, whose device goes on', async () => {
    const { phone, home } = await household();
    const asked = [];
    for (const n of [1, 1, 1, 2, 2]) {
      asked.push((await ask(phone, { address: `198.51.100.${n}` })).code);
    }
    expect(asked).toEqual(['sent', 'sent', 'otp_daily_limit', 'sent', 'too_many_attempts']);
    expect((await ask(phone, home)).code).toBe('sent');
  });

  it('wrong ones leave the owner’s device its own five', async () => {
    const { phone, home } = await household();
    await ask(phone, home);
    const code = await world.codeTo(phone);
    const guesses = [];
    for (let n = 1; n <= 6; n += 1) {
      const from = { address: '198.51.100.3' };
      guesses.push((await ask(phone, from, otherThan(code, n))).code);
    }
    expect(guesses).toEqual([...Array.from({ length: 5 }, () => 'otp_wrong'), 'otp_too_many']);
    expect((await ask(phone, { address: '198.51.100.4' }, code)).code).toBe('otp_too_many');
    expect((await ask(phone, home, otherThan(code))).code).toBe('otp_wrong');
    world.clock.set(seededAt);
    expect((await ask(phone, home, code)).code).toBe('sent');
  });

  it('of its own device no more than five are looked at', async () => {
    const { phone, home } = await household();
    await ask(phone, home);
    const code = await world.codeTo(phone);
    const guesses = [];
    for (let n = 1; n <= 6; n += 1) guesses.push((await ask(phone, home, otherThan(code, n))).code);
    expect(guesses).toEqual([...Array.from({ length: 5 }, () => 'otp_wrong'), 'otp_too_many']);
    world.clock.set(seededAt);
    expect((await ask(phone, home, code)).code).toBe('otp_too_many');
  });
});

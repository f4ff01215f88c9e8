import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  forgotPassword,
  login,
  resetPassword,
  verifyToken,
} from '../../../domain/identity/identityEndpoints';
import { codes } from '../../../server/db/schema/identity';
import { seededAt } from '../../support/database';
import { type IdentityWorld, openIdentity, otherThan } from './world';

let world: IdentityWorld;
beforeAll(async () => {
  world = await openIdentity();
  await world.offer('manual_login_status', 'otp_login_status');
});
afterAll(() => world.close());

const otp = (phone: string, code?: string) => ({
  body: { login_type: 'otp', phone, ...(code !== undefined && { otp: code }) },
});
const codeOf = async (phone: string, code: string) =>
  (await world.refusal(login, otp(phone, code))).errors[0]?.code;
const rowOf = async (purpose: 'login' | 'reset', subject: string) => {
  const [row] = await world.db
    .select()
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.subject, subject)));
  if (!row) throw new Error('no code');
  return row;
};

describe('a code', () => {
  it('OTP-02 OTP-03 has six digits, lives ten minutes, may be asked for again after one', async () => {
    const { phone } = world.stranger();
    const answer = await world.call(login, otp(phone));
    const now = world.deps.clock.now().getTime();
    const demo_otp = await world.codeTo(phone);
    expect(demo_otp).toMatch(/^\d{6}$/);
    expect(answer).toEqual({
      token: null,
      is_personal_info: 1,
      is_exist_user: null,
      is_phone_verified: 0,
      is_email_verified: 1,
      type: 'phone',
      email: '',
      phone,
      errors: [],
      code_sent: {
        on: 'phone',
        to: `+966••••${phone.slice(-4)}`,
        resend_at: new Date(now + 60_000).toISOString(),
        expires_at: new Date(now + 600_000).toISOString(),
        demo_otp,
      },
    });
  });

  it('is kept hashed', async () => {
    const { phone } = world.stranger();
    await world.call(login, otp(phone));
    const row = await rowOf('login', phone);
    expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(await world.codeTo(phone));
  });

  it('OTP-03 comes again after a minute, not before, and then replaces the first', async () => {
    const { phone } = world.stranger();
    const { code_sent } = await world.call(login, otp(phone));
    const first = await world.codeTo(phone);
    world.clock.advance(59_000);
    const response = await world.request(login, otp(phone));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '1']);
    expect(await response.json()).toMatchObject({ errors: [{ code: 'otp_too_soon', code_sent }] });
    expect(await world.sentTo(phone)).toBe(1);
    world.clock.advance(1_000);
    await world.call(login, otp(phone));
    const second = await world.codeTo(phone);
    if (first !== second) expect(await codeOf(phone, first)).toBe('otp_wrong');
    expect((await world.call(login, otp(phone, second))).is_personal_info).toBe(0);
  });

  it('comes ten times a day to one phone, whatever for', async () => {
    const { phone } = await world.member();
    for (let sent = 0; sent < 9; sent += 1) {
      await world.call(login, otp(phone));
      world.clock.advance(60_000);
    }
    await world.call(forgotPassword, { body: { verification_method: 'phone', phone } });
    world.clock.advance(60_000);
    expect(await world.refusal(login, otp(phone))).toMatchObject({
      status: 429,
      errors: [{ code: 'otp_daily_limit' }],
    });
    world.clock.advance(86_400_000);
    expect((await world.call(login, otp(phone))).code_sent?.on).toBe('phone');
    world.clock.set(seededAt);
  });

  it('opens once, and digits of any script are digits', async () => {
    const { phone } = world.stranger();
    await world.call(login, otp(phone));
    const code = await world.codeTo(phone);
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await world.call(login, otp(phone, arabic))).completion_token).toMatch(/^[\w-]{43}$/);
    expect(await codeOf(phone, code)).toBe('otp_expired');
  });

  it('ends after ten minutes', async () => {
    const { phone } = world.stranger();
    await world.call(login, otp(phone));
    world.clock.advance(600_000);
    expect(await codeOf(phone, await world.codeTo(phone))).toBe('otp_expired');
    world.clock.set(seededAt);
  });

  it('that was never sent is refused like one that has ended', async () => {
    expect(await codeOf(world.stranger().phone, '123456')).toBe('otp_expired');
  });
});

describe('attacks on a code', () => {
  it('100 guesses at the same time: five are looked at', async () => {
    const { phone } = world.stranger();
    await world.call(login, otp(phone));
    const code = await world.codeTo(phone);
    const guesses = Array.from({ length: 100 }, (_, step) => otherThan(code, step + 1));
    const outcomes = await Promise.all(guesses.map((guess) => codeOf(phone, guess)));
    expect(outcomes.filter((outcome) => outcome === 'otp_wrong')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'otp_too_many')).toHaveLength(95);
    expect(await codeOf(phone, code)).toBe('otp_too_many');
  });

  it('the right code 50 times at the same time opens once', async () => {
    const { phone } = world.stranger();
    await world.call(login, otp(phone));
    const code = await world.codeTo(phone);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.request(login, otp(phone, code))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('50 requests at the same time send one code', async () => {
    const { phone } = world.stranger();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.request(login, otp(phone))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await world.sentTo(phone)).toBe(1);
  });

  it('codes do not cross purposes: one for signing in sets no password, and the other way round', async () => {
    const { phone, password } = await world.member();
    const reset = { verification_method: 'phone', phone };
    await world.call(login, otp(phone));
    const forLogin = await world.codeTo(phone);
    const asReset = { body: { ...reset, reset_token: forLogin } };
    expect((await world.refusal(verifyToken, asReset)).errors[0]?.code).toBe('otp_expired');
    const withPassword = { body: { ...asReset.body, password } };
    expect((await world.refusal(resetPassword, withPassword)).errors[0]?.code).toBe('otp_expired');
    await world.call(forgotPassword, { body: reset });
    await vi.waitFor(async () => expect(await world.sentTo(phone)).toBe(2));
    const forReset = await world.codeTo(phone);
    if (forReset !== forLogin) expect(await codeOf(phone, forReset)).toBe('otp_wrong');
    expect(
      (await world.call(verifyToken, { body: { ...reset, reset_token: forReset } })).message,
    ).toBe('The code is right.');
  });

  it('codes do not cross accounts', async () => {
    const [mine, theirs] = [await world.member(), await world.member()];
    for (const { phone } of [mine, theirs]) await world.call(login, otp(phone));
    const code = await world.codeTo(mine.phone);
    if (code !== (await world.codeTo(theirs.phone))) {
      expect(await codeOf(theirs.phone, code)).toBe('otp_wrong');
    }
    expect((await world.call(login, otp(mine.phone, code))).token).toMatch(/^[\w-]{43}$/);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '../../../domain/identity/identityEndpoints';
import { codes } from '../../../server/db/schema/identity';
import { type IdentityWorld, openIdentity, otherThan } from './world';

let world: IdentityWorld;
beforeAll(async () => {
  world = await openIdentity();
  await world.offer('otp_login_status');
});
afterAll(() => world.close());

const otp = (phone: string, code?: string) => ({
  body: { login_type: 'otp', phone, ...(code !== undefined && { otp: code }) },
});
const codeOf = async (phone: string, code: string) =>
  (await world.refusal(login, otp(phone, code))).errors[0]?.code;

it('500 guesses of a code one after the other: five are looked at', {
  timeout: 60_000,
}, async () => {
  const { phone } = world.stranger();
  await world.call(login, otp(phone));
  const code = await world.codeTo(phone);
  const outcomes: Record<string, number> = {};
  for (let guess = 1; guess <= 500; guess += 1) {
    const outcome = (await codeOf(phone, otherThan(code, guess))) ?? '';
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  expect(outcomes).toEqual({ otp_wrong: 5, otp_too_many: 495 });
  const rows = await world.db.select().from(codes).where(eq(codes.subject, phone));
  expect(rows.map(({ wrongTries }) => wrongTries)).toEqual([5]);
  expect(await codeOf(phone, code)).toBe('otp_too_many');
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  forgotPassword,
  login,
  resetPassword,
  verifyToken,
} from '../../../domain/identity/identityEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { seededAt } from '../../support/database';
import { type IdentityWorld, openIdentity, otherThan, type Person } from './world';

let world: IdentityWorld;
beforeAll(async () => {
  world = await openIdentity();
});
afterAll(() => world.close());

const methods = ['phone', 'email'] as const;
type Method = (typeof methods)[number];
const about = (person: Person, method: Method) => ({
  verification_method: method,
  [method]: person[method],
});
/** The code of a request for a new password: it is sent beside the answer, not before it. */
const codeFor = (person: Person, method: Method) =>
  vi.waitFor(() => world.codeTo(person[method]), { timeout: 5_000 });
const ask = (person: Person, method: Method) =>
  world.call(forgotPassword, { body: about(person, method) });
const reset = (person: Person, method: Method, code: string, password = 'another1') => ({
  body: { ...about(person, method), reset_token: code, password, confirm_password: password },
});

const changed = {
  phone:
    'Password changed successfully. From now on you sign in with your phone number: the e-mail address was never confirmed, and is no longer part of your account.',
  email:
    'Password changed successfully. From now on you sign in with your e-mail address: the phone number was never confirmed, and is no longer part of your account.',
};

describe.each(methods)('a new password by %s', (method) => {
  it('FORGOT-19 FORGOT-20 FORGOT-21 is set by the code, and ends every session', async () => {
    const person = await world.member();
    const other = await world.signIn(person);
    await ask(person, method);
    const reset_token = await codeFor(person, method);
    const check = { body: { ...about(person, method), reset_token } };
    expect(await world.call(verifyToken, check)).toEqual({ message: 'The code is right.' });
    expect(await world.call(resetPassword, reset(person, method, reset_token))).toEqual({
      message: changed[method],
    });
    for (const token of [person.token, other ?? '']) {
      expect((await world.refusal(getProfile, { token })).status).toBe(401);
    }
    const known = { ...person, email: person[method], password: 'another1' };
    expect(await world.signIn(known)).toMatch(/^[\w-]{43}$/);
    const old = { body: { email_or_phone: person.email, password: person.password } };
    expect((await world.refusal(login, old)).errors[0]?.code).toBe('credentials');
  });

  it('works once, also of many at the same time', async () => {
    const person = await world.member();
    await ask(person, method);
    const code = await codeFor(person, method);
    const answers = await Promise.all(
      ['first11', 'second2', 'third33', 'fourth4'].map((password) =>
        world.request(resetPassword, reset(person, method, code, password)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await world.refusal(resetPassword, reset(person, method, code));
    expect(again.errors[0]?.code).toBe('otp_expired');
  });

  it('checking and setting count wrong codes together', async () => {
    const person = await world.member();
    await ask(person, method);
    const code = await codeFor(person, method);
    const wrong = otherThan(code);
    const outcomes: (string | undefined)[] = [];
    for (const endpoint of [verifyToken, resetPassword, verifyToken, resetPassword, verifyToken]) {
      outcomes.push((await world.refusal(endpoint, reset(person, method, wrong))).errors[0]?.code);
    }
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => 'otp_wrong'));
    for (const endpoint of [verifyToken, resetPassword]) {
      const { errors } = await world.refusal(endpoint, reset(person, method, code));
      expect(errors[0]?.code).toBe('otp_too_many');
    }
    expect(await world.signIn(person)).toMatch(/^[\w-]{43}$/);
  });

  it('answers the same whether there is an account or not', async () => {
    const known = await world.member();
    const unknown = world.stranger();
    const shape = (answer: Awaited<ReturnType<typeof ask>>) => ({
      ...answer,
      code_sent: { ...answer.code_sent, to: '', demo_otp: answer.code_sent?.demo_otp?.length },
    });
    const [here, nowhere] = [await ask(known, method), await ask(unknown, method)];
    expect(shape(here)).toEqual(shape(nowhere));
    const soon = await Promise.all(
      [known, unknown].map((person) =>
        world.refusal(forgotPassword, { body: about(person, method) }),
      ),
    );
    expect(soon.map(({ status, errors }) => [status, errors[0]?.code])).toEqual([
      [429, 'otp_too_soon'],
      [429, 'otp_too_soon'],
    ]);
    const guess = reset(unknown, method, nowhere.code_sent?.demo_otp ?? '');
    expect((await world.refusal(resetPassword, guess)).errors[0]?.code).toBe('otp_wrong');
    expect(await world.sentTo(unknown[method])).toBe(0);
  });
});

it('FORGOT-14 refuses passwords that differ, before the code is spent', async () => {
  const person = await world.member();
  await ask(person, 'email');
  const code = await codeFor(person, 'email');
  const body = { ...reset(person, 'email', code).body, confirm_password: 'different' };
  expect((await world.refusal(resetPassword, { body })).errors[0]).toMatchObject({
    code: 'validation',
    field: 'confirm_password',
    message: 'Passwords must match',
  });
  expect((await world.request(resetPassword, reset(person, 'email', code))).status).toBe(200);
});

it('FORGOT-05 offers only the methods that are active', async () => {
  const person = await world.member();
  await world.set('is_mail_active', 0);
  const { status, errors } = await world.refusal(forgotPassword, { body: about(person, 'email') });
  expect([status, errors[0]?.code]).toEqual([403, 'forbidden']);
  await world.set('is_mail_active', 1);
});

describe('time', () => {
  const median = (numbers: number[]) =>
    [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  /** Milliseconds of two calls in turns, so that a busy machine slows both alike. */
  async function compare(first: () => Promise<unknown>, second: () => Promise<unknown>) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < 60; round += 1) {
      for (const [index, run] of [first, second].entries()) {
        const before = performance.now();
        await run();
        times[index]?.push(performance.now() - before);
      }
    }
    return times;
  }
  /** How often a time of one kind is longer than one of the other: a half when they cannot be told apart. */
  const separation = ([one, other]: [number[], number[]]) => {
    const wins = one.flatMap((a) => other.map((b): number => (a > b ? 1 : 0)));
    return wins.reduce((sum, win) => sum + win, 0) / wins.length;
  };

  it('does not tell who has an account: login', { timeout: 60_000 }, async () => {
    const member = await world.member();
    const people = Array.from({ length: 60 }, () => world.stranger());
    let round = 0;
    const times = await compare(
      async () => {
        world.clock.advance(15 * 60_000);
        const body = { email_or_phone: member.email, password: 'wrong-one' };
        await world.refusal(login, { body });
      },
      async () => {
        const body = { email_or_phone: people[round]?.email, password: 'wrong-one' };
        round += 1;
        await world.refusal(login, { body });
      },
    );
    const ratio = median(times[0]) / median(times[1]);
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.33);
    expect(Math.abs(separation(times) - 0.5)).toBeLessThan(0.25);
    world.clock.set(seededAt);
  });

  it('does not tell who has an account: forgot-password', { timeout: 60_000 }, async () => {
    const members: Person[] = [];
    for (let count = 0; count < 60; count += 1) members.push(await world.member());
    let round = 0;
    const times = await compare(
      async () => {
        await ask(members[round] ?? world.stranger(), 'email');
        round += 1;
      },
      async () => {
        // What is sent beside an answer must not be measured with the next one.
        await ask(world.stranger(), 'email');
      },
    );
    const ratio = median(times[0]) / median(times[1]);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });
});

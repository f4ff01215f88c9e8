import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, signUp, updateInfo, verifyPhone } from '../../../domain/identity/identityEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { customers } from '../../../server/db/schema/people';
import { keptDays } from '../../../server/housekeeping/tidy';
import { type IdentityWorld, openIdentity, type Person } from './world';

let world: IdentityWorld;
beforeAll(async () => {
  world = await openIdentity();
});
afterAll(() => world.close());

const wrong = (of: Person) => ({ ...of, phone: `+96659${of.phone.slice(-7)}` });
const begin = async (person: Person) => {
  await world.offer('manual_login_status', 'phone_verification_status');
  return world.call(signUp, { body: person });
};
const refusalOf = async (body: Person) => {
  const { errors } = await world.refusal(signUp, { body });
  return [errors[0]?.code, errors[0]?.field];
};
const kept = async (...emails: string[]) =>
  (await world.db.select().from(customers).where(inArray(customers.email, emails))).map(
    ({ firstName, email, phone }) => [firstName, email, phone],
  );
const proveByCode = async (phone: string) => {
  await world.call(login, { body: { login_type: 'otp', phone } });
  const otp = await world.codeTo(phone);
  return world.call(login, { body: { login_type: 'otp', phone, otp } });
};

describe('a phone that was mistyped at sign-up', () => {
  it('SIGN-12 OTP-07 gives way to the right one by the same form with the same password', async () => {
    const person = world.stranger();
    expect((await begin(wrong(person))).is_phone_verified).toBe(0);
    const again = await world.call(signUp, { body: { ...person, name: 'Noura Test' } });
    expect([again.token, again.is_phone_verified, again.phone]).toEqual([null, 0, person.phone]);
    const proof = { phone: person.phone, verification_type: 'phone' } as const;
    const otp = await world.codeTo(person.phone);
    const { token } = await world.call(verifyPhone, { body: { ...proof, otp } });
    const { f_name, phone } = await world.call(getProfile, { token: token ?? '' });
    expect([f_name, phone]).toEqual(['Noura', person.phone]);
    // The code that went to the other phone opens nothing.
    const other = await world.codeTo(wrong(person).phone);
    const body = { ...proof, phone: wrong(person).phone, otp: other };
    expect((await world.refusal(verifyPhone, { body })).errors[0]?.code).toBe('otp_expired');
    expect(await kept(person.email)).toEqual([['Noura', person.email, person.phone]]);
  });

  it('SIGN-12 the same form once more goes on with the code', async () => {
    const person = world.stranger();
    await begin(person);
    expect((await world.call(signUp, { body: person })).is_phone_verified).toBe(0);
  });

  it('SIGN-05 stays whoever has it for all who do not know the password, who are counted', async () => {
    const person = wrong(world.stranger());
    await begin(person);
    const thief = { ...world.stranger(), email: person.email, password: 'secret2' };
    for (let tries = 0; tries < 10; tries += 1)
      expect(await refusalOf(thief)).toEqual(['email_taken', 'email']);
    expect((await refusalOf(thief))[0]).toBe('too_many_attempts');
    expect(await kept(person.email)).toEqual([['Noor', person.email, person.phone]]);
  });

  it('SIGN-05 is never changed once its account has been entered', async () => {
    await world.offer('manual_login_status');
    const person = await world.member();
    await world.offer('manual_login_status', 'phone_verification_status');
    const { token: _, ...same } = person;
    expect(await refusalOf(wrong(same))).toEqual(['email_taken', 'email']);
    expect(await kept(person.email)).toEqual([['Noor', person.email, person.phone]]);
  });

  it('SIGN-12 SESS-07 the same form after a lost answer signs in to the account it made', async () => {
    await world.offer('manual_login_status');
    const { token: _, ...person } = await world.member();
    const { token } = await world.call(signUp, { body: { ...person, name: 'Noura Test' } });
    const { f_name, phone } = await world.call(getProfile, { token: token ?? '' });
    expect([f_name, phone]).toEqual(['Noor', person.phone]);
    expect(await refusalOf({ ...person, password: 'secret2' })).toEqual(['email_taken', 'email']);
  });

  it('SIGN-05 does not become a phone that is somebody else’s', async () => {
    const [one, other] = [world.stranger(), world.stranger()];
    await begin(other);
    await begin(one);
    expect(await refusalOf({ ...one, phone: other.phone })).toEqual(['phone_taken', 'phone']);
  });

  it('SIGN-05 a phone that is proved holds its account to its e-mail', async () => {
    const person = world.stranger();
    await begin(person);
    await world.db
      .update(customers)
      .set({ phoneVerified: true })
      .where(eq(customers.email, person.email));
    expect(await refusalOf(wrong(person))).toEqual(['email_taken', 'email']);
    expect(await kept(person.email)).toEqual([['Noor', person.email, person.phone]]);
  });
});

describe('an e-mail that was mistyped in a profile', () => {
  beforeEach(() => world.offer('otp_login_status', 'email_verification_status'));

  it('INFO-03 is asked for anew when its phone is proved again', async () => {
    const { name, email, phone } = world.stranger();
    const complete = async (typed: string) => {
      const { is_personal_info, completion_token } = await proveByCode(phone);
      expect(is_personal_info).toBe(0);
      const body = { name, email: typed, login_type: 'otp', completion_token };
      return world.call(updateInfo, { body });
    };
    expect((await complete(`wrong-${email}`)).is_email_verified).toBe(0);
    world.clock.advance(61_000);
    expect((await complete(email)).email).toBe(email);
    const otp = await world.codeTo(email);
    const body = { email, verification_type: 'email', otp } as const;
    const { token } = await world.call(verifyPhone, { body });
    expect((await world.call(getProfile, { token: token ?? '' })).email).toBe(email);
    expect(await kept(email, `wrong-${email}`)).toEqual([['Noor', email, phone]]);
  });

  it('LOGIN-14 goes, and nothing is typed anew, of an account that has been entered and never proved', async () => {
    await world.offer('manual_login_status');
    const person = await world.member();
    await world.offer('otp_login_status', 'email_verification_status');
    const again = await proveByCode(person.phone);
    expect([again.is_personal_info, again.is_email_verified, again.email]).toEqual([1, 1, '']);
  });

  it('LOGIN-14 of an account whose sessions may be forgotten loses nothing', async () => {
    const { name, email, phone } = world.stranger();
    const { completion_token } = await proveByCode(phone);
    const body = { name, email, login_type: 'otp', completion_token };
    await world.call(updateInfo, { body });
    world.clock.advance(keptDays.endedSessions * 86_400_000);
    const again = await proveByCode(phone);
    expect([again.is_personal_info, again.is_email_verified, again.email]).toEqual([1, 0, email]);
    expect(await kept(email)).toEqual([['Noor', email, phone]]);
  });
});

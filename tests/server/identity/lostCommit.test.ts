import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseAway } from '../../../server/db/lost';
import { customers } from '../../../server/db/schema/people';
import type { Deps } from '../../../server/deps';
import type { Call } from '../../../server/identity/call';
import { completeProfile } from '../../../server/identity/completion';
import { askForProfile } from '../../../server/identity/completions';
import { register } from '../../../server/identity/manual';
import { type IdentityWorld, openIdentity } from './world';

let world: IdentityWorld;
beforeAll(async () => {
  world = await openIdentity();
});
afterAll(() => world.close());

/** The answer to the second commit is lost. */
function losing(): Deps {
  const { db } = world.deps;
  let commits = 0;
  const transaction: typeof db.transaction = async (work, config) => {
    const answer = await db.transaction(work, config);
    commits += 1;
    if (commits === 2) throw new DatabaseAway();
    return answer;
  };
  return { ...world.deps, db: Object.assign(Object.create(db), { transaction }) };
}
const call: Call = {
  language: 'en',
  address: '',
  guestId: null,
  moduleId: 0,
  request: new Request('http://localhost/'),
  setCookie: () => {},
};

it('SIGN-11 an account that was entered stays when the answer is lost', async () => {
  const person = world.stranger();
  await expect(register(losing(), call, person)).rejects.toThrow(DatabaseAway);
  expect(await world.signIn(person)).toMatch(/^[\w-]{43}$/);
});

it('INFO-04 so does one that was made by a proof', async () => {
  const { name, email, phone } = world.stranger();
  const facts = { phone, phoneProven: true };
  const { completion_token } = await askForProfile(world.deps, call, facts);
  const body = { name, email, login_type: 'otp' as const, completion_token };
  await expect(completeProfile(losing(), call, body)).rejects.toThrow(DatabaseAway);
  const [row] = await world.db.select().from(customers).where(eq(customers.phone, phone));
  expect(row?.email).toBe(email);
});

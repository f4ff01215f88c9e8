import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../server/app';
import { createDeps } from '../../../server/createDeps';
import { startPostgres } from '../../support/postgres';
import { type IdentityWorld, openIdentity } from '../identity/world';

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url;
const hour = 3_600_000;

// With the embedded database there is one server, and so one clock.
describe.runIf(serverUrl)('a server whose clock is wrong', () => {
  let world: IdentityWorld;
  const stop = new AbortController();
  beforeAll(async () => {
    world = await openIdentity({ TEST_DATABASE_URL: serverUrl ?? '' });
    await world.offer('manual_login_status', 'otp_login_status');
  });
  afterAll(async () => {
    vi.useRealTimers();
    stop.abort();
    await world.close();
    await own?.stop();
  });

  /** Another server on the same database, on a machine whose clock goes wrong by so much. */
  const elsewhere = async (wrongBy: number) => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongBy, shouldAdvanceTime: true });
    const database = await world.database.openAgain();
    const app = createApp(createDeps(world.deps.env, database, world.deps.demo, stop.signal));
    return {
      post: async (path: string, body: object) => {
        const response = await app.request(`/api/v1${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        return { status: response.status, answer: await response.json() };
      },
      end: async () => {
        vi.useRealTimers();
        const lines = told.mock.calls.map(([line]) => line);
        told.mockRestore();
        await database.close();
        return lines;
      },
    };
  };
  /** Minutes by the database's clock until the moments that a query finds. */
  const minutesUntil = async (column: string, table: string, which: string) => {
    const { rows } = await world.db.execute<{ minutes: number }>(
      sql`select round(extract(epoch from ${sql.raw(column)} - clock_timestamp()) / 60)::int as minutes
        from ${sql.raw(table)} where ${sql.raw(which)}`,
    );
    return rows.map(({ minutes }) => minutes);
  };

  it.each([
    ['ahead of', 2 * hour],
    ['behind', -2 * hour],
  ])('two hours %s the others takes their codes, and counts as they do', async (where, wrongBy) => {
    const person = world.stranger();
    const right = await elsewhere(0);
    const code = { login_type: 'otp', phone: person.phone };
    expect((await right.post('/auth/login', code)).status).toBe(200);
    expect(await right.end()).toEqual([]);
    const otp = await world.codeTo(person.phone);

    const wrong = await elsewhere(wrongBy);
    const { status, answer } = await wrong.post('/auth/login', { ...code, otp });
    expect([status, answer.errors]).toEqual([200, []]);
    const other = world.stranger();
    await wrong.post('/auth/login', { login_type: 'otp', phone: other.phone });
    const signedUp = await wrong.post('/auth/sign-up', world.stranger());
    expect(signedUp.status).toBe(200);
    const lines = await wrong.end();
    expect(lines[0]).toMatch(
      new RegExp(
        `^This machine's clock is 7[12]\\d\\d s ${where} the database's, whose time is used`,
      ),
    );

    expect(await minutesUntil('expires_at', 'codes', `subject = '${other.phone}'`)).toEqual([10]);
    // From one address, and from everywhere.
    expect(await minutesUntil('reset_at', 'rate_limits', `key like '%${other.phone}%'`)).toEqual([
      24 * 60,
      24 * 60,
    ]);
    const [session = 0] = await minutesUntil('max(expires_at)', 'tokens', 'true');
    const [made = 1] = await minutesUntil('max(created_at)', 'tokens', 'true');
    expect([session % (24 * 60), made]).toEqual([0, 0]);
  });
});

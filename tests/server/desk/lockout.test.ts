import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { choosePassword, signInAtDesk } from '../../../domain/desk/deskEndpoints';
import {
  chooseOperatorPassword,
  signInAsOperator,
} from '../../../domain/operator/operatorEndpoints';
import { chooseRidePassword, signInToRide } from '../../../domain/ride/rideEndpoints';
import { staffInvites, storeStaff } from '../../../server/db/schema/desk';
import { operatorInvites, operators } from '../../../server/db/schema/operators';
import { courierInvites } from '../../../server/db/schema/ride';
import { tokenHash } from '../../../server/http/caller';
import { hashPassword } from '../../../server/identity/passwords';
import { seededAt } from '../../support/database';
import { openShop, type Shop, zoneId } from '../orders/shop';
import { password, riderIn } from '../ride/riders';

let shop: Shop;
const email = 'owner@lockout.example';
const secret = 'invited-to-choose';
let courier = '';
beforeAll(async () => {
  shop = await openShop({
    TRUSTED_PROXIES: '1',
    LIMIT_PASSWORDS: '3/15m',
    LIMIT_PASSWORDS_ACCOUNT: '6/1d',
    PASSWORD_WAITS: '1h-1h',
  });
  const person = { email, passwordHash: await hashPassword(password) };
  const storeId = await shop.store();
  await shop.db.insert(storeStaff).values({ ...person, storeId, role: 'owner' });
  await shop.db.insert(operators).values({ ...person, createdAt: seededAt });
  const rider = await riderIn(shop, zoneId);
  courier = rider.email;
  const invite = { hash: tokenHash(secret), expiresAt: new Date(seededAt.getTime() + 86_400_000) };
  const [staff] = await shop.db.select().from(storeStaff).where(eq(storeStaff.email, email));
  const [operator] = await shop.db.select().from(operators).where(eq(operators.email, email));
  await shop.db.insert(staffInvites).values({ ...invite, staffId: staff?.id ?? 0 });
  await shop.db.insert(operatorInvites).values({ ...invite, operatorId: operator?.id ?? 0 });
  await shop.db.insert(courierInvites).values({ ...invite, courierId: rider.id });
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(seededAt));

describe.each([
  ['a desk', signInAtDesk, 'desk_device', () => ({ email })],
  ['the shop', signInAsOperator, 'shop_device', () => ({ email })],
  ['/ride', signInToRide, 'ride_device', () => ({ login: courier })],
] as const)('whoever signs in at %s', (_, endpoint, cookie, who) => {
  const attempt = (typed: string, address: string, note = '') =>
    shop.request(endpoint, {
      body: { ...who(), password: typed },
      headers: { 'X-Forwarded-For': address, Cookie: note },
    });

  it('is not held up by strangers on a device that they know', async () => {
    const first = await attempt(password, '203.0.113.1');
    expect(first.status).toBe(200);
    const note = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(note).toMatch(new RegExp(`^${cookie}=[\\w-]{16}\\.\\d+\\.[\\w-]{32}$`));
    for (let n = 0; n < 7; n += 1) await attempt('wrong horse', `198.51.100.${n}`);
    const elsewhere = [];
    for (let n = 0; n < 4; n += 1) {
      elsewhere.push((await attempt(password, '203.0.113.2')).status);
    }
    expect(elsewhere).toEqual([429, 429, 429, 429]);
    expect((await attempt(password, '203.0.113.1', note)).status).toBe(200);
    // Who got no turn has not used a try up.
    shop.clock.advance(600_000 * 6 + 1);
    expect((await attempt(password, '203.0.113.2')).status).toBe(200);
  });
});

it.each([
  ['a desk', choosePassword, 'desk_device'],
  ['the shop', chooseOperatorPassword, 'shop_device'],
  ['/ride', chooseRidePassword, 'ride_device'],
] as const)(
  'whoever chooses a password at %s is known on that device',
  async (_, endpoint, cookie) => {
    const response = await shop.request(endpoint, { body: { invite: secret, password } });
    expect(response.status).toBe(200);
    const note = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(note).toMatch(new RegExp(`^${cookie}=[\\w-]{16}\\.\\d+\\.[\\w-]{32}$`));
  },
);

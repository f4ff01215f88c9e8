import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDesk } from '../../../domain/desk/deskEndpoints';
import { endpointTable } from '../../../domain/endpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { openConversation } from '../../../domain/orders/inboxEndpoints';
import * as calls from '../../../domain/ride/rideEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { couriers, orders } from '../../../server/db/schema/orders';
import { courierAccounts, courierTokens } from '../../../server/db/schema/ride';
import { runOpsCommand } from '../../../server/ops/command';
import { moveOrder } from '../../../server/orders/tracking/advance';
import type { CallOptions } from '../../support/server';
import { staffAt } from '../desk/desk';
import { openShop, type Shop, zoneId } from '../orders/shop';
import { codeOf, doorPhoto, ownedBy, password, riderIn } from './riders';

let shop: Shop;
let others: string[];
let stranger: { id: number; token: string; email: string; phone: string };
let victim: { id: number; token: string };
let order: { accepted: number; riding: number };
let code: string;
let talk: number;

beforeAll(async () => {
  shop = await openShop();
  const store = await shop.store();
  const item = await shop.item(store);
  victim = await riderIn(shop, zoneId, 'Noor Haddad');
  stranger = await riderIn(shop, zoneId, 'Omar Said');
  others = [await shop.customer(), (await staffAt(shop, store, 'owner')).token];
  await shop.call(calls.setDuty, { token: victim.token, body: { is_on_duty: 1 } });
  const accepted = async () => {
    const { order_id: id } = await shop.order(await shop.guest(), item);
    for (let n = 0; n < 3; n += 1) await moveOrder(shop.deps, id);
    await shop.call(calls.acceptRide, { token: victim.token, params: { id } });
    return id;
  };
  order = { accepted: await accepted(), riding: await accepted() };
  await shop.call(calls.pickUpRide, { token: victim.token, params: { id: order.riding } });
  code = await codeOf(shop, order.riding);
  const token = await shop.customer();
  const { order_id: id } = await shop.order(await shop.guest(), item);
  await ownedBy(shop, id, token);
  for (let n = 0; n < 3; n += 1) await moveOrder(shop.deps, id);
  await shop.call(calls.acceptRide, { token: victim.token, params: { id } });
  const body = { receiver_type: 'delivery_man', receiver_id: victim.id, order_id: id };
  ({ id: talk } = await shop.call(openConversation, { token, body }));
});
afterAll(() => shop.close());

/** What each call names of the victim, and how it refuses a stranger who is a courier too. */
const steps: Record<string, () => CallOptions> = {
  acceptRide: () => ({ params: { id: order.accepted } }),
  giveRideBack: () => ({ params: { id: order.accepted } }),
  pickUpRide: () => ({ params: { id: order.accepted } }),
  arriveAtDoor: () => ({ params: { id: order.riding } }),
  deliverRide: () => ({ params: { id: order.riding }, body: { code, is_cash_collected: 1 } }),
  leaveAtDoor: () => ({
    params: { id: order.riding },
    body: { photo: doorPhoto(), is_cash_collected: 1 },
  }),
  giveRideUp: () => ({
    params: { id: order.riding },
    body: { reason: 'vehicle', is_brought_back: 0 },
  }),
  readRideTalk: () => ({ params: { id: talk } }),
  answerRideTalk: () => ({ params: { id: talk }, body: { message: 'Hello' } }),
  settleRideTalk: () => ({ params: { id: talk }, body: { seen_id: 1_000_000 } }),
  setDuty: () => ({ body: { is_on_duty: 0 } }),
  tellPlace: () => ({ body: { latitude: 24.7, longitude: 46.7 } }),
};

const ride = [...endpointTable].filter(([, { auth }]) => auth === 'courier');
const optionsOf = (name: string) => steps[name]?.() ?? {};
const answer = async (endpoint: AnyEndpoint, options: CallOptions) => {
  const { status, errors } = await shop.refusal(endpoint, options);
  return { status, code: errors[0]?.code };
};

/** All that a courier's call could change of the victim. */
const state = async () => [
  await shop.db.select().from(orders).where(eq(orders.courierId, victim.id)).orderBy(orders.id),
  await shop.db.select().from(couriers).where(eq(couriers.id, victim.id)),
  await shop.db.select().from(courierAccounts).where(eq(courierAccounts.courierId, victim.id)),
  await shop.db.select().from(courierTokens).where(eq(courierTokens.courierId, victim.id)),
];

describe('every call of couriers', () => {
  it('is for them: each below /ride but the two ways in', () => {
    const open = [...endpointTable.values()]
      .filter(({ path, auth }) => path.startsWith('/ride/') && auth === 'none')
      .map(({ path }) => path);
    expect(open).toEqual(['/ride/sign-in', '/ride/password']);
    expect(ride.map(([, { path }]) => path.startsWith('/ride/'))).not.toContain(false);
  });

  it.each(ride)(
    '%s: nobody, an invented token, a customer and the owner of a store are told to sign in (RIDE-11)',
    async (name, endpoint) => {
      const before = await state();
      for (const token of [undefined, 'f'.repeat(43), ...others]) {
        expect(await answer(endpoint, { ...optionsOf(name), token })).toEqual({
          status: 401,
          code: 'unauthenticated',
        });
      }
      expect(await state()).toEqual(before);
    },
  );

  it.each(ride.filter(([, { path }]) => path.includes('{id}')))(
    '%s: what another courier rides does not exist, and stays as it is (RIDE-11)',
    async (name, endpoint) => {
      expect(optionsOf(name)).not.toEqual({});
      const before = await state();
      const options = { ...optionsOf(name), token: stranger.token };
      // Whoever accepts is told that somebody was faster, and nothing else.
      expect(await answer(endpoint, options)).toEqual(
        name === 'acceptRide'
          ? { status: 409, code: 'order_handled' }
          : { status: 404, code: 'not_found' },
      );
      expect(await state()).toEqual(before);
    },
  );

  it('tells a courier nothing of another’s orders, place and earnings', async () => {
    const { token } = stranger;
    await shop.call(calls.setDuty, { token, body: { is_on_duty: 1 } });
    expect(await shop.call(calls.readRideBoard, { token })).toEqual({
      is_on_duty: 1,
      jobs: [],
      offers: [],
      held: [],
    });
    const { today, cash_in_hand } = await shop.call(calls.readEarnings, { token });
    expect([today, cash_in_hand]).toEqual([{ deliveries: 0, fees: 0, tips: 0 }, 0]);
  });

  it('refuses a place and a code that are none', async () => {
    const { token } = stranger;
    const place = { token, body: { latitude: 91, longitude: 0 } };
    expect((await answer(calls.tellPlace, place)).code).toBe('validation');
    const long = { token, params: { id: order.riding }, body: { code: '12345' } };
    expect((await answer(calls.deliverRide, long)).code).toBe('validation');
  });
});

it.each([
  ['a customer', getProfile],
  ['a desk', readDesk],
] as const)('a courier’s token is none of %s', async (_, endpoint) => {
  expect(await answer(endpoint, { token: stranger.token })).toEqual({
    status: 401,
    code: 'unauthenticated',
  });
});

describe('a courier', () => {
  const ops = (line: string) => runOpsCommand(shop.deps, line.split(' '));

  it('signs in by e-mail or phone, however they are written (RIDE-01)', async () => {
    const { email, phone, id } = stranger;
    for (const login of [email.toUpperCase(), phone, phone.replace('+966', '0')]) {
      const { token } = await shop.call(calls.signInToRide, { body: { login, password } });
      expect((await shop.call(calls.readRider, { token })).id).toBe(id);
    }
    const wrong = { body: { login: email, password: 'wrong horse' } };
    expect(await answer(calls.signInToRide, wrong)).toEqual({ status: 401, code: 'credentials' });
  });

  it('has ten tries, however e-mail and phone are written (RIDE-01)', async () => {
    const { email, phone } = await riderIn(shop, zoneId);
    const digits = phone.slice(4);
    const spelt = [
      email,
      email.toUpperCase(),
      phone,
      `0${digits}`,
      `00966${digits}`,
      `+966 ${digits}`,
      `+966-${digits}`,
      `(0)${digits}`,
      ` ${email}`,
      `0 ${digits}`,
    ];
    const codes: (string | undefined)[] = [];
    for (const login of [...spelt, email]) {
      const body = { login, password: 'wrong horse' };
      codes.push((await answer(calls.signInToRide, { body })).code);
    }
    expect(codes).toEqual([...spelt.map(() => 'credentials'), 'too_many_attempts']);
  });

  it('has a number that no other courier signs in by', async () => {
    const { phone } = await riderIn(shop, zoneId);
    const taken = 'This phone number is already registered.';
    const add = `courier add --email same@ride.example --zone ${zoneId} --phone ${phone} --name Lina`;
    expect(await ops(add)).toEqual({ ok: false, text: taken });
    const values = { name: { en: 'Lina' }, vehicle: { en: '' }, phone, image: '', zoneId };
    const [row] = await shop.db.insert(couriers).values(values).returning();
    const invite = await ops(`courier add --courier ${row?.id} --email same@ride.example`);
    expect(invite).toEqual({ ok: false, text: taken });
  });

  it('is made by command, chooses a password once by its link, and signs in with it (RIDE-01)', async () => {
    const email = 'first@ride.example';
    const add = `courier add --email First@Ride.example --zone ${zoneId} --phone +966555999888 --name Lina Aziz --vehicle Bicycle`;
    const { ok, text } = await ops(add);
    expect(ok).toBe(true);
    const invite = /\/ride#invite=([\w-]{43})$/.exec(text)?.[1] ?? '';
    const { token } = await shop.call(calls.chooseRidePassword, { body: { invite, password } });
    expect(await shop.call(calls.readRider, { token })).toEqual({
      id: expect.any(Number),
      name: 'Lina Aziz',
      email,
      image_full_url: '',
      vehicle: 'Bicycle',
    });
    const again = { body: { invite, password } };
    expect((await answer(calls.chooseRidePassword, again)).code).toBe('invite_expired');
    expect((await ops('couriers')).text).toContain(email);
    expect((await ops(add)).text).toMatch(/\/ride#invite=/);
    expect(await ops(`courier remove ${email}`)).toEqual({
      ok: true,
      text: `${email} is a courier no longer`,
    });
    expect((await answer(calls.readRider, { token })).status).toBe(401);
  });

  it('has seven days for it', async () => {
    const { text } = await ops(`courier add --courier ${victim.id} --email late@ride.example`);
    expect(text).toBe('This email is already registered.');
    const own = await riderIn(shop, zoneId);
    const { text: link } = await ops(`courier add --courier ${own.id} --email ${own.email}`);
    const invite = /invite=(.+)$/.exec(link)?.[1] ?? '';
    shop.clock.advance(7 * 86_400_000 + 1);
    const body = { invite, password };
    expect((await answer(calls.chooseRidePassword, { body })).code).toBe('invite_expired');
  });

  it.each([
    [
      'courier add --email a@b.example',
      '--zone: Invalid key: Expected "zone" but received undefined',
    ],
    ['courier add --email a@b.example --courier 99999999', 'there is no courier 99999999'],
    ['courier add --email a@b.example --courier nobody', 'there is no courier nobody'],
    [
      'courier add --email a@b.example --zone 99999 --phone +966555111222 --name A',
      'there is no zone 99999',
    ],
    ['courier remove a@b.example', 'a@b.example is no courier'],
  ])('%s: %s', async (line, text) => {
    expect(await ops(line)).toEqual({ ok: false, text });
  });
});

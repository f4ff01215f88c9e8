import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/desk/deskEndpoints';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import { orderEvents, orders } from '../../../server/db/schema/orders';
import { runOpsCommand } from '../../../server/ops/command';
import { advanceDue } from '../../../server/orders/tracking/advance';
import { openShop, type Shop } from '../orders/shop';
import { readStream } from '../orders/tracking/readStream';
import { password, readDesk, staffAt } from './desk';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A store with one at its desk. */
async function open() {
  const store = await shop.store();
  const item = await shop.item(store);
  const { token, email } = await staffAt(shop, store);
  const guest = await shop.guest();
  const place = async (parts: Record<string, unknown> = {}) =>
    (await shop.order(guest, item, { contact_person_name: 'Rana Haddad', ...parts })).order_id;
  const follow = async (order_id: number) =>
    shop.call(trackOrder, { query: { guest_id: guest, order_id } });
  return { store, item, token, email, guest, place, follow };
}

const orderOf = (id: number) => ({ params: { id } });
const handled = (by: string) => ({
  status: 409,
  errors: [
    {
      code: 'order_handled',
      message: 'Somebody else has done something to this order already.',
      by,
    },
  ],
});

describe('an order at the desk', () => {
  it('is answered as done to whose answer was lost and who asks again, and no more is done (DESK-08)', async () => {
    const { store, token, email, place, follow } = await open();
    const id = await place();
    const said = { token, ...orderOf(id), body: { minutes: 20 } };
    expect((await shop.call(calls.acceptOrder, said)).order_status).toBe('processing');
    expect((await shop.call(calls.acceptOrder, said)).order_status).toBe('processing');
    const other = await staffAt(shop, store);
    const late = await shop.refusal(calls.acceptOrder, { ...said, token: other.token });
    expect(late).toEqual(handled(email));
    await shop.call(calls.markPrepared, { token, ...orderOf(id) });
    expect(await shop.refusal(calls.acceptOrder, said)).toEqual(handled(email));
    const steps = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(steps.map(({ status }) => status).sort()).toEqual([
      'confirmed',
      'handover',
      'pending',
      'processing',
    ]);
    expect((await follow(id)).order_status).toBe('handover');
  });

  it('is shown with what is to be made, and no more of the shopper than the first name', async () => {
    const { token, place, item } = await open();
    const id = await place({ order_note: 'Ring twice', cutlery: 1 });
    const { orders: shown, next } = await shop.call(calls.listDeskOrders, { token });
    expect(next).toBeNull();
    expect(shown).toEqual([
      {
        id,
        order_status: 'pending',
        order_type: 'delivery',
        payment_status: 'unpaid',
        order_amount: expect.any(Number),
        first_name: 'Rana',
        order_note: 'Ring twice',
        cutlery: 1,
        created_at: '2026-11-20T12:00:00.000Z',
        schedule_at: null,
        silent_courier: null,
        eta: expect.any(String),
        handled_by: '',
        lost_courier: null,
        courier_changes: 0,
        can_rescue: 0,
        can_deliver: 0,
        deliver_to: null,
        prescription_images_full_url: [],
        delivery_photo_full_url: '',
        details: [expect.objectContaining({ item_id: item, quantity: 1, name: 'Test item' })],
      },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/Haddad|\+966/);
  });

  it('goes to the door, and its shopper follows each state', async () => {
    const { token, place, follow, email } = await open();
    const id = await place();
    const said = [];
    const accepted = await shop.call(calls.acceptOrder, {
      token,
      ...orderOf(id),
      body: { minutes: 20 },
    });
    said.push(accepted.order_status);
    expect(accepted.handled_by).toBe(email);
    const seen = await follow(id);
    const ride = seen.eta ? Date.parse(seen.eta) - Date.parse('2026-11-20T12:20:00Z') : 0;
    expect(seen.order_status).toBe('processing');
    expect([seen.confirmed, seen.processing]).toEqual([
      '2026-11-20T11:59:59.999Z',
      '2026-11-20T12:00:00.000Z',
    ]);
    // What the kitchen asks for and the ride, which this store is near to.
    expect(ride).toBeGreaterThan(0);
    expect(ride).toBeLessThan(10 * 60_000);
    said.push((await shop.call(calls.markPrepared, { token, ...orderOf(id) })).order_status);
    expect((await follow(id)).order_status).toBe('handover');
    expect((await follow(id)).delivery_man?.name).toEqual(expect.any(String));
    said.push((await shop.call(calls.handOver, { token, ...orderOf(id) })).order_status);
    expect(said).toEqual(['processing', 'handover', 'picked_up']);
    expect((await follow(id)).order_status).toBe('picked_up');
  });

  it('that is collected ends with being handed over, and is paid then', async () => {
    const { token, place, follow } = await open();
    const id = await place({ order_type: 'take_away' });
    await shop.call(calls.acceptOrder, { token, ...orderOf(id), body: { minutes: 5 } });
    expect((await follow(id)).eta).toBe('2026-11-20T12:05:00.000Z');
    await shop.call(calls.markPrepared, { token, ...orderOf(id) });
    await shop.call(calls.handOver, { token, ...orderOf(id) });
    const { order_status, payment_status } = await follow(id);
    expect({ order_status, payment_status }).toEqual({
      order_status: 'delivered',
      payment_status: 'paid',
    });
  });

  it('that is refused is cancelled for its shopper, with the reason, and its stock returns', async () => {
    const { token, place, follow, item } = await open();
    const id = await place();
    expect(await shop.stockOf(item)).toBe(49);
    const refused = await shop.call(calls.refuseOrder, {
      token,
      ...orderOf(id),
      body: { reason: 'sold_out' },
    });
    expect(refused.order_status).toBe('canceled');
    expect(await shop.stockOf(item)).toBe(50);
    const { order_status, cancellation_reason } = await follow(id);
    expect({ order_status, cancellation_reason }).toEqual({
      order_status: 'canceled',
      cancellation_reason: 'Something of it is sold out',
    });
  });

  it('is accepted by one of two; the other is told who did', async () => {
    const { store, token, place, email } = await open();
    const other = await staffAt(shop, store);
    const id = await place();
    const accept = (by: string) => ({ token: by, ...orderOf(id), body: { minutes: 10 } });
    const both = await Promise.all(
      [token, other.token].map((by) => shop.request(calls.acceptOrder, accept(by))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both[0]?.status === 200 ? email : other.email;
    const second = first === email ? other.token : token;
    expect(await shop.refusal(calls.acceptOrder, accept(second))).toEqual(handled(first));
    expect(await shop.refusal(calls.handOver, { token: second, ...orderOf(id) })).toEqual(
      handled(first),
    );
  });

  it('that waits for its money is not there, and cannot be accepted or refused', async () => {
    const { token, place, item } = await open();
    const id = await place();
    await shop.db.update(orders).set({ paymentMethod: 'digital_payment' }).where(eq(orders.id, id));
    expect((await shop.call(calls.listDeskOrders, { token })).orders).toEqual([]);
    const options = { token, ...orderOf(id), body: { minutes: 10 } };
    expect(await shop.refusal(calls.acceptOrder, options)).toEqual(handled(''));
    const refusing = { token, ...orderOf(id), body: { reason: 'closing' } };
    expect(await shop.refusal(calls.refuseOrder, refusing)).toEqual(handled(''));
    expect(await shop.stockOf(item)).toBe(49);
  });

  it('is paged by its number', async () => {
    const { token, place } = await open();
    const ids = [await place(), await place(), await place()];
    const page = async (query: Record<string, string | number>) => {
      const { orders: shown, next } = await shop.call(calls.listDeskOrders, { token, query });
      return { ids: shown.map(({ id }) => id), next };
    };
    expect(await page({ limit: 2 })).toEqual({ ids: ids.slice(0, 2), next: ids[1] });
    expect(await page({ limit: 2, after: ids[1] ?? 0 })).toEqual({ ids: [ids[2]], next: null });
    expect(await page({ of: 'today', limit: 2 })).toEqual({ ids: [ids[2], ids[1]], next: ids[1] });
    await shop.call(calls.refuseOrder, {
      token,
      ...orderOf(ids[0] ?? 0),
      body: { reason: 'closing' },
    });
    expect((await page({})).ids).toEqual(ids.slice(1));
    expect(await shop.call(calls.readFigures, { token })).toEqual({
      orders: 2,
      amount: 20,
      refused: 1,
    });
  });

  it('counts as sold what its store earns, not the service fee of the shop', async () => {
    const { token, place } = await open();
    const id = await place();
    const { amount } = await shop.call(calls.readFigures, { token });
    await shop.db
      .update(orders)
      .set({
        additionalCharge: sql`${orders.additionalCharge} + 500`,
        orderAmount: sql`${orders.orderAmount} + 500`,
      })
      .where(eq(orders.id, id));
    expect(await shop.call(calls.readFigures, { token })).toEqual({
      orders: 1,
      amount,
      refused: 0,
    });
    expect(amount).toBe(10);
  });
});

it('the stream tells a hundred open orders, and where the rest is read (DESK-27)', async () => {
  const { token, place } = await open();
  const [whole] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, await place()));
  if (!whole) throw new Error('no order');
  const { id: first, trackToken: _, ...row } = whole;
  const added = await shop.db
    .insert(orders)
    .values(Array.from({ length: 101 }, () => ({ ...row, nextStepAt: null })))
    .returning({ id: orders.id });
  const all = [first, ...added.map(({ id }) => id)];
  const stream = await shop.app.request('/api/v1/desk/stream', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const desk = readDesk(stream);
  const told = await desk.nextWhole();
  await desk.cancel();
  expect([told?.orders.map(({ id }) => id), told?.next]).toEqual([all.slice(0, 100), all[99]]);
  const query = { after: all[99] ?? 0 };
  const rest = await shop.call(calls.listDeskOrders, { token, query });
  expect([rest.orders.map(({ id }) => id), rest.next]).toEqual([all.slice(100), null]);
});

describe('the live desk', () => {
  const stream = (token: string) =>
    shop.app.request('/api/v1/desk/stream', { headers: { Authorization: `Bearer ${token}` } });

  it('is told of a new order within two seconds, and of what becomes of it', async () => {
    const { token, place, guest } = await open();
    const desk = readDesk(await stream(token));
    expect(await desk.next()).toEqual({});
    const before = performance.now();
    const id = await place();
    const placed = performance.now();
    expect(await desk.next()).toEqual({ [id]: 'pending' });
    expect(performance.now() - placed).toBeLessThan(2_000);
    expect(placed).toBeGreaterThan(before);
    const shopper = readStream(
      await shop.app.request(`/api/v1/customer/order/stream?order_id=${id}&guest_id=${guest}`),
    );
    expect((await shopper.next())?.order_status).toBe('pending');
    await shop.call(calls.acceptOrder, { token, ...orderOf(id), body: { minutes: 10 } });
    expect((await shopper.next())?.order_status).toBe('processing');
    expect(await desk.next()).toEqual({ [id]: 'processing' });
    await shopper.cancel();
    await desk.cancel();
  });

  it('ends when its session does', async () => {
    const { token, place } = await open();
    const desk = readDesk(await stream(token));
    expect(await desk.next()).toEqual({});
    await shop.call(calls.signOutOfDesk, { token });
    await place();
    expect(await desk.next()).toBeNull();
    expect((await stream(token)).status).toBe(401);
  });
});

describe('the demo’s kitchens', () => {
  it('leave a store to its people while its desk is looked at, and play it again a minute later', async () => {
    const watched = await open();
    const alone = await open();
    const [mine, theirs] = [await watched.place(), await alone.place()];
    shop.clock.advance(61_000);
    await shop.call(calls.listDeskOrders, { token: watched.token });
    await advanceDue(shop.deps);
    expect((await watched.follow(mine)).order_status).toBe('pending');
    expect((await alone.follow(theirs)).order_status).toBe('confirmed');
    shop.clock.advance(61_000);
    await advanceDue(shop.deps);
    expect((await watched.follow(mine)).order_status).toBe('confirmed');
  });

  it('leave an order that a person has accepted to people, and ride it once it is handed over', async () => {
    const { token, place, follow } = await open();
    const id = await place();
    await shop.call(calls.acceptOrder, { token, ...orderOf(id), body: { minutes: 10 } });
    shop.clock.advance(600_000);
    await advanceDue(shop.deps);
    expect((await follow(id)).order_status).toBe('processing');
    await shop.call(calls.markPrepared, { token, ...orderOf(id) });
    await shop.call(calls.handOver, { token, ...orderOf(id) });
    shop.clock.advance(111_000);
    await advanceDue(shop.deps);
    expect((await follow(id)).order_status).toBe('delivered');
  });
});

describe('a first owner', () => {
  const ops = (line: string) => runOpsCommand(shop.deps, line.split(' '));

  it('is made by command, chooses a password once by its link, and signs in with it', async () => {
    const store = await shop.store();
    const email = 'first@store.example';
    const { ok, text } = await ops(
      `staff add --store ${store} --email First@Store.example --role owner`,
    );
    expect(ok).toBe(true);
    const invite = /\/desk#invite=([\w-]{43})$/.exec(text)?.[1] ?? '';
    const body = { email, password };
    const refusal = async () => (await shop.refusal(calls.signInAtDesk, { body })).errors[0]?.code;
    expect(await refusal()).toBe('credentials');
    const { token } = await shop.call(calls.choosePassword, { body: { invite, password } });
    expect(await shop.call(calls.readDesk, { token })).toEqual({
      id: expect.any(Number),
      email,
      role: 'owner',
      handles: 'orders',
      store: {
        id: store,
        name: 'Test store',
        logo_full_url: '',
        busy_minutes: 0,
        is_open_to_shoppers: 1,
        closed_until: null,
        hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
          day,
          opening_time: '00:00',
          closing_time: '23:59',
        })),
      },
    });
    await runOpsCommand(shop.deps, ['store', String(store), 'close']);
    const { store: closed } = await shop.call(calls.readDesk, { token });
    expect(closed.is_open_to_shoppers).toBe(0);
    expect(await shop.refusal(calls.choosePassword, { body: { invite, password } })).toEqual({
      status: 400,
      errors: [
        {
          code: 'invite_expired',
          message: 'This link was used already, or is too old. Please ask for another.',
        },
      ],
    });
    expect((await shop.call(calls.signInAtDesk, { body })).token).toEqual(expect.any(String));
    expect((await ops('staff')).text).toContain(email);
    expect(await ops(`staff remove ${email}`)).toEqual({
      ok: true,
      text: `${email} is at the desk no longer`,
    });
    expect((await shop.refusal(calls.readDesk, { token })).status).toBe(401);
    expect(await refusal()).toBe('credentials');
  });

  it('has seven days for it', async () => {
    const store = await shop.store();
    const { text } = await ops(`staff add --store ${store} --email late@store.example`);
    const invite = /invite=(.+)$/.exec(text)?.[1] ?? '';
    shop.clock.advance(7 * 86_400_000 + 1);
    const { errors } = await shop.refusal(calls.choosePassword, { body: { invite, password } });
    expect(errors[0]?.code).toBe('invite_expired');
  });

  it.each([
    ['staff add --email a@b.example', 'say either --store or --provider'],
    ['staff add --store 99999999 --email a@b.example', 'there is no store 99999999'],
    ['staff add --store nowhere --email a@b.example', 'there is no store nowhere'],
    ['staff add --store 1 --email nothing', 'Must be a valid email'],
    ['staff add --store 1 --email a@b.example --role king', '--role: must be owner or staff'],
    ['staff remove a@b.example', 'a@b.example is at no desk'],
  ])('%s: %s', async (line, text) => {
    expect(await ops(line)).toEqual({ ok: false, text });
  });
});

it('a password is tried ten times from one address, and then no more for a while', async () => {
  const body = { email: 'nobody@store.example', password: 'wrong' };
  const codes = [];
  for (let n = 0; n < 11; n += 1) {
    codes.push((await shop.refusal(calls.signInAtDesk, { body })).errors[0]?.code);
  }
  expect(codes).toEqual([...Array(10).fill('credentials'), 'too_many_attempts']);
});

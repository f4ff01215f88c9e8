import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/desk/deskEndpoints';
import * as tripCalls from '../../../domain/desk/deskTripEndpoints';
import { getVehicle } from '../../../domain/rental/browseEndpoints';
import { getTrip } from '../../../domain/rental/tripEndpoints';
import { acts } from '../../../server/db/schema/acts';
import { outbox } from '../../../server/db/schema/identity';
import { payments } from '../../../server/db/schema/orders';
import { outgoing } from '../../../server/db/schema/outgoing';
import { vehicles } from '../../../server/db/schema/rental';
import { tripEvents, trips, vehicleHolds } from '../../../server/db/schema/trips';
import { runOpsCommand } from '../../../server/ops/command';
import { sendDue, spreadHappenings } from '../../../server/outgoing/round';
import { freeUnits } from '../../../server/rental/availability';
import { advanceTrips, moveTrip } from '../../../server/rental/trips/advance';
import { type Garage, openGarage } from '../rental/garage';
import { password, readDesk, staffAt } from './desk';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

/** A renting office with one at its desk. */
async function open() {
  const providerId = await garage.provider();
  const vehicle = await garage.vehicle(providerId, { count: 9 });
  const { token, email } = await staffAt(garage, { providerId });
  const guest = await garage.guest();
  const book = async (parts: Record<string, unknown> = {}) =>
    (await garage.book(guest, vehicle, parts)).trip_id;
  const follow = (trip_id: number) => garage.call(getTrip, { query: { guest_id: guest, trip_id } });
  const list = async (query: Record<string, number> = {}) => {
    const { trips: shown, next } = await garage.call(tripCalls.listDeskTrips, { token, query });
    return { ids: shown.map(({ id }) => id), next };
  };
  return { providerId, vehicle, token, email, guest, book, follow, list };
}

const of = (id: number) => ({ params: { id } });
const change = (id: number, values: Partial<typeof trips.$inferInsert>) =>
  garage.db.update(trips).set(values).where(eq(trips.id, id));
const handled = (by: string) => ({
  status: 409,
  errors: [
    {
      code: 'trip_handled',
      message: 'Somebody else has done something to this trip already.',
      by,
    },
  ],
});

it('the stream tells a hundred open trips, and where the rest is read (DESK-27)', async () => {
  const { token, book } = await open();
  const [whole] = await garage.db
    .select()
    .from(trips)
    .where(eq(trips.id, await book()));
  if (!whole) throw new Error('no trip');
  const { id: first, trackToken: _, ...row } = whole;
  const added = await garage.db
    .insert(trips)
    .values(Array.from({ length: 102 }, () => ({ ...row, nextStepAt: null })))
    .returning({ id: trips.id });
  const all = [first, ...added.map(({ id }) => id)];
  const stream = await garage.app.request('/api/v1/desk/stream', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const desk = readDesk(stream);
  const told = await desk.nextWhole();
  await desk.cancel();
  expect([told?.trips?.map(({ id }) => id), told?.next]).toEqual([all.slice(0, 100), 100]);
  const rest = await garage.call(tripCalls.listDeskTrips, { token, query: { skip: 100 } });
  expect([rest.trips.map(({ id }) => id), rest.next]).toEqual([all.slice(100), null]);
});

describe('what has become of an office’s trips', () => {
  it('is listed page after page, newest first, and summed by the shop’s day and month (DESK-26)', async () => {
    const { token, book } = await open();
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await book());
    const [first = 0, second = 0, third = 0, fourth = 0, open5 = 0] = ids;
    const past = (query: Record<string, number>) =>
      garage.call(tripCalls.listPastTrips, { token, query });
    expect(await past({})).toEqual({ trips: [], next: null });
    const end = async (id: number) => {
      await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
      await garage.call(tripCalls.startTrip, { token, ...of(id), body: {} });
      await garage.call(tripCalls.endTrip, { token, ...of(id), body: { collected: 30 } });
    };
    for (const id of [third, first, second]) await end(id);
    const words = { words: 'No car' };
    await garage.call(tripCalls.declineTrip, { token, ...of(fourth), body: words });
    // It is 15:00 on 20 November in Riyadh: one ended yesterday, one last month.
    const endedAt = (tripId: number, at: string) =>
      garage.db
        .update(tripEvents)
        .set({ createdAt: new Date(at) })
        .where(and(eq(tripEvents.tripId, tripId), eq(tripEvents.status, 'completed')));
    await endedAt(second, '2026-11-19T20:59:59.999Z');
    await endedAt(third, '2026-10-31T20:59:59.999Z');
    expect(await garage.call(tripCalls.readTripFigures, { token })).toEqual({
      today: { trips: 1, amount: 30 },
      month: { trips: 2, amount: 60 },
    });
    const begin = await past({ limit: 3 });
    const rest = await past({ limit: 3, after: begin.next ?? 0 });
    expect(
      [begin, rest].map(({ trips: shown, next }) => [
        shown.map(({ id, trip_status }) => `${id} ${trip_status}`),
        next,
      ]),
    ).toEqual([
      [[`${fourth} canceled`, `${third} completed`, `${second} completed`], second],
      [[`${first} completed`], null],
    ]);
    expect(ids).toContain(open5);
  });
});

describe('a trip at the desk', () => {
  it('is shown with all that an office needs (DESK-16)', async () => {
    const { token, book } = await open();
    const id = await book({ quantity: 2, pickup_time: '2026-11-21T09:00:00.000Z' });
    await change(id, { note: 'A child seat', contactPersonName: 'Rana Haddad' });
    const place = (location_name: string) => ({
      lat: expect.any(Number),
      lng: expect.any(Number),
      location_name,
    });
    expect(await garage.call(tripCalls.listDeskTrips, { token })).toEqual({
      next: null,
      trips: [
        {
          id,
          trip_status: 'pending',
          rental_type: 'hourly',
          estimated_hours: 3,
          distance: 0,
          pickup_time: '2026-11-21T09:00:00.000Z',
          return_time: '2026-11-21T12:00:00.000Z',
          pickup_location: place('Home'),
          destination_location: place('Far'),
          payment_method: 'cash_on_delivery',
          trip_amount: 60,
          due_amount: 60,
          give_back_amount: 0,
          contact_person_name: 'Rana Haddad',
          contact_person_number: '+966501234567',
          trip_note: 'A child seat',
          created_at: '2026-11-20T12:00:00.000Z',
          handled_by: '',
          vehicles: [
            {
              id: expect.any(Number),
              name: 'Test vehicle',
              image_full_url: '/pictures/default.svg',
              quantity: 2,
            },
          ],
        },
      ],
    });
  });

  it('is confirmed, started and ended, and its customer follows each state (DESK-17)', async () => {
    const { token, email, book, follow } = await open();
    const id = await book();
    const confirmed = await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    expect([confirmed.trip_status, confirmed.handled_by]).toEqual(['confirmed', email]);
    expect((await follow(id)).confirmed).toBe('2026-11-20T12:00:00.000Z');
    await garage.call(tripCalls.startTrip, { token, ...of(id), body: {} });
    expect((await follow(id)).trip_status).toBe('ongoing');
    const ended = await garage.call(tripCalls.endTrip, {
      token,
      ...of(id),
      body: { collected: 30 },
    });
    expect([ended.trip_status, ended.due_amount]).toEqual(['completed', 0]);
    const { trip_status, payment_status, paid_amount } = await follow(id);
    expect({ trip_status, payment_status, paid_amount }).toEqual({
      trip_status: 'completed',
      payment_status: 'paid',
      paid_amount: 30,
    });
    const noted = await garage.db.select().from(acts).where(eq(acts.about, id));
    expect(noted.map(({ kind, role, by }) => [kind, role, by])).toEqual([
      ['trip.confirmed', 'staff', email],
      ['trip.started', 'staff', email],
      ['trip.ended', 'staff', email],
    ]);
  });

  it('ends with nothing but what is due, and not while its customer has made it dearer (DESK-19)', async () => {
    const { token, book } = await open();
    const id = await book();
    await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    await garage.call(tripCalls.startTrip, { token, ...of(id), body: {} });
    await change(id, { paymentStatus: 'paid', paid: 30_000, amount: 50_000 });
    expect((await garage.call(tripCalls.readDeskTrip, { token, ...of(id) })).due_amount).toBe(20);
    const end = (collected: number) =>
      garage.refusal(tripCalls.endTrip, { token, ...of(id), body: { collected } });
    for (const collected of [0, 30, 50]) {
      expect(await end(collected)).toEqual({
        status: 400,
        errors: [
          {
            code: 'cash_due',
            message: 'Another sum is due now: $20.00',
            field: 'collected',
          },
        ],
      });
    }
    await garage.call(tripCalls.endTrip, { token, ...of(id), body: { collected: 20 } });
    const [row] = await garage.db.select().from(trips).where(eq(trips.id, id));
    expect([row?.status, row?.paid, row?.amount]).toEqual(['completed', 50_000, 50_000]);
  });

  it('begins with all of its cash, collected with the keys; what comes on top is due at its end (DESK-19)', async () => {
    const { token, book, follow } = await open();
    const id = await book();
    await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    const start = { token, ...of(id), body: { collected: 30 } };
    for (const collected of [0, 29.99, 60]) {
      const other = { ...start, body: { collected } };
      expect((await garage.refusal(tripCalls.startTrip, other)).errors[0]?.code).toBe('cash_due');
    }
    expect((await follow(id)).payment_status).toBe('unpaid');
    const begun = await garage.call(tripCalls.startTrip, start);
    expect([begun.trip_status, begun.due_amount]).toEqual(['ongoing', 0]);
    expect((await garage.call(tripCalls.startTrip, start)).due_amount).toBe(0);
    const { payment_status, payment_method, paid_amount } = await follow(id);
    expect([payment_status, payment_method, paid_amount]).toEqual(['paid', 'cash_on_delivery', 30]);
    await change(id, { amount: 50_000 });
    expect((await garage.call(tripCalls.readDeskTrip, { token, ...of(id) })).due_amount).toBe(20);
    const all = { token, ...of(id), body: { collected: 50 } };
    expect((await garage.refusal(tripCalls.endTrip, all)).errors[0]?.code).toBe('cash_due');
    const ended = { token, ...of(id), body: { collected: 20 } };
    expect((await garage.call(tripCalls.endTrip, ended)).trip_status).toBe('completed');
    expect((await follow(id)).paid_amount).toBe(50);
  });

  it('is owed in cash what was collected for a trip that a command has cancelled, but for what came by card (DESK-26)', async () => {
    const { token, book } = await open();
    const owed = async (id: number) =>
      (await garage.call(tripCalls.readDeskTrip, { token, ...of(id) })).give_back_amount;
    const cancelled = async (more: number) => {
      const id = await book();
      await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
      await garage.call(tripCalls.startTrip, { token, ...of(id), body: { collected: 30 } });
      if (more > 0) {
        const amount = more * 1000;
        await garage.db.insert(payments).values({
          id: `card-${id}`,
          tripId: id,
          amount,
          status: 'paid',
          callback: '',
        });
        await change(id, { amount: 30_000 + amount, paid: 30_000 + amount });
      }
      expect(await owed(id)).toBe(0);
      await runOpsCommand(garage.deps, ['trip', String(id), 'cancel', 'Flooded']);
      return id;
    };
    expect([await owed(await cancelled(0)), await owed(await cancelled(12))]).toEqual([30, 30]);
  });

  it('is given back in cash with the vehicles what it costs less by then (DESK-19)', async () => {
    const { token, book, follow } = await open();
    const id = await book();
    await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    await garage.call(tripCalls.startTrip, { token, ...of(id), body: { collected: 30 } });
    await change(id, { amount: 20_000 });
    const { due_amount, give_back_amount } = await garage.call(tripCalls.readDeskTrip, {
      token,
      ...of(id),
    });
    expect([due_amount, give_back_amount]).toEqual([0, 10]);
    const ended = await garage.call(tripCalls.endTrip, {
      token,
      ...of(id),
      body: { collected: 0 },
    });
    expect([ended.trip_status, ended.give_back_amount]).toEqual(['completed', 0]);
    expect((await follow(id)).paid_amount).toBe(20);
  });

  it('that is paid already begins with nothing (DESK-19)', async () => {
    const { token, book } = await open();
    const id = await book();
    await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    await change(id, { paymentMethod: 'digital_payment', paymentStatus: 'paid', paid: 30_000 });
    const start = { token, ...of(id), body: { collected: 30 } };
    expect((await garage.refusal(tripCalls.startTrip, start)).errors[0]?.code).toBe('cash_due');
    const begun = await garage.call(tripCalls.startTrip, { ...start, body: { collected: 0 } });
    expect(begun.trip_status).toBe('ongoing');
  });

  it('frees its vehicles when they are back, long before its hours are over (DESK-25)', async () => {
    const { providerId, token } = await open();
    const only = await garage.vehicle(providerId, { count: 1 });
    const guest = await garage.guest();
    const { trip_id: id } = await garage.book(guest, only);
    const held = () => garage.db.select().from(vehicleHolds).where(eq(vehicleHolds.tripId, id));
    const [before] = await held();
    await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    await garage.call(tripCalls.startTrip, { token, ...of(id), body: {} });
    garage.clock.advance(60 * 60_000);
    const freeNow = async () => {
      const period = { from: garage.deps.clock.now(), to: before?.endsAt ?? new Date(0) };
      return (await freeUnits(garage.db, [only], period)).get(only);
    };
    expect(await freeNow()).toBe(0);
    await garage.call(tripCalls.endTrip, { token, ...of(id), body: { collected: 30 } });
    const back = garage.deps.clock.now();
    expect(await held()).toEqual([{ ...before, endsAt: back }]);
    expect(await freeNow()).toBe(1);
    garage.clock.advance(-60 * 60_000);
  });

  it('counts for its vehicles, unit by unit, once it has ended (RENT-12)', async () => {
    const { token, vehicle, book } = await open();
    const counted = async () =>
      (await garage.db.select().from(vehicles).where(eq(vehicles.id, vehicle)))[0]?.tripCount;
    const id = await book({ quantity: 2 });
    const declined = await book();
    await garage.call(tripCalls.declineTrip, {
      token,
      ...of(declined),
      body: { words: 'No car' },
    });
    await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    await garage.call(tripCalls.startTrip, { token, ...of(id), body: { collected: 60 } });
    expect(await counted()).toBe(0);
    for (const _ of ['told', 'told again'])
      await garage.call(tripCalls.endTrip, { token, ...of(id), body: { collected: 0 } });
    expect(await counted()).toBe(2);
    const played = await book({ quantity: 3 });
    for (const _ of ['confirmed', 'ongoing', 'completed']) await moveTrip(garage.deps, played);
    expect(await counted()).toBe(5);
    expect((await garage.call(getVehicle, { params: { id: vehicle } })).total_trips).toBe(5);
  });

  it('holds nothing where its vehicles are back before it was to begin (DESK-25)', async () => {
    const { token, book } = await open();
    const id = await book({ pickup_time: '2026-11-21T09:00:00.000Z' });
    await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    await garage.call(tripCalls.startTrip, { token, ...of(id), body: {} });
    await garage.call(tripCalls.endTrip, { token, ...of(id), body: { collected: 30 } });
    expect(await garage.db.select().from(vehicleHolds).where(eq(vehicleHolds.tripId, id))).toEqual(
      [],
    );
  });

  it('is declined in words that its customer reads; vehicles and money go back (DESK-18)', async () => {
    const { token, email, book, follow } = await open();
    const id = await book();
    const held = () => garage.db.select().from(vehicleHolds).where(eq(vehicleHolds.tripId, id));
    expect(await held()).toHaveLength(1);
    await change(id, { contactPersonEmail: 'rana@example.com' });
    const declined = await garage.call(tripCalls.declineTrip, {
      token,
      ...of(id),
      body: { words: '  The van broke down. We are sorry. ' },
    });
    expect([declined.trip_status, declined.handled_by]).toEqual(['canceled', email]);
    expect(await held()).toEqual([]);
    const { trip_status, cancellation_reason } = await follow(id);
    expect({ trip_status, cancellation_reason }).toEqual({
      trip_status: 'canceled',
      cancellation_reason: 'The van broke down. We are sorry.',
    });
    await spreadHappenings(garage.deps);
    while ((await sendDue(garage.deps, 'mail')) > 0);
    const mails = await garage.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'rana@example.com'));
    const told = mails.filter(({ body }) =>
      /Reason: .The van broke down\. We are sorry\./.test(body),
    );
    expect(told).toHaveLength(1);
  });

  it('is answered as done to whose answer was lost and who asks again, and no more is done (DESK-20)', async () => {
    const { token, book } = await open();
    const id = await book();
    const sent = { token, ...of(id) };
    expect((await garage.call(tripCalls.confirmTrip, sent)).trip_status).toBe('confirmed');
    expect((await garage.call(tripCalls.confirmTrip, sent)).trip_status).toBe('confirmed');
    const start = { ...sent, body: {} };
    expect((await garage.call(tripCalls.startTrip, start)).trip_status).toBe('ongoing');
    expect((await garage.refusal(tripCalls.confirmTrip, { token, ...of(id) })).status).toBe(409);
    const steps = await garage.db.select().from(tripEvents).where(eq(tripEvents.tripId, id));
    expect(steps.map(({ status }) => status)).toEqual(['pending', 'confirmed', 'ongoing']);
  });

  it('tells who has paid that it goes back, once', async () => {
    const { token, book, follow, providerId } = await open();
    const id = await book();
    await change(id, { paymentStatus: 'paid', paid: 30_000, paymentMethod: 'cash_on_delivery' });
    const options = { token, ...of(id), body: { words: 'No' } };
    await garage.call(tripCalls.declineTrip, options);
    const other = await staffAt(garage, { providerId });
    const late = await garage.refusal(tripCalls.declineTrip, { ...options, token: other.token });
    expect(late.status).toBe(409);
    expect((await follow(id)).trip_status).toBe('canceled');
  });

  it('is noted for mails and webhooks at each step', async () => {
    const { token, book } = await open();
    const id = await book();
    await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    await garage.call(tripCalls.startTrip, { token, ...of(id), body: {} });
    await garage.call(tripCalls.endTrip, { token, ...of(id), body: { collected: 30 } });
    const told = await garage.db
      .select()
      .from(outgoing)
      .where(
        and(eq(outgoing.channel, 'event'), eq(outgoing.subject, 'trip'), eq(outgoing.about, id)),
      )
      .orderBy(outgoing.id);
    expect(told.map(({ what }) => what)).toEqual(['pending', 'confirmed', 'ongoing', 'completed']);
  });

  it('is seen to by one of two; the other is told who, and nothing is done twice (DESK-20)', async () => {
    const { providerId, token, email, book } = await open();
    const other = await staffAt(garage, { providerId });
    const id = await book();
    const both = await Promise.all(
      [token, other.token].map((by) =>
        garage.request(tripCalls.confirmTrip, { token: by, ...of(id) }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both[0]?.status === 200 ? email : other.email;
    const late = { token: first === email ? other.token : token, ...of(id) };
    expect(await garage.refusal(tripCalls.confirmTrip, late)).toEqual(handled(first));
    const ended = { ...late, body: { collected: 30 } };
    expect(await garage.refusal(tripCalls.endTrip, ended)).toEqual(handled(first));
    const kinds = await garage.db.select().from(acts).where(eq(acts.about, id));
    expect(kinds.map(({ kind }) => kind)).toEqual(['trip.confirmed']);
  });

  it('that waits for its money is not there, and cannot be confirmed or declined', async () => {
    const { token, book, list } = await open();
    const id = await book();
    await change(id, { paymentMethod: 'digital_payment' });
    expect(await list()).toEqual({ ids: [], next: null });
    expect(await garage.refusal(tripCalls.confirmTrip, { token, ...of(id) })).toEqual(handled(''));
    const declining = { token, ...of(id), body: { words: 'No' } };
    expect(await garage.refusal(tripCalls.declineTrip, declining)).toEqual(handled(''));
    expect((await garage.db.select().from(trips).where(eq(trips.id, id)))[0]?.status).toBe(
      'pending',
    );
  });

  it('that is on the road is declined no more', async () => {
    const { token, email, book } = await open();
    const id = await book();
    await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    await garage.call(tripCalls.startTrip, { token, ...of(id), body: {} });
    const declining = { token, ...of(id), body: { words: 'No' } };
    expect(await garage.refusal(tripCalls.declineTrip, declining)).toEqual(handled(email));
  });

  it('stands with what waits first, then by when it begins, page by page (DESK-16)', async () => {
    const { token, book, list } = await open();
    const late = await book({ pickup_time: '2026-11-25T09:00:00.000Z' });
    const soon = await book({ pickup_time: '2026-11-22T09:00:00.000Z' });
    const waiting = await book({ pickup_time: '2026-11-29T09:00:00.000Z' });
    for (const id of [late, soon]) await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    expect(await list({ limit: 2 })).toEqual({ ids: [waiting, soon], next: 2 });
    expect(await list({ limit: 2, skip: 2 })).toEqual({ ids: [late], next: null });
  });
});

describe('the live desk of an office', () => {
  const stream = (token: string) =>
    garage.app.request('/api/v1/desk/stream', { headers: { Authorization: `Bearer ${token}` } });

  it('is told of a new trip within two seconds, and of no other office’s', async () => {
    const { token, book } = await open();
    const other = await open();
    const desk = readDesk(await stream(token));
    const next = async () =>
      (await desk.nextWhole())?.trips?.map(({ id, trip_status }) => [id, trip_status]);
    expect(await next()).toEqual([]);
    const theirs = await other.book();
    const id = await book();
    const booked = performance.now();
    expect(await next()).toEqual([[id, 'pending']]);
    expect(performance.now() - booked).toBeLessThan(2_000);
    await garage.call(tripCalls.confirmTrip, { token: other.token, ...of(theirs) });
    await garage.call(tripCalls.confirmTrip, { token, ...of(id) });
    expect(await next()).toEqual([[id, 'confirmed']]);
    await desk.cancel();
  });
});

describe('the demo', () => {
  it('leaves trips of an office that is open to its people, and for good what one has confirmed', async () => {
    const watched = await open();
    const alone = await open();
    const [mine, theirs, taken] = [await watched.book(), await alone.book(), await watched.book()];
    await garage.call(tripCalls.confirmTrip, { token: watched.token, ...of(taken) });
    garage.clock.advance(61_000);
    await watched.list();
    while ((await advanceTrips(garage.deps)) > 0);
    expect((await watched.follow(mine)).trip_status).toBe('pending');
    expect((await alone.follow(theirs)).trip_status).toBe('confirmed');
    garage.clock.advance(3_600_000);
    while ((await advanceTrips(garage.deps)) > 0);
    expect((await watched.follow(mine)).trip_status).toBe('confirmed');
    expect((await watched.follow(taken)).trip_status).toBe('confirmed');
  });
});

describe('people of an office', () => {
  const ops = (line: string) => runOpsCommand(garage.deps, line.split(' '));

  it('get in by a link as those of a store, and say at the desk who they are (DESK-02)', async () => {
    const providerId = await garage.provider();
    const { ok, text } = await ops(
      `staff add --provider ${providerId} --email first@rental.example --role owner`,
    );
    expect(ok).toBe(true);
    const invite = /\/desk#invite=([\w-]{43})$/.exec(text)?.[1] ?? '';
    const { token } = await garage.call(calls.choosePassword, { body: { invite, password } });
    expect(await garage.call(calls.readDesk, { token })).toEqual({
      id: expect.any(Number),
      email: 'first@rental.example',
      role: 'owner',
      handles: 'trips',
      store: {
        id: providerId,
        name: 'Test provider',
        logo_full_url: '',
        busy_minutes: 0,
        is_open_to_shoppers: 1,
        closed_until: null,
        hours: [],
      },
    });
    await garage.call(calls.inviteStaff, { token, body: { email: 'second@rental.example' } });
    const { staff } = await garage.call(calls.listStaff, { token });
    expect(staff.map(({ email }) => email)).toEqual([
      'first@rental.example',
      'second@rental.example',
    ]);
    expect((await ops('staff')).text).toMatch(
      new RegExp(`provider ${providerId}\\s+Test provider\\s+first@rental\\.example`),
    );
  });

  it.each([
    ['staff add --provider 99999999 --email a@b.example', 'there is no provider 99999999'],
    ['staff add --provider 1 --store 1 --email a@b.example', 'say either --store or --provider'],
  ])('%s: %s', async (line, text) => {
    expect(await ops(line)).toEqual({ ok: false, text });
  });
});

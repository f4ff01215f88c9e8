import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRefunds } from '../../../server/checkout/payment/refunds';
import { payments } from '../../../server/db/schema/orders';
import { guards, without } from '../../simulation/guards';
import { startPostgres } from '../../support/postgres';
import { type FakeStripe, openFakeStripe } from '../checkout/payment/fakeStripe';
import { cardTrips } from '../rental/cardTrips';
import { type Garage, openGarage } from '../rental/garage';
import { type HeldServer, openHeldServer } from './heldServer';

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url;
afterAll(() => own?.stop());

const guard = guards.find(({ name }) => name === 'a part of a refund is fixed once');
if (!guard) throw new Error('There is no such guard');
const taken = without(guard);
const fixing = guard.statement;
const noting = /^update "payments" set "refund_sent"/;

// PGlite has one connection: no two rounds are between the same statements.
describe.runIf(serverUrl)('a part of a refund is fixed once', () => {
  let stripe: FakeStripe;
  let garage: Garage;
  const servers: HeldServer[] = [];
  beforeAll(async () => {
    stripe = await openFakeStripe();
    garage = await openGarage({ ...stripe.env, TEST_DATABASE_URL: serverUrl ?? '' });
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await garage.close();
    await stripe.close();
  });

  const open = async (rewrite: (statement: string) => string) => {
    const server = await openHeldServer(garage.deps, garage.database.url ?? '', rewrite);
    servers.push(server);
    return server;
  };

  /** A trip that was paid with 30.00, of which a first part of 10.00 was sent back, and a further one is due. */
  const partlyBack = async () => {
    stripe.refunds.clear();
    const cards = cardTrips(garage, stripe);
    const car = await garage.vehicle(await garage.provider({ tax: 0 }));
    const guest = { body: { guest_id: await garage.guest() } };
    const { trip_id, payment } = await cards.paid(guest, car);
    const trip = cards.of(guest, trip_id);
    await trip.change(2);
    expect(await sendRefunds(garage.deps)).toBe(1);
    await trip.change(1);
    return {
      giveUp: () => trip.cancel(),
      sent: () =>
        [...stripe.refunds].map(([key, { amount }]) => [key.replace(payment, 'trip'), amount]),
      row: async () => {
        const [row] = await garage.db.select().from(payments).where(eq(payments.id, payment));
        return [row?.refundAmount, row?.refundAsked, row?.refundSent];
      },
    };
  };

  /** What a round had read before more became due is fixed after another server has asked for all of it, and not noted so. */
  const fixesLess = async (rewrite: (statement: string) => string) => {
    const refund = await partlyBack();
    const [slow, fast] = [await open(rewrite), await open(rewrite)];
    const heldFix = slow.holdBefore(fixing);
    const heldNote = fast.holdBefore(noting);
    const slowRound = sendRefunds(slow.deps);
    await heldFix.reached;
    await refund.giveUp();
    const fastRound = sendRefunds(fast.deps);
    await heldNote.reached;
    heldFix.release();
    await slowRound;
    heldNote.release();
    await fastRound;
    while ((await sendRefunds(fast.deps)) > 0);
    return { sent: refund.sent(), row: await refund.row() };
  };

  /** All of what is due is fixed after another server has asked for the part before, and not noted so. */
  const fixesMore = async (rewrite: (statement: string) => string) => {
    const refund = await partlyBack();
    const [first, second] = [await open(rewrite), await open(rewrite)];
    const heldFirst = first.holdBefore(fixing);
    const heldSecond = second.holdBefore(fixing);
    const heldNote = first.holdBefore(noting);
    const firstRound = sendRefunds(first.deps);
    await heldFirst.reached;
    await refund.giveUp();
    const secondRound = sendRefunds(second.deps);
    await heldSecond.reached;
    heldFirst.release();
    await heldNote.reached;
    heldSecond.release();
    await secondRound;
    heldNote.release();
    await firstRound;
    while ((await sendRefunds(first.deps)) > 0);
    return { sent: refund.sent(), row: await refund.row() };
  };

  const asItIs = (statement: string) => statement;

  it('when it was read before more became due, and another round asks for all', async () => {
    expect(await fixesLess(asItIs)).toEqual({
      sent: [
        ['refund:trip:10000', 1_000],
        ['refund:trip:30000', 2_000],
      ],
      row: [30_000, 30_000, 30_000],
    });
  });

  it('when it was read after more became due, and another round asks for what was due before', async () => {
    expect(await fixesMore(asItIs)).toEqual({
      sent: [
        ['refund:trip:10000', 1_000],
        ['refund:trip:20000', 1_000],
        ['refund:trip:30000', 1_000],
      ],
      row: [30_000, 30_000, 30_000],
    });
  });

  it.each([
    ['less', fixesLess],
    ['more', fixesMore],
  ])('without the guard, whoever had read %s: 40.00 of 30.00 go back', async (_, race) => {
    const { sent } = await race(taken.rewrite);
    expect(sent.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(4_000);
  });
});

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../../../server/db/schema/identity';
import { trips } from '../../../server/db/schema/trips';
import { tripLetter } from '../../../server/outgoing/mails/tripLetter';
import { sendDue, spreadHappenings } from '../../../server/outgoing/round';
import { moveTrip } from '../../../server/rental/trips/advance';
import { type Garage, openGarage } from '../rental/garage';

let garage: Garage;
let trip: number;
beforeAll(async () => {
  garage = await openGarage();
  const provider = await garage.provider({ name: { en: 'City Wheels', ar: 'عجلات المدينة' } });
  const vehicle = await garage.vehicle(provider, { name: { en: 'Comet', ar: 'المذنب' } });
  trip = (await garage.book(await garage.guest(), vehicle)).trip_id;
  const contact = { contactPersonName: 'Omar', contactPersonEmail: 'omar@example.com' };
  await garage.db.update(trips).set(contact).where(eq(trips.id, trip));
});
afterAll(() => garage.close());

async function leave() {
  await spreadHappenings(garage.deps);
  await sendDue(garage.deps, 'mail');
  const rows = await garage.db.select().from(outbox).orderBy(asc(outbox.id));
  return rows.map(({ title, recipient, body, code }) => ({
    title,
    recipient,
    code,
    lines: body
      .replace(/[\u2066-\u2069]/g, '')
      .split('\n')
      .filter(Boolean),
  }));
}

it('writes about a trip: booked and confirmed with all that is to be known, then its end', async () => {
  const [booked, ...more] = await leave();
  expect(more).toEqual([]);
  expect(booked).toEqual({
    title: `We have your trip #${trip}`,
    recipient: 'omar@example.com',
    code: '',
    lines: [
      'Thank you, Omar!',
      'City Wheels confirms it soon. Its page shows everything about it.',
      expect.stringMatching(/^Begins: \w{3} \d+, 2\d{3}, \d+:\d\d.[AP]M$/),
      expect.stringMatching(/^Ends: \w{3} \d+, 2\d{3}, \d+:\d\d.[AP]M$/),
      'Pickup: Home',
      '1 × Comet  $30.00',
      'Total: $30.00',
      expect.stringMatching(
        new RegExp(
          `^See the trip: http://localhost:3000/my-trips\\?trip_id=${trip}&share=[\\w-]{36}$`,
        ),
      ),
      'Flowmart',
    ],
  });
  expect(await moveTrip(garage.deps, trip)).toBe('confirmed');
  expect(await moveTrip(garage.deps, trip)).toBe('ongoing');
  expect(await moveTrip(garage.deps, trip)).toBe('completed');
  const all = await leave();
  expect(all.map(({ title }) => title)).toEqual([
    `We have your trip #${trip}`,
    'Trip confirmed',
    'Trip completed',
  ]);
  expect(all[2]?.lines[0]).toBe(`Your trip #${trip} with City Wheels is over. How was it?`);
});

it.each([
  ['wallet', 'What you paid is back in your wallet.'],
  ['provider', 'What you paid goes back the way it came. Banks take a few days.'],
  ['cash', 'What you paid is given back to you in cash.'],
] as const)(
  'says of a cancelled trip whose money goes back by %s where it is',
  async (way, words) => {
    await garage.db
      .update(trips)
      .set({ status: 'canceled', refundedTo: way })
      .where(eq(trips.id, trip));
    const letter = await tripLetter(garage.deps, trip, 'canceled');
    expect(typeof letter === 'object' && letter?.paragraphs.slice(1)).toEqual([words]);
  },
);

import { sendRefunds } from '../../../server/checkout/payment/refunds';
import type { Act, Day } from '../day';
import { tripPrice } from '../price';
import { fleet, type Shopper, shoppers } from '../world';
import { pageIn } from './intents';
import { tellNews } from './money';
import { book, choose } from './trips';

const own = ({ guestId }: Shopper) => (guestId === null ? {} : { guest_id: guestId });
const path = (last: string) => `/rental/user/trip/${last}`;

interface Rounds {
  givers: number;
  tickers: number;
}
const rounds = new WeakMap<Day, Rounds>();

/** Two servers send back what is due, round after round, while somebody gives something up. */
async function whileMoneyGoesBack(day: Day, work: () => Promise<void>): Promise<void> {
  const now = rounds.get(day) ?? { givers: 0, tickers: 0 };
  rounds.set(day, now);
  now.givers += 1;
  for (; now.tickers < 2; now.tickers += 1)
    day.start('the ticker sends money back', async () => {
      while (now.givers > 0) await day.inside('refunds', sendRefunds);
      now.tickers -= 1;
    });
  await work();
  now.givers -= 1;
}

/** Paid, then shorter and shorter, then not at all: money goes back in parts. */
async function giveUp(
  day: Day,
  { id, who, quantity, hours }: Day['trips'][number],
  lengths: readonly number[],
): Promise<void> {
  const named = { ...own(who), trip_id: id };
  const callback = 'https://shop.example/my-trips';
  const body = { ...named, callback };
  const page = pageIn(await day.ask({ who, method: 'POST', path: path('payment'), body }));
  const opened = page ? await day.ask({ method: 'GET', path: `//pay/${page}` }) : null;
  const session = /^https:\/\/bank\.example\/(.+)$/.exec(opened?.location ?? '')?.[1];
  const known = day.bank.pages.get(session ?? '');
  if (session && known?.state === 'open') {
    known.state = 'paid';
    await tellNews(day, session);
  }
  await whileMoneyGoesBack(day, async () => {
    for (const shorter of lengths.filter((length) => length < hours)) {
      const trip_amount = tripPrice(shorter, quantity) / 1000;
      const length = { ...named, estimated_hours: shorter, trip_amount };
      await day.ask({ who, method: 'PUT', path: path('length'), body: length });
    }
    const reason = { ...named, reason: 'I changed my mind' };
    await day.ask({ who, method: 'PUT', path: path('cancel-trip'), body: reason });
  });
}

export const giveUpSlowly: Act = (day) => {
  const long = day.trips.filter(({ hours }) => hours > 2);
  if (long.length === 0) return false;
  const trip = day.random.pick(long.slice(-5));
  day.start(`${trip.who.name} pays trip ${trip.id}, makes it shorter, and gives it up`, () =>
    giveUp(day, trip, [trip.hours - 1, 1]),
  );
  return true;
};

/** The same from the booking on, for hours at which few others ride. */
export const bookAndGiveUp: Act = (day) => {
  const { random } = day;
  const who = random.pick(shoppers);
  const [quantity, hours] = [1, 5];
  const pickup = new Date(day.now().getTime() + (2 + random.below(60)) * 3_600_000).toISOString();
  day.start(`${who.name} books a van, and is to give it up`, async () => {
    const booking = { who, vehicle: fleet.van, quantity, hours, pickup };
    const intent = (await choose(day, booking, 'digital_payment'))?.();
    const id = intent ? await book(day, intent, hours, quantity) : null;
    if (id !== null) await giveUp(day, { id, who, hours, quantity }, [4, 3, 2, 1]);
  });
  return true;
};

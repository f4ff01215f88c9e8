import { signature } from '../bank';
import type { Act, Day } from '../day';
import { shoppers } from '../world';
import { newIntent, pageIn, sendUntilKnown } from './intents';

const customers = shoppers.filter(({ customerId }) => customerId !== null);

/** The bank tells the shop about a page, as it does until it is answered. */
export async function tellNews(day: Day, session: string, more: Record<string, unknown> = {}) {
  const headers = { 'X-Signature': signature };
  const body = { session, ...more };
  return day.ask({ method: 'POST', path: '//webhooks/bank', body, headers });
}

/** Somebody is on a page of the bank: pays, gives up or leaves; news and return come in any order, twice, late or not now. */
export const payOnPage: Act = (day) => {
  const { random, bank } = day;
  if (day.pages.length === 0) return false;
  const { id, who } = random.pick(day.pages.slice(-4));
  day.start(`${who.name} opens a page of the bank`, async () => {
    const answer = await day.ask({ method: 'GET', path: `//pay/${id}` });
    const session = /^https:\/\/bank\.example\/(.+)$/.exec(answer?.location ?? '')?.[1];
    const page = session ? bank.pages.get(session) : undefined;
    if (!session || !page) return;
    await day.pause();
    if (page.state === 'open' && random.isLikely(0.8))
      page.state = random.isLikely(0.2) ? 'coming' : 'paid';
    else if (page.state === 'coming') page.state = random.pick(['paid', 'ended']);
    const back = random.pick(['back', 'back', 'cancel']);
    if (random.isLikely(0.6))
      day.start(`${who.name} comes ${back} from the bank`, async () => {
        await day.ask({ method: 'GET', path: `//pay/${id}/${back}` });
      });
    for (let told = random.below(3); told > 0; told -= 1)
      day.start(`the bank tells about a page of ${who.name}`, async () => {
        await tellNews(day, session);
      });
    if (random.isLikely(0.15))
      day.start('somebody forges news', async () => {
        const body = { session };
        const answer = await day.ask({ method: 'POST', path: '//webhooks/bank', body });
        if (answer && answer.status < 400) day.wrong('forged news were believed');
      });
    if (random.isLikely(0.15))
      day.start('news tell another amount', async () => {
        const answer = await tellNews(day, session, { units: page.units - 1 });
        if (answer && answer.status < 400 && page.state === 'paid')
          day.wrong('news of another amount were believed');
      });
  });
  return true;
};

/** Money for the wallet, asked for by one window or two. */
export const addFund: Act = (day) => {
  const who = day.random.pick(customers);
  const body = {
    amount: day.random.pick([5, 20, 30]),
    payment_method: 'bank',
    callback: 'https://shop.example/profile',
  };
  const intent = newIntent(day, {
    kind: 'fund',
    who,
    send: (key) => {
      const headers = { 'Idempotency-Key': key };
      return day.ask({ who, method: 'POST', path: '/customer/wallet/add-fund', body, headers });
    },
  });
  for (let window = day.random.below(2); window < 2; window += 1)
    day.start(`${who.name} fills the wallet with ${intent.key}`, async () => {
      const page = pageIn(await sendUntilKnown(day, intent));
      if (page && !day.pages.some(({ id }) => id === page)) day.pages.push({ id: page, who });
    });
  return true;
};

/** Points into money, in two windows with one key or two. */
export const transferPoints: Act = (day) => {
  const who = day.random.pick(customers);
  const points = day.random.pick([20, 25, 40]);
  const make = () =>
    newIntent(day, {
      kind: 'transfer',
      who,
      send: (key) => {
        const headers = { 'Idempotency-Key': key };
        const path = '/customer/loyalty-point/point-transfer';
        return day.ask({ who, method: 'POST', path, body: { point: points }, headers });
      },
    });
  const first = make();
  for (const intent of [first, day.random.isLikely(0.5) ? first : make()])
    day.start(`${who.name} turns ${points} points into money with ${intent.key}`, async () => {
      await sendUntilKnown(day, intent);
    });
  return true;
};

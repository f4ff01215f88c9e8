import { sendRefunds } from '../../../server/checkout/payment/refunds';
import { tidy } from '../../../server/housekeeping/tidy';
import { runOpsCommand } from '../../../server/ops/command';
import { expireUnpaid } from '../../../server/orders/tracking/expireUnpaid';
import { expireUnpaidTrips } from '../../../server/rental/trips/advance';
import type { Act, Day } from '../day';

export const command = (day: Day, words: string[]) =>
  day.inside(`an operator types ${words.join(' ')}`, (deps) => runOpsCommand(deps, words));

/** The store moves an order on; two of its people may do so at once. */
export const moveOrders: Act = (day) => {
  if (day.orders.length === 0) return false;
  const { id } = day.random.pick(day.orders.slice(-6));
  const times = 1 + day.random.below(4);
  for (let person = day.random.below(2); person < 2; person += 1)
    day.start(`the store moves order ${id}`, async () => {
      for (let time = 0; time < times; time += 1) await command(day, ['order', `${id}`, 'next']);
    });
  return true;
};

export const cancelByStore: Act = (day) => {
  if (day.orders.length === 0) return false;
  const { id } = day.random.pick(day.orders.slice(-6));
  day.start(`the store cancels order ${id}`, async () => {
    await command(day, ['order', `${id}`, 'cancel', 'sold', 'out']);
  });
  return true;
};

/** What may be said when money is asked back. */
export const answers = [['approve'], ['approve', '2'], ['approve', '9999'], ['reject', 'No']];

/** Two people answer what waits for an answer. */
export const answerRefunds: Act = (day) => {
  if (day.orders.length === 0) return false;
  const { id } = day.random.pick(day.orders.slice(-6));
  for (let person = day.random.below(2); person < 2; person += 1) {
    const how = day.random.pick(answers);
    day.start(`the shop answers about the money of order ${id}`, async () => {
      await command(day, ['refund', `${id}`, ...how]);
    });
  }
  return true;
};

export const moveTrips: Act = (day) => {
  if (day.trips.length === 0) return false;
  const { id } = day.random.pick(day.trips.slice(-4));
  const how = day.random.isLikely(0.8) ? ['next'] : ['cancel', 'broken'];
  for (let person = day.random.below(2); person < 2; person += 1)
    day.start(`the garage handles trip ${id}`, async () => {
      await command(day, ['trip', `${id}`, ...how]);
    });
  return true;
};

/** A round of the ticker, on one server or two. */
export const tick: Act = (day) => {
  for (let server = day.random.below(2); server < 2; server += 1)
    day.start('the ticker goes round', async () => {
      await day.inside('what was not paid in time', expireUnpaid);
      await day.inside('trips not paid in time', expireUnpaidTrips);
      await day.inside('refunds', sendRefunds);
      if (day.random.isLikely(0.2)) await day.inside('tidying', (deps) => tidy(deps.db, day.now()));
    });
  return true;
};

/** Time passes: minutes, or hours. */
export const passTime: Act = (day) => {
  const { random } = day;
  const minutes = random.isLikely(0.6) ? 1 + random.below(15) : 20 + random.below(90);
  day.jump(minutes * 60_000);
  return true;
};

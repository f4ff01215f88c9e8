import { lte, sql } from 'drizzle-orm';
import { sendRefunds } from '../../checkout/payment/refunds';
import { isAway } from '../../db/lost';
import { conversations } from '../../db/schema/inbox';
import { orders } from '../../db/schema/orders';
import { trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { logError } from '../../http/log';
import { spanned } from '../../observe/spans';
import { offerParcels } from '../../parcel/offer';
import { advanceTrips, expireUnpaidTrips } from '../../rental/trips/advance';
import { noteSilence } from '../../ride/silence';
import { answerDue } from '../inbox/reply';
import { advanceDue } from './advance';
import { expireUnpaid } from './expireUnpaid';

const roundMilliseconds = 1_000;
const roundsBetweenExpiries = 30;
/** While server or database were away, providers and couriers could tell nothing: they have so long to do so. */
export const restMinutes = 5;

/**
 * Moves on what is due of the demo: orders, trips and answers of stores. Most rounds find nothing: they ask the
 * database once, where a transaction for each kind takes nine statements, several times a second.
 */
export async function playDue(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const { rows } = await deps.db.execute<{ due: boolean }>(sql`
    select exists (select from ${orders} where ${lte(orders.nextStepAt, now)})
      or exists (select from ${trips} where ${lte(trips.nextStepAt, now)})
      or exists (select from ${conversations} where ${lte(conversations.replyDueAt, now)}) as due
  `);
  if (!rows[0]?.due) return;
  await advanceDue(deps);
  await advanceTrips(deps);
  await answerDue(deps);
}

/** All of them, whichever fails; then what failed first is thrown. */
async function each(jobs: ((deps: Deps) => Promise<unknown>)[], deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const job of jobs) await job(deps).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Moves demo orders and trips on, or offers real parcels, lets unpaid ones expire, notes couriers that fell silent and sends money back that is due, until the server stops. Call it once at start.
 * Nothing is held against anybody in the first minutes after a start, or after the database was away.
 * A round that fails (the database is away) is told once and tried again.
 */
export function startTicker(deps: Deps): void {
  let rounds = 0;
  let timer: NodeJS.Timeout | null = null;
  let isFailing = false;
  const afterRest = () => new Date(deps.clock.now().getTime() + restMinutes * 60_000);
  let restsUntil = afterRest();

  const round = async () => {
    try {
      if (!deps.database.hasRoom()) return;
      if (deps.env.DEMO_MODE) await playDue(deps);
      else await offerParcels(deps);
      if (rounds % roundsBetweenExpiries === 0) {
        await spanned({ name: 'job expire', kind: 'job' }, async () => {
          const isResting = deps.clock.now() < restsUntil;
          const judging = isResting ? [] : [expireUnpaid, expireUnpaidTrips, noteSilence];
          await each([...judging, sendRefunds], deps);
        });
      }
      rounds += 1;
      isFailing = false;
    } catch (error) {
      if (!isFailing && !deps.stopping.aborted)
        logError('orders or trips could not advance', error);
      if (isAway(error)) restsUntil = afterRest();
      isFailing = true;
    } finally {
      if (!deps.stopping.aborted) plan();
    }
  };
  const plan = () => {
    const wait = Math.max(200, roundMilliseconds / Math.max(1, deps.env.DEMO_SPEED));
    timer = setTimeout(() => void round(), wait);
    timer.unref();
  };

  deps.stopping.addEventListener('abort', () => timer && clearTimeout(timer), { once: true });
  // A server may be told to stop while it starts.
  if (!deps.stopping.aborted) plan();
}

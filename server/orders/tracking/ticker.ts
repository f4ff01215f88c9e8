import { sendRefunds } from '../../checkout/payment/refunds';
import type { Deps } from '../../deps';
import { logError } from '../../http/log';
import { spanned } from '../../observe/spans';
import { advanceTrips, expireUnpaidTrips } from '../../rental/trips/advance';
import { noteSilence } from '../../ride/silence';
import { answerDue } from '../inbox/reply';
import { advanceDue, expireUnpaid } from './advance';

const roundMilliseconds = 1_000;
const roundsBetweenExpiries = 30;

/**
 * Moves demo orders and trips on, lets unpaid ones expire, notes couriers that fell silent and sends money back that is due, until the server stops. Call it once at start.
 * A round that fails (the database is away) is told once and tried again.
 */
export function startTicker(deps: Deps): void {
  let rounds = 0;
  let timer: NodeJS.Timeout | null = null;
  let isFailing = false;

  const round = async () => {
    try {
      if (!deps.database.hasRoom()) return;
      if (deps.env.DEMO_MODE) {
        await advanceDue(deps);
        await advanceTrips(deps);
        await answerDue(deps);
      }
      if (rounds % roundsBetweenExpiries === 0) {
        await spanned({ name: 'job expire', kind: 'job' }, async () => {
          await expireUnpaid(deps);
          await expireUnpaidTrips(deps);
          await sendRefunds(deps);
          await noteSilence(deps);
        });
      }
      rounds += 1;
      isFailing = false;
    } catch (error) {
      if (!isFailing && !deps.stopping.aborted)
        logError('orders or trips could not advance', error);
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
  plan();
}

import { asc, inArray } from 'drizzle-orm';
import { formatMoney, fromMillis } from '../../domain/values/money';
import { trips } from '../db/schema/trips';
import type { Deps } from '../deps';
import { byCommand, noteAct } from '../operator/noteAct';
import { moveTrip } from '../rental/trips/advance';
import { cancelTripIn } from '../rental/trips/cancel';
import { restOf } from '../rental/trips/paid';
import { runningTrips, type TripRow } from '../rental/trips/store';
import { OpsError } from './opsError';
import { mostRows, table, withRest } from './table';

const running = inArray(trips.status, [...runningTrips]);

export async function listTrips(deps: Deps): Promise<string> {
  const config = await deps.settings.config();
  const money = (amount: number) => formatMoney(fromMillis(amount), config);
  const standing = (trip: TripRow) =>
    restOf(trip) > 0 ? `partly paid, ${money(restOf(trip))} left` : trip.paymentStatus;
  const rows = await deps.db
    .select()
    .from(trips)
    .where(running)
    .orderBy(asc(trips.id))
    .limit(mostRows);
  const list = table(
    ['trip', 'state', 'from', 'amount', 'payment', 'contact'],
    rows.map((trip) => [
      String(trip.id),
      trip.status,
      trip.startsAt.toISOString(),
      money(trip.amount),
      `${trip.paymentMethod}, ${standing(trip)}`,
      `${trip.contactPersonName} ${trip.contactPersonNumber}`,
    ]),
    'No trip is running.',
  );
  return withRest(list, await deps.db.$count(trips, running));
}

export async function moveTripOn(deps: Deps, id: number): Promise<string> {
  const status = await moveTrip(deps, id, byCommand);
  if (!status) throw new OpsError(`trip ${id} is not running, or waits for its money`);
  return `trip ${id} is ${status}`;
}

export async function cancelTripNow(deps: Deps, id: number, reason: string): Promise<string> {
  const why = { reason, note: '' };
  const now = deps.clock.now();
  const isCanceled = await deps.db.transaction(async (tx) => {
    if (!(await cancelTripIn(tx, id, runningTrips, why, now))) return false;
    await noteAct(tx, byCommand, { kind: 'trip.canceled', about: id, note: reason, at: now });
    return true;
  });
  if (!isCanceled) throw new OpsError(`trip ${id} is not running`);
  return `trip ${id} is canceled`;
}

import type { ActKind } from '../../../domain/operator/act';
import type { TripStatus } from '../../../domain/rental/trip';
import { formatMoney, fromMillis, type Millis, toMillis } from '../../../domain/values/money';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { DeskStaff } from '../../http/staff';
import { t } from '../../locales/t';
import { noteAct } from '../../operator/noteAct';
import { enterTrip } from '../../rental/trips/advance';
import { cancellable, cancelTripIn } from '../../rental/trips/cancel';
import { dueWithKeys, toCollect, tripWaitsForMoney } from '../../rental/trips/paid';
import { eventsOf, type TripRow } from '../../rental/trips/store';
import { actorOf } from '../handle';
import { ownTrip } from './read';

/** Says who was faster. */
async function handled({ db }: Deps, tripId: number): Promise<Refusal> {
  const by = (await eventsOf(db, [tripId])).at(-1)?.by ?? '';
  return new Refusal('trip_handled', { detail: { by } });
}

/** The trip where the same hand has done so already: whose answer was lost asks again. @throws Refusal `trip_handled` */
async function doneBefore(deps: Deps, staff: DeskStaff, id: number, status: TripStatus) {
  const trip = await ownTrip(deps, staff, id);
  const last = (await eventsOf(deps.db, [id])).at(-1);
  if (trip.status !== status || last?.by !== staff.email) throw await handled(deps, id);
  return trip;
}

interface Move {
  readonly kind: ActKind;
  readonly from: TripStatus;
  readonly to: TripStatus;
  readonly check?: (trip: TripRow) => Promise<void>;
  /** The cash that a trip begins with was taken. */
  readonly isCashTaken?: boolean;
}

/** @throws Refusal `not_found`, `trip_handled` */
async function move(deps: Deps, staff: DeskStaff, id: number, how: Move) {
  const { kind, from, to, check, isCashTaken = false } = how;
  const trip = await ownTrip(deps, staff, id);
  if (tripWaitsForMoney(trip)) throw await handled(deps, id);
  if (trip.status !== from) return doneBefore(deps, staff, id, to);
  await check?.(trip);
  const hasMoved = await deps.db.transaction(async (tx) => {
    const entered = await enterTrip(tx, deps, trip, to, { name: staff.email, isCashTaken });
    if (entered) {
      const did = { kind, about: id, at: deps.clock.now() };
      await noteAct(tx, actorOf(staff), did);
    }
    return entered;
  });
  return hasMoved ? ownTrip(deps, staff, id) : doneBefore(deps, staff, id, to);
}

export const confirm = (deps: Deps, staff: DeskStaff, id: number) =>
  move(deps, staff, id, { kind: 'trip.confirmed', from: 'pending', to: 'confirmed' });

async function checkCollected({ settings }: Deps, due: Millis, collected: number): Promise<void> {
  if (due === toMillis(collected)) return;
  const amount = formatMoney(fromMillis(due), await settings.config());
  throw new Refusal('cash_due', {
    message: t('Another sum is due now: {amount}', { amount }),
    detail: { field: 'collected' },
  });
}

/** With the keys of a trip for cash all of it is collected; a desk of a former version says nothing of it. @throws Refusal `cash_due` */
export const start = (deps: Deps, staff: DeskStaff, id: number, collected: number | undefined) =>
  move(deps, staff, id, {
    kind: 'trip.started',
    from: 'confirmed',
    to: 'ongoing',
    isCashTaken: collected !== undefined,
    check: async (trip) => {
      if (collected !== undefined) await checkCollected(deps, dueWithKeys(trip), collected);
    },
  });

/** What is due changes while its customer makes the trip longer: nobody ends it with another sum. @throws Refusal `cash_due` */
export const end = (deps: Deps, staff: DeskStaff, id: number, collected: number) =>
  move(deps, staff, id, {
    kind: 'trip.ended',
    from: 'ongoing',
    to: 'completed',
    check: (trip) => checkCollected(deps, toCollect(trip), collected),
  });

/** As a customer's cancelling: vehicles, coupon and money go back. @throws Refusal `not_found`, `trip_handled` */
export async function decline(deps: Deps, staff: DeskStaff, id: number, words: string) {
  const trip = await ownTrip(deps, staff, id);
  if (tripWaitsForMoney(trip)) throw await handled(deps, id);
  const now = deps.clock.now();
  const why = { reason: words, note: '', by: staff.email };
  const isDeclined = await deps.db.transaction(async (tx) => {
    if (!(await cancelTripIn(tx, id, cancellable, why, now))) return false;
    const did = { kind: 'trip.declined', about: id, at: now } as const;
    await noteAct(tx, actorOf(staff), did);
    return true;
  });
  return isDeclined ? ownTrip(deps, staff, id) : doneBefore(deps, staff, id, 'canceled');
}

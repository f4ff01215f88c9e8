import { eq } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import { isTripDuration } from '../../../domain/rental/rentalUnits';
import type { TripLengthQuote } from '../../../domain/rental/trip';
import { isOneOf } from '../../../domain/values/entries';
import { fromMillis, type Millis, toMillis } from '../../../domain/values/money';
import { type Paid, returnMoney, wayBack } from '../../checkout/payment/returns';
import { replaceOpen } from '../../checkout/payment/store';
import type { Db, Tx } from '../../db/client';
import { tripLines, trips, vehicleHolds } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { checkPayment } from '../../orders/rules';
import { announceTrip } from '../../orders/tracking/news';
import { findShortVehicle, freeUnits, lockVehicles } from '../availability';
import { shortRefusal } from '../refusals';
import { priceAtLength, type RepricedTrip } from './lengthPrice';
import { firstStep, lockTrip, tripWaitsForMoney } from './paid';
import { runningTrips, type TripRow } from './store';

const texts = {
  over: t('This trip can no longer be made longer or shorter.'),
  tooShort: t('The trip has lasted that long already. Choose a later end.'),
};

/** By hours or days, and not over; how long a trip by the way takes is not the shopper's to say. */
export const canChangeLength = ({ type, status }: TripRow): boolean =>
  type !== 'distance_wise' && isOneOf(runningTrips, status);

/** When a trip of that many hours ends. @throws Refusal `not_changeable`, `trip_duration` */
function endAt(trip: TripRow, hours: number, now: Date): Date {
  if (!canChangeLength(trip)) throw new Refusal('not_changeable', { message: texts.over });
  if (!isTripDuration(trip.type, hours)) throw new Refusal('trip_duration');
  const end = new Date(trip.startsAt.getTime() + hours * 3_600_000);
  if (end <= now) throw new Refusal('trip_duration', { message: texts.tooShort });
  return end;
}

/** Whether its vehicles are free for what comes on top. @throws Refusal `vehicle_unavailable`, `vehicle_limit` */
async function checkFree(db: Db | Tx, trip: TripRow, { lines }: RepricedTrip, end: Date) {
  if (end <= trip.endsAt) return;
  const ids = lines.map(({ vehicleId }) => vehicleId);
  const short = findShortVehicle(lines, await freeUnits(db, ids, { from: trip.endsAt, to: end }));
  if (short) throw shortRefusal(short, 'more');
}

/** What was paid for a trip beyond a new total; each part of it goes back once, told apart by what went before it. */
const surplusOf = (trip: TripRow, total: Millis): Paid => ({
  subject: { tripId: trip.id },
  customerId: trip.customerId,
  method: trip.paymentMethod,
  isPaid: trip.paymentStatus === 'paid',
  amount: Math.max(0, trip.paid - total),
  part: `after ${trip.givenBack}`,
});

/** Gives back what was paid beyond the new total, to the wallet or by the way it came; cash waits for the keys. */
async function giveSurplusBack(tx: Tx, trip: TripRow, total: Millis, now: Date): Promise<void> {
  const back = surplusOf(trip, total);
  const way = await wayBack(tx, back);
  if (way === null || way === 'cash' || (await returnMoney(tx, back, now)) === null) return;
  await tx
    .update(trips)
    .set({ paid: total, givenBack: trip.givenBack + back.amount, givenBackTo: way })
    .where(eq(trips.id, trip.id));
}

export async function quoteLength(
  deps: Deps,
  trip: TripRow,
  hours: number,
  language: Language,
): Promise<TripLengthQuote> {
  const { digit_after_decimal_point: digits } = await deps.settings.config(language);
  const end = endAt(trip, hours, deps.clock.now());
  const priced = await priceAtLength(deps.db, trip, hours, { language, digits });
  await checkFree(deps.db, trip, priced, end);
  const back = surplusOf(trip, priced.total);
  const way = await wayBack(deps.db, back);
  return {
    estimated_hours: hours,
    return_time: end.toISOString(),
    old_amount: fromMillis(trip.amount),
    trip_amount: fromMillis(priced.total),
    difference: fromMillis(priced.total - trip.amount),
    given_back_amount: way === null || way === 'cash' ? 0 : fromMillis(back.amount),
    given_back_to: way === 'cash' ? null : way,
  };
}

/**
 * Makes a booked trip longer or shorter, in one transaction behind the locks of the trip and its vehicles, so that
 * nobody else gets them in between. What was paid beyond the new total goes back at once; what is to pay more can be paid
 * from then on, or changes hands with the keys. Asking for the same length again changes nothing.
 * @throws Refusal `not_changeable`, `trip_duration`, `vehicle_unavailable`, `vehicle_limit`, `amount_changed`, `cod_limit`
 */
export async function changeLength(
  deps: Deps,
  tripId: number,
  asked: { estimated_hours: number; trip_amount: number },
  language: Language,
): Promise<void> {
  const config = await deps.settings.config(language);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, tripId);
    if (!trip) throw new Refusal('not_found');
    const end = endAt(trip, asked.estimated_hours, now);
    if (asked.estimated_hours === trip.hours) return;
    const digits = config.digit_after_decimal_point;
    const priced = await priceAtLength(tx, trip, asked.estimated_hours, { language, digits });
    if (toMillis(asked.trip_amount) !== priced.total) {
      throw new Refusal('amount_changed', { detail: { trip_amount: fromMillis(priced.total) } });
    }
    if (trip.paymentStatus === 'unpaid') {
      checkPayment(trip.paymentMethod, priced.total, config, deps.env);
    }
    await lockVehicles(
      tx,
      priced.lines.map(({ vehicleId }) => vehicleId),
    );
    await checkFree(tx, trip, priced, end);
    await write(tx, deps, trip, priced, { hours: asked.estimated_hours, end, now });
  });
}

interface Change {
  readonly hours: number;
  readonly end: Date;
  readonly now: Date;
}

async function write(
  tx: Tx,
  deps: Deps,
  trip: TripRow,
  priced: RepricedTrip,
  { hours, end, now }: Change,
): Promise<void> {
  const { quote, total } = priced;
  for (const { id, subtotal, discount } of priced.lines) {
    await tx.update(tripLines).set({ subtotal, discount }).where(eq(tripLines.id, id));
  }
  await tx
    .update(trips)
    .set({
      hours,
      endsAt: end,
      amount: total,
      subtotal: toMillis(quote.subtotal),
      discount: toMillis(quote.discount),
      discountBy: quote.discount_by,
      couponDiscount: toMillis(quote.coupon_discount),
      tax: toMillis(quote.tax_amount),
      restInCash: false,
      updatedAt: now,
      // No page takes nothing.
      ...(tripWaitsForMoney(trip) &&
        total === 0 && { paymentStatus: 'paid', nextStepAt: firstStep(deps, trip, now) }),
    })
    .where(eq(trips.id, trip.id));
  await giveSurplusBack(tx, trip, total, now);
  await tx.update(vehicleHolds).set({ endsAt: end }).where(eq(vehicleHolds.tripId, trip.id));
  // A page that asks for the old amount can no longer be paid.
  await replaceOpen(tx, { tripId: trip.id }, now);
  await announceTrip(tx, trip.id);
}

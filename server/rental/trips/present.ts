import { inArray } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import { daysOf, kilometresOf } from '../../../domain/rental/rentalUnits';
import type { Trip, TripDetails } from '../../../domain/rental/trip';
import { isOneOf } from '../../../domain/values/entries';
import { fromMillis } from '../../../domain/values/money';
import { isTripUnderWay, lastGateway } from '../../checkout/payment/store';
import { vehicleReviews } from '../../db/schema/rental';
import type { Deps } from '../../deps';
import { reasonIn } from '../../orders/reasons';
import { loadProviders, loadVehicles } from '../load';
import { wireProvider, wireVehicle } from '../wire';
import { cancellable, tripCancellationReasons } from './cancel';
import { canChangeLength } from './length';
import { restOf } from './paid';
import { eventsOf, linesOf, type TripEventRow, type TripLineRow, type TripRow } from './store';

/** When a trip entered a state, ISO 8601; null when it has not. */
const timeOf = (events: readonly TripEventRow[], status: TripRow['status']) =>
  events.find((event) => event.status === status)?.createdAt.toISOString() ?? null;

const canCancel = ({ status }: TripRow): boolean => isOneOf(cancellable, status);

const presentRow = (
  row: TripRow,
  language: Language,
): Omit<
  Trip,
  | 'provider'
  | 'vehicles_count'
  | 'can_review'
  | 'pending'
  | 'confirmed'
  | 'ongoing'
  | 'completed'
  | 'canceled'
> => ({
  id: row.id,
  trip_status: row.status,
  trip_type: row.isScheduled ? 'scheduled' : 'instant',
  rental_type: row.type,
  estimated_hours: row.hours,
  estimated_days: daysOf(row.hours),
  distance: kilometresOf(row.distance),
  pickup_time: row.startsAt.toISOString(),
  return_time: row.endsAt.toISOString(),
  pickup_location: row.pickup,
  destination_location: row.destination,
  route: row.route,
  payment_method: row.paymentMethod,
  payment_status: row.paymentStatus,
  trip_amount: fromMillis(row.amount),
  paid_amount: fromMillis(row.paid),
  rest_amount: fromMillis(restOf(row)),
  rest_in_cash: row.restInCash ? 1 : 0,
  given_back_amount: fromMillis(row.givenBack),
  given_back_to: row.givenBackTo,
  subtotal: fromMillis(row.subtotal),
  discount_amount: fromMillis(row.discount),
  discount_by: row.discountBy,
  coupon_discount_amount: fromMillis(row.couponDiscount),
  coupon_code: row.couponCode,
  tax_amount: fromMillis(row.tax),
  tax_included: row.taxIncluded ? 1 : 0,
  trip_note: row.note,
  cancellation_reason: reasonIn(language, row.cancellationReason, tripCancellationReasons),
  refunded_to: row.refundedTo,
  contact_person_name: row.contactPersonName,
  contact_person_number: row.contactPersonNumber,
  track_token: row.trackToken,
  contact_person_email: row.contactPersonEmail,
  created_at: row.createdAt.toISOString(),
  can_cancel: canCancel(row) ? 1 : 0,
  can_change: canChangeLength(row) ? 1 : 0,
});

/** Which vehicles of some trips have been reviewed, as `trip:vehicle`. */
async function readReviewed(deps: Deps, tripIds: readonly number[]): Promise<Set<string>> {
  const rows = await deps.db
    .select({ tripId: vehicleReviews.tripId, vehicleId: vehicleReviews.vehicleId })
    .from(vehicleReviews)
    .where(inArray(vehicleReviews.tripId, [...tripIds]));
  return new Set(rows.map(({ tripId, vehicleId }) => `${tripId}:${vehicleId}`));
}

/** Trips with their providers, times and lines; a fixed number of queries for any number of trips. */
async function readTrips(deps: Deps, rows: readonly TripRow[], language: Language) {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [events, lines, providers, reviewed] = await Promise.all([
    eventsOf(deps.db, ids),
    linesOf(deps.db, ids),
    loadProviders(deps.db, [...new Set(rows.map((row) => row.providerId))]),
    readReviewed(deps, ids),
  ]);
  return rows.map((row) => {
    const own = events.filter((event) => event.tripId === row.id);
    const ownLines = lines.filter((line) => line.tripId === row.id);
    const provider = providers.find(({ id }) => id === row.providerId);
    const isReviewed = (line: TripLineRow) => reviewed.has(`${row.id}:${line.vehicleId}`);
    const isLeft = (line: TripLineRow) => line.vehicleId !== null && !isReviewed(line);
    const canReview =
      row.status === 'completed' && row.customerId !== null && ownLines.some(isLeft);
    const trip: Trip = {
      ...presentRow(row, language),
      pending: timeOf(own, 'pending'),
      confirmed: timeOf(own, 'confirmed'),
      ongoing: timeOf(own, 'ongoing'),
      completed: timeOf(own, 'completed'),
      canceled: timeOf(own, 'canceled'),
      vehicles_count: ownLines.reduce((sum, line) => sum + line.quantity, 0),
      provider: provider ? wireProvider(provider, language) : null,
      can_review: canReview ? 1 : 0,
    };
    return { trip, lines: ownLines, isReviewed };
  });
}

export async function presentTrips(
  deps: Deps,
  rows: readonly TripRow[],
  language: Language,
): Promise<Trip[]> {
  return (await readTrips(deps, rows, language)).map(({ trip }) => trip);
}

/** One trip with its lines, and the vehicles behind them so that they can be rented again. */
export async function presentTrip(
  deps: Deps,
  row: TripRow,
  language: Language,
): Promise<TripDetails> {
  const [read] = await readTrips(deps, [row], language);
  if (!read) throw new Error('A trip that was just read is not there');
  const vehicles = await loadVehicles(
    deps.db,
    read.lines.flatMap(({ vehicleId }) => vehicleId ?? []),
  );
  const details = read.lines.map((line) => {
    const vehicle = vehicles.find(({ id, active }) => active && id === line.vehicleId);
    return {
      id: line.id,
      vehicle_id: line.vehicleId,
      name: inLanguage(line.name, language),
      image_full_url: line.image,
      quantity: line.quantity,
      price: fromMillis(line.price),
      subtotal: fromMillis(line.subtotal),
      discount: fromMillis(line.discount),
      is_reviewed: read.isReviewed(line) ? (1 as const) : (0 as const),
      vehicle: vehicle ? wireVehicle(vehicle, language, null) : null,
    };
  });
  const underWay = await isTripUnderWay(deps.db, row.id);
  const isDigital = row.paymentMethod === 'digital_payment';
  return {
    ...read.trip,
    payment_under_way: underWay ? 1 : 0,
    payment_gateway: (isDigital && (await lastGateway(deps.db, { tripId: row.id }))) || null,
    can_pay: 1,
    trip_details: details,
  };
}

import { and, asc, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { DeskTrip, DeskTripFigures } from '../../../domain/desk/deskTrip';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import { kilometresOf } from '../../../domain/rental/rentalUnits';
import { fromMillis } from '../../../domain/values/money';
import { tripEvents, trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { DeskStaff } from '../../http/staff';
import { cashToGiveBack, owedInCash, toCollect } from '../../rental/trips/paid';
import {
  endedTrips,
  eventsOf,
  linesOf,
  runningTrips,
  type TripRow,
} from '../../rental/trips/store';
import { partStart } from '../store';

/** No trip that waits for its money is anybody's to see to. */
const isSeen = or(
  ne(trips.status, 'pending'),
  ne(trips.paymentMethod, 'digital_payment'),
  eq(trips.paymentStatus, 'paid'),
);

/** A trip of the caller's own office: any other does not exist. @throws Refusal `not_found` */
export async function ownTrip(
  { db }: Deps,
  { providerId }: DeskStaff,
  id: number,
): Promise<TripRow> {
  const [trip] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.id, id), eq(trips.providerId, providerId ?? 0)));
  if (!trip) throw new Refusal('not_found');
  return trip;
}

/** Open trips of an office, those that wait to be confirmed first, then by when they begin; and where the next page begins. */
export async function openTripsOf(
  { db }: Deps,
  providerId: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: TripRow[]; next: number | null }> {
  const found = await db
    .select()
    .from(trips)
    .where(and(eq(trips.providerId, providerId), inArray(trips.status, [...runningTrips]), isSeen))
    .orderBy(sql`${trips.status} <> 'pending'`, asc(trips.startsAt), asc(trips.id))
    .offset(skip)
    .limit(limit + 1);
  return { rows: found.slice(0, limit), next: found.length > limit ? skip + limit : null };
}

/** What has become of an office's trips, newest first; and where the next page begins. */
export async function pastTripsOf(
  { db }: Deps,
  providerId: number,
  { after, limit }: { after: number | null; limit: number },
): Promise<{ rows: TripRow[]; next: number | null }> {
  const found = await db
    .select()
    .from(trips)
    .where(
      and(
        eq(trips.providerId, providerId),
        inArray(trips.status, [...endedTrips]),
        after === null ? undefined : lt(trips.id, after),
      ),
    )
    .orderBy(desc(trips.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

export async function tripFiguresOf(
  { db, settings, clock }: Deps,
  providerId: number,
): Promise<DeskTripFigures> {
  const zone = await settings.timeZone();
  const [today, month] = [
    partStart('day', clock.now(), zone),
    partStart('month', clock.now(), zone),
  ];
  const isToday = sql`${tripEvents.createdAt} >= ${today}`;
  const [row] = await db
    .select({
      today: sql<number>`count(*) filter (where ${isToday})::int`,
      todaysAmount: sql<string>`coalesce(sum(${trips.amount}) filter (where ${isToday}), 0)`,
      month: sql<number>`count(*)::int`,
      monthsAmount: sql<string>`coalesce(sum(${trips.amount}), 0)`,
    })
    .from(trips)
    .innerJoin(tripEvents, and(eq(tripEvents.tripId, trips.id), eq(tripEvents.status, 'completed')))
    .where(
      and(
        eq(trips.providerId, providerId),
        eq(trips.status, 'completed'),
        sql`${tripEvents.createdAt} >= ${month}`,
      ),
    );
  const sums = (count = 0, amount = '0') => ({ trips: count, amount: fromMillis(Number(amount)) });
  return {
    today: sums(row?.today, row?.todaysAmount),
    month: sums(row?.month, row?.monthsAmount),
  };
}

/** Trips as their office sees them; a fixed number of queries for any number of trips. */
export async function presentDeskTrips(
  { db }: Deps,
  rows: readonly TripRow[],
  language: Language,
): Promise<DeskTrip[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, events] = [await linesOf(db, ids), await eventsOf(db, ids)];
  const owed = await owedInCash(db, rows);
  return rows.map((row) => ({
    id: row.id,
    trip_status: row.status,
    rental_type: row.type,
    estimated_hours: row.hours,
    distance: kilometresOf(row.distance),
    pickup_time: row.startsAt.toISOString(),
    return_time: row.endsAt.toISOString(),
    pickup_location: row.pickup,
    destination_location: row.destination,
    payment_method: row.paymentMethod,
    trip_amount: fromMillis(row.amount),
    due_amount: fromMillis(toCollect(row)),
    give_back_amount: fromMillis(owed.get(row.id) ?? cashToGiveBack(row)),
    contact_person_name: row.contactPersonName,
    contact_person_number: row.contactPersonNumber,
    trip_note: row.note,
    created_at: row.createdAt.toISOString(),
    handled_by: events.filter(({ tripId }) => tripId === row.id).at(-1)?.by ?? '',
    vehicles: lines
      .filter(({ tripId }) => tripId === row.id)
      .map(({ id, name, image, quantity }) => ({
        id,
        name: inLanguage(name, language),
        image_full_url: image,
        quantity,
      })),
  }));
}

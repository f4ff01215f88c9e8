import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import { kilometresOf } from '../../../domain/rental/rentalUnits';
import { fromMillis } from '../../../domain/values/money';
import { trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { DeskStaff } from '../../http/staff';
import { toCollect } from '../../rental/trips/paid';
import { eventsOf, linesOf, runningTrips, type TripRow } from '../../rental/trips/store';

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

/** Trips as their office sees them; a fixed number of queries for any number of trips. */
export async function presentDeskTrips(
  { db }: Deps,
  rows: readonly TripRow[],
  language: Language,
): Promise<DeskTrip[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, events] = [await linesOf(db, ids), await eventsOf(db, ids)];
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

import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import type { TripStatus } from '../../../domain/rental/trip';
import { isOneOf } from '../../../domain/values/entries';
import type { Db, Tx } from '../../db/client';
import { tripEvents, tripLines, trips } from '../../db/schema/trips';
import { noteHappening } from '../../outgoing/note';

export type TripRow = typeof trips.$inferSelect;
export type NewTrip = typeof trips.$inferInsert;
export type TripLineRow = typeof tripLines.$inferSelect;
export type NewTripLine = typeof tripLines.$inferInsert;
export type TripEventRow = typeof tripEvents.$inferSelect;

export const runningTrips = [
  'pending',
  'confirmed',
  'ongoing',
] as const satisfies readonly TripStatus[];
export const endedTrips = ['completed', 'canceled'] as const satisfies readonly TripStatus[];

export const isEnded = (status: TripStatus): boolean => isOneOf(endedTrips, status);

export async function findTrip(db: Db | Tx, id: number): Promise<TripRow | undefined> {
  const [row] = await db.select().from(trips).where(eq(trips.id, id));
  return row;
}

export async function countBooked(db: Db | Tx, owner: string): Promise<number> {
  const [row] = await db
    .select({ booked: count() })
    .from(trips)
    .where(and(eq(trips.owner, owner), ne(trips.status, 'canceled')));
  return row?.booked ?? 0;
}

/** One page of a shopper's trips, newest first, and how many there are. */
export async function pageOf(
  db: Db,
  owner: string,
  statuses: readonly TripStatus[],
  page: { skip: number; take: number },
): Promise<{ rows: TripRow[]; total: number }> {
  const wanted = and(eq(trips.owner, owner), inArray(trips.status, [...statuses]));
  const [counted] = await db.select({ total: count() }).from(trips).where(wanted);
  const rows = await db
    .select()
    .from(trips)
    .where(wanted)
    .orderBy(desc(trips.id))
    .limit(page.take)
    .offset(page.skip);
  return { rows, total: counted?.total ?? 0 };
}

export const linesOf = (db: Db | Tx, tripIds: readonly number[]): Promise<TripLineRow[]> =>
  db
    .select()
    .from(tripLines)
    .where(inArray(tripLines.tripId, [...tripIds]))
    .orderBy(asc(tripLines.id));

export const eventsOf = (db: Db | Tx, tripIds: readonly number[]): Promise<TripEventRow[]> =>
  db
    .select()
    .from(tripEvents)
    .where(inArray(tripEvents.tripId, [...tripIds]))
    .orderBy(asc(tripEvents.id));

export async function insertTrip(
  tx: Tx,
  values: NewTrip,
  lines: readonly Omit<NewTripLine, 'tripId'>[],
  now: Date,
): Promise<TripRow> {
  const [trip] = await tx.insert(trips).values(values).returning();
  if (!trip) throw new Error('The database gave no row back for a new trip');
  await tx.insert(tripLines).values(lines.map((line) => ({ ...line, tripId: trip.id })));
  await addEvent(tx, trip.id, trip.status, now);
  return trip;
}

/** Notes a change of state; each state is entered once. */
export async function addEvent(
  tx: Tx,
  tripId: number,
  status: TripStatus,
  now: Date,
  by = '',
): Promise<void> {
  await tx.insert(tripEvents).values({ tripId, status, by, createdAt: now }).onConflictDoNothing();
  await noteHappening(tx, { subject: 'trip', about: tripId, what: status, at: now });
}

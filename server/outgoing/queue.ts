import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { type OutgoingChannel, outgoing } from '../db/schema/outgoing';

export type OutgoingRow = typeof outgoing.$inferSelect;

/** How long a server has what it has taken to itself; another takes it over then. */
const leaseMilliseconds = 120_000;
const firstWaitMilliseconds = 30_000;
const longestWaitMilliseconds = 3_600_000;
const hour = 3_600_000;
/** After so long without success it is given up: whoever is told of dinner tomorrow has long eaten, and a text message wakes people. */
const patience = { event: 24, mail: 24, webhook: 24, text: 4 } as const;

/** 30 s, 1 min, 2 min ... at most an hour. */
const waitAfter = (tries: number): number =>
  Math.min(longestWaitMilliseconds, firstWaitMilliseconds * 2 ** Math.max(0, tries - 1));

/** Whether it has happened, or was tried again, so long ago that nobody is told of it any more. */
export function isPast({ at, channel, triedAgainAt }: OutgoingRow, now: Date): boolean {
  const since = (channel !== 'text' && triedAgainAt) || at;
  return now.getTime() - since.getTime() > patience[channel] * hour;
}

const open = and(isNull(outgoing.doneAt), isNull(outgoing.gaveUpAt));
const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Makes of everything that has happened what is to be sent on each of the channels; none: nobody is told. */
export async function spread(
  db: Db,
  channels: readonly Exclude<OutgoingChannel, 'event'>[],
  now: Date,
  most: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const events = await tx
      .select()
      .from(outgoing)
      .where(and(eq(outgoing.channel, 'event'), lte(outgoing.nextAt, now), open))
      .orderBy(asc(outgoing.nextAt), asc(outgoing.id))
      .limit(most)
      .for('update', { skipLocked: true });
    if (events.length === 0) return 0;
    const rows = events.flatMap(({ subject, about, what, at }) =>
      channels.map((channel) => ({ channel, subject, about, what, at, nextAt: now })),
    );
    if (rows.length > 0) await tx.insert(outgoing).values(rows).onConflictDoNothing();
    await tx
      .update(outgoing)
      .set({ doneAt: now })
      .where(
        inArray(
          outgoing.id,
          events.map(({ id }) => id),
        ),
      );
    return events.length;
  });
}

/** Takes what is due on a channel, so that no other server sends it meanwhile. */
export async function take(
  db: Db | Tx,
  channel: OutgoingChannel,
  now: Date,
  most: number,
): Promise<OutgoingRow[]> {
  const due = db
    .select({ id: outgoing.id })
    .from(outgoing)
    .where(and(eq(outgoing.channel, channel), lte(outgoing.nextAt, now), open))
    .orderBy(asc(outgoing.nextAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(outgoing)
    .set({ tries: sql`tries + 1`, nextAt: later(now, leaseMilliseconds) })
    .where(inArray(outgoing.id, due))
    .returning();
  return rows.sort((one, other) => one.id - other.id);
}

export const markDone = (db: Db, id: number, now: Date) =>
  db.update(outgoing).set({ doneAt: now }).where(eq(outgoing.id, id));

/** Not yet to be told: looked at again in a minute, and no try of its own. */
export const putOff = (db: Db, id: number, now: Date) =>
  db
    .update(outgoing)
    .set({ nextAt: later(now, 60_000), tries: sql`tries - 1` })
    .where(eq(outgoing.id, id));

/** Left to whoever takes next, at once, and no try of its own. */
export const handBack = (db: Db, id: number, now: Date) =>
  db.update(outgoing).set({ nextAt: now, tries: sql`tries - 1` }).where(eq(outgoing.id, id));

export const giveUp = (db: Db, id: number, now: Date) =>
  db.update(outgoing).set({ gaveUpAt: now }).where(eq(outgoing.id, id));

/** It was not taken: tried again, each time after a longer wait. True when it is given up for good. */
export async function tryLater(db: Db, row: OutgoingRow, now: Date): Promise<boolean> {
  const isOver = isPast(row, now);
  await db
    .update(outgoing)
    .set(isOver ? { gaveUpAt: now } : { nextAt: later(now, waitAfter(row.tries)) })
    .where(eq(outgoing.id, row.id));
  return isOver;
}

/** How much waits to be sent, and was given up, by channel. */
export async function countWaiting(
  db: Db,
): Promise<{ channel: OutgoingChannel; waiting: number; given_up: number }[]> {
  return db
    .select({
      channel: outgoing.channel,
      waiting: sql<number>`count(*) filter (where gave_up_at is null)::int`,
      given_up: sql<number>`count(*) filter (where gave_up_at is not null)::int`,
    })
    .from(outgoing)
    .where(isNull(outgoing.doneAt))
    .groupBy(outgoing.channel)
    .orderBy(asc(outgoing.channel));
}

/** What waits to be sent or was given up, the oldest first. */
export const listWaiting = (db: Db, most: number): Promise<OutgoingRow[]> =>
  db.select().from(outgoing).where(isNull(outgoing.doneAt)).orderBy(asc(outgoing.id)).limit(most);

/** Tries at once, and for another day, what was given up; a text message no longer once its news are old. */
export async function tryAgain(db: Db | Tx, now: Date): Promise<number> {
  const isText = eq(outgoing.channel, 'text');
  const isOfLate = gte(outgoing.at, later(now, -patience.text * hour));
  const rows = await db
    .update(outgoing)
    .set({
      gaveUpAt: null,
      nextAt: now,
      triedAgainAt: now,
      tries: 0,
    })
    .where(and(isNull(outgoing.doneAt), isNotNull(outgoing.gaveUpAt), or(not(isText), isOfLate)))
    .returning({ id: outgoing.id });
  return rows.length;
}

import { and, desc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { type CodeChannel, type CodePurpose, codes, outbox } from '../../db/schema/identity';

export type CodeRow = typeof codes.$inferSelect;

/** Wrong tries of one code, in all. */
export const mostWrongTries = 5;

const named = (purpose: CodePurpose, subject: string) =>
  and(eq(codes.purpose, purpose), eq(codes.subject, subject));

export async function findCode(
  db: Db | Tx,
  purpose: CodePurpose,
  subject: string,
): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(codes).where(named(purpose, subject));
  return row;
}

/** The same, held until the transaction ends, so that no guess goes uncounted meanwhile. */
export async function lockCode(
  tx: Tx,
  purpose: CodePurpose,
  subject: string,
): Promise<CodeRow | undefined> {
  const [row] = await tx.select().from(codes).where(named(purpose, subject)).for('update');
  return row;
}

interface OpenCode {
  readonly customerId: number;
  readonly channel: CodeChannel | undefined;
}

/** The latest code of a customer for a purpose, by one channel if it is told, that can still be used. */
export async function findOpenCode(
  db: Db,
  { purpose, customerId, channel }: Pick<CodeRow, 'purpose'> & OpenCode,
  now: Date,
): Promise<CodeRow | undefined> {
  const [row] = await db
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.customerId, customerId),
        channel ? eq(codes.channel, channel) : undefined,
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
      ),
    )
    .orderBy(desc(codes.sentAt))
    .limit(1);
  return row;
}

/** Writes what else follows the proof on a code that is on its way. */
export async function keepDetails(
  db: Db,
  { purpose, subject, details }: Pick<CodeRow, 'purpose' | 'subject' | 'details'>,
): Promise<void> {
  await db
    .update(codes)
    .set({ details })
    .where(and(eq(codes.purpose, purpose), eq(codes.subject, subject)));
}

/** Puts a code in place of the one before. Undefined while that is fresh and unused, unless `always`. */
export async function replaceCode(
  tx: Tx,
  row: CodeRow,
  always: boolean,
): Promise<CodeRow | undefined> {
  const { purpose: _, subject: __, ...values } = row;
  const [placed] = await tx
    .insert(codes)
    .values(row)
    .onConflictDoUpdate({
      target: [codes.purpose, codes.subject],
      set: values,
      ...(!always && {
        setWhere: sql`${lte(codes.resendAt, row.sentAt)} or ${isNotNull(codes.usedAt)}`,
      }),
    })
    .returning();
  return placed;
}

/**
 * Tries a code: one statement, so that of any number of guesses at the same time five are looked at. The right one
 * is used up when `consume`. A device that is known has its guesses counted elsewhere. Undefined when the code cannot
 * be tried any more.
 */
export async function tryCode(
  db: Db | Tx,
  row: Pick<CodeRow, 'purpose' | 'subject' | 'salt'>,
  hash: string,
  { consume, isOwnDevice }: { consume: boolean; isOwnDevice: boolean },
  now: Date,
): Promise<{ fits: boolean } | undefined> {
  const fits = sql`${codes.hash} = ${hash}`;
  const [tried] = await db
    .update(codes)
    .set({
      wrongTries: isOwnDevice
        ? codes.wrongTries
        : sql`${codes.wrongTries} + case when ${fits} then 0 else 1 end`,
      ...(consume && {
        usedAt: sql`case when ${fits} then ${now.toISOString()}::timestamptz end`,
      }),
    })
    .where(
      and(
        named(row.purpose, row.subject),
        eq(codes.salt, row.salt),
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
        isOwnDevice ? undefined : lt(codes.wrongTries, mostWrongTries),
      ),
    )
    .returning({ fits: sql<boolean>`${fits}` });
  return tried;
}

/**
 * After a message that nobody took: another may be asked for at once, and the code of before, if there was one, is
 * in its place again with the tries that it had.
 */
export async function takeBack(db: Db, row: CodeRow, before: CodeRow | undefined): Promise<void> {
  const { purpose: _, subject: __, ...values } = before ?? row;
  await db
    .update(codes)
    .set({ ...values, resendAt: row.sentAt })
    .where(and(named(row.purpose, row.subject), eq(codes.salt, row.salt)));
}

export async function lastDemoCode(db: Db, recipient: string): Promise<string | undefined> {
  const [row] = await db
    .select({ code: outbox.code })
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id))
    .limit(1);
  return row?.code;
}

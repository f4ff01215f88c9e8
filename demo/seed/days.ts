import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const dayMilliseconds = 86_400_000;

/** The moment so many days after another one; before it where they are negative. */
export const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * dayMilliseconds);

/** A column's end moved on by so many days; from now where it is over, so that what was shut for long begins anew. */
export const prolonged = (end: AnyPgColumn, now: Date, days: SQL) =>
  sql`greatest(${end}, ${now.toISOString()}::timestamptz) + ${days} * interval '1 day'`;

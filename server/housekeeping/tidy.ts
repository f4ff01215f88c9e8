import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/** Days after which what nobody needs any more is forgotten. */
export const keptDays = {
  /** Answers kept for senders who ask again: a lost answer is asked for within minutes. */
  idempotencyKeys: 7,
  /** Sessions that were ended or ran out: they open nothing either way. */
  endedSessions: 7,
  /** Codes and half-finished sign-ins that ran out: they open nothing, and their limits are counted elsewhere. */
  endedProofs: 1,
  /** What the demo would have sent. */
  outbox: 7,
  /** What people and programs outside were told, and what was given up. */
  outgoing: 30,
  /** Carts without lines, counted from when their store was chosen or given up. */
  emptyCarts: 90,
  /** Guests without a cart, an order and a trip. */
  idleGuests: 90,
} as const;

/** Minutes after which pictures of prescriptions go that reached no order: strangers send them. */
export const unusedPictureMinutes = 55;

/** How often all servers together tidy up once. */
const hoursBetween = 1;
/** Rows of one statement, so that no lock is held for long. */
const batch = 2_000;

interface Rule {
  table: string;
  /** Columns that name a row. */
  key: string;
  /** Rows that may go. */
  condition: (now: Date) => SQL;
}

const ago = (now: Date, days: number) =>
  sql`${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`;

/** What goes within the hour: cleared by each round rather than each hour. */
const soon: readonly Rule[] = [
  {
    table: 'uploads',
    key: 'id',
    condition: (now) =>
      sql`purpose = 'prescription' and order_id is null and created_at < ${ago(now, unusedPictureMinutes / 1440)}`,
  },
];

// Carts before guests: a guest whose cart is remembered is remembered.
const rules: readonly Rule[] = [
  {
    table: 'idempotency_keys',
    key: 'owner, key',
    condition: (now) => sql`created_at < ${ago(now, keptDays.idempotencyKeys)}`,
  },
  {
    table: 'tokens',
    key: 'hash',
    condition: (now) =>
      sql`least(expires_at, coalesce(revoked_at, expires_at)) < ${ago(now, keptDays.endedSessions)}`,
  },
  {
    table: 'staff_tokens',
    key: 'hash',
    condition: (now) =>
      sql`least(expires_at, coalesce(revoked_at, expires_at)) < ${ago(now, keptDays.endedSessions)}`,
  },
  {
    table: 'staff_invites',
    key: 'hash',
    condition: (now) => sql`expires_at < ${ago(now, keptDays.endedProofs)}`,
  },
  {
    table: 'courier_tokens',
    key: 'hash',
    condition: (now) =>
      sql`least(expires_at, coalesce(revoked_at, expires_at)) < ${ago(now, keptDays.endedSessions)}`,
  },
  {
    table: 'courier_invites',
    key: 'hash',
    condition: (now) => sql`expires_at < ${ago(now, keptDays.endedProofs)}`,
  },
  {
    table: 'operator_tokens',
    key: 'hash',
    condition: (now) =>
      sql`least(expires_at, coalesce(revoked_at, expires_at)) < ${ago(now, keptDays.endedSessions)}`,
  },
  {
    table: 'operator_invites',
    key: 'hash',
    condition: (now) => sql`expires_at < ${ago(now, keptDays.endedProofs)}`,
  },
  {
    table: 'push_tokens',
    key: 'token',
    condition: () => sql`not exists (select 1 from tokens where tokens.hash = push_tokens.session)`,
  },
  { table: 'rate_limits', key: 'key', condition: (now) => sql`reset_at < ${ago(now, 0)}` },
  {
    table: 'codes',
    key: 'purpose, subject',
    condition: (now) => sql`expires_at < ${ago(now, keptDays.endedProofs)}`,
  },
  {
    table: 'completions',
    key: 'hash',
    condition: (now) => sql`expires_at < ${ago(now, keptDays.endedProofs)}`,
  },
  {
    table: 'outbox',
    key: 'id',
    condition: (now) => sql`created_at < ${ago(now, keptDays.outbox)}`,
  },
  {
    table: 'outgoing',
    key: 'id',
    condition: (now) => sql`coalesce(done_at, gave_up_at) < ${ago(now, keptDays.outgoing)}`,
  },
  {
    table: 'carts',
    key: 'owner, module_id',
    condition: (now) => sql`updated_at < ${ago(now, keptDays.emptyCarts)} and not exists (
      select 1 from cart_lines where cart_lines.owner = carts.owner and cart_lines.module_id = carts.module_id)`,
  },
  {
    table: 'trip_carts',
    key: 'id',
    condition: (now) => sql`updated_at < ${ago(now, keptDays.emptyCarts)} and not exists (
      select 1 from trip_cart_lines where trip_cart_lines.cart_id = trip_carts.id)`,
  },
  {
    table: 'guests',
    key: 'id',
    // A number that an app knows a customer by is kept as a guest whom the customer took over.
    condition: (now) => sql`created_at < ${ago(now, keptDays.idleGuests)}
      and (taken_over_by is null or id !~ '^[0-9]{1,16}$')
      and not exists (select 1 from carts where carts.owner = 'guest:' || guests.id)
      and not exists (select 1 from orders where orders.owner = 'guest:' || guests.id)
      and not exists (select 1 from trip_carts where trip_carts.owner = 'guest:' || guests.id)
      and not exists (select 1 from trips where trips.owner = 'guest:' || guests.id)`,
  },
];

/** Takes this hour's turn; true for one server alone, whichever asks first. */
export async function claimTurn(db: Db, now: Date): Promise<boolean> {
  const value = JSON.stringify({ at: now.toISOString() });
  const { rows } = await db.execute(sql`
    insert into facts (key, value) values ('housekeeping', ${value}::jsonb)
    on conflict (key) do update set value = excluded.value
      where (facts.value ->> 'at')::timestamptz <= ${ago(now, hoursBetween / 24)}
    returning key`);
  return rows.length > 0;
}

/** Deletes what is older than it is kept; how many rows of which table. */
export const tidy = (db: Db, now: Date) => clear(db, [...rules, ...soon], now);

/** The same of what goes within the hour alone. */
export const tidySoon = (db: Db, now: Date) => clear(db, soon, now);

async function clear(db: Db, rules: readonly Rule[], now: Date): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const { table, key, condition } of rules) {
    removed[table] = 0;
    for (let found = batch; found === batch; ) {
      const [name, columns] = [sql.raw(table), sql.raw(key)];
      // The condition is asked again of the row itself: it may have been used meanwhile.
      const { rows } = await db.execute<{ found: number }>(sql`
        with old as (select ${columns} from ${name} where ${condition(now)} limit ${batch}),
          gone as (delete from ${name} where (${columns}) in (select ${columns} from old)
            and ${condition(now)} returning 1)
        select count(*)::int as found from gone`);
      found = rows[0]?.found ?? 0;
      removed[table] += found;
    }
  }
  return removed;
}

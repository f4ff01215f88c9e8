import { sql } from 'drizzle-orm';
import type { OwnText } from '../../../domain/language/localized';
import type { OrderStatus, OrderType } from '../../../domain/orders/order';
import type { TripStatus } from '../../../domain/rental/trip';
import type { Db, Tx } from '../../db/client';
import type { LoyaltyEntryKind } from '../../db/schema/loyalty';
import type { WalletEntryKind } from '../../db/schema/wallet';
import { takenBack } from '../../orders/reasons';

interface Facts {
  /** Names it for good: its kind and the number of the row that it is told from. */
  readonly id: string;
  readonly at: Date;
  /** Number of the order or trip; null when there is none. */
  readonly about: number | null;
  /** Name of the store or provider; null for parcels, money and points. */
  readonly name: OwnText | null;
  /** Thousandths of the currency, or points; 0 where there are none. */
  readonly amount: number;
}

export type News = Facts &
  (
    | {
        readonly kind: 'order';
        readonly what: OrderStatus;
        readonly orderType: OrderType;
        /** Whether it is in that state since its courier could not go on. */
        readonly isReassigned?: boolean;
      }
    | { readonly kind: 'trip'; readonly what: TripStatus }
    | { readonly kind: 'refund'; readonly what: 'approved' | 'rejected' }
    | { readonly kind: 'wallet'; readonly what: WalletEntryKind }
    | { readonly kind: 'points'; readonly what: LoyaltyEntryKind }
  );

/** How far back news are told and counted. */
const days = 90;

/**
 * What happened since a moment, told from where it is kept anyway: nothing can be forgotten to be noted. What a
 * customer did a second ago (ordering, booking, taking an order back to change it, paying from the wallet, changing points)
 * is no news to them.
 */
const newsSince = (customerId: number, since: Date) => {
  const after = sql`${since.toISOString()}::timestamptz`;
  return sql`
    select 'order' as kind, e.id, e.created_at as at, e.status as what, o.id as about, s.name, 0::bigint as amount, o.order_type,
        o.courier_changes > 0 and o.lost_at is not distinct from e.created_at as is_reassigned
      from orders o join order_events e on e.order_id = o.id left join stores s on s.id = o.store_id
      where o.customer_id = ${customerId} and e.status <> 'pending' and e.created_at > ${after}
        and not (e.status = 'canceled' and o.cancellation_reason = ${takenBack.en})
    union all
    select 'trip', e.id, e.created_at, e.status, t.id, p.name, 0, null, false
      from trips t join trip_events e on e.trip_id = t.id join rental_providers p on p.id = t.provider_id
      where t.customer_id = ${customerId} and e.status <> 'pending' and e.created_at > ${after}
    union all
    select 'refund', r.id, r.answered_at, r.status, o.id, s.name, r.amount, null, false
      from orders o join refund_requests r on r.order_id = o.id left join stores s on s.id = o.store_id
      where o.customer_id = ${customerId} and r.answered_at > ${after}
    union all
    select 'wallet', w.id, w.created_at, w.kind, null, null, w.amount, null, false
      from wallet_entries w
      where w.customer_id = ${customerId} and w.created_at > ${after}
        and w.kind in ('referrer', 'add_fund', 'order_refund', 'trip_refund')
    union all
    select 'points', l.id, l.created_at, l.kind, null, null, l.points, null, false
      from loyalty_entries l
      where l.customer_id = ${customerId} and l.created_at > ${after} and l.kind in ('earned', 'taken_back')`;
};

const daysBefore = (now: Date) => new Date(now.getTime() - days * 86_400_000);

interface Row extends Record<string, unknown> {
  kind: News['kind'];
  id: number;
  at: string | Date;
  what: string;
  about: number | null;
  name: OwnText | null;
  amount: string | number;
  order_type: OrderType | null;
  is_reassigned: boolean;
}

const newsOf = (row: Row): News =>
  ({
    kind: row.kind,
    what: row.what,
    id: `${row.kind}-${row.id}`,
    at: new Date(row.at),
    about: row.about,
    name: row.name,
    amount: Number(row.amount),
    ...(row.kind === 'order' && {
      orderType: row.order_type,
      isReassigned: row.is_reassigned,
    }),
  }) as News;

export async function newsPage(
  db: Db,
  customerId: number,
  now: Date,
  page: { skip: number; take: number },
): Promise<{ rows: News[]; total: number }> {
  const all = newsSince(customerId, daysBefore(now));
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${all}) as news`,
  );
  const { rows } = await db.execute<Row>(
    sql`select * from (${all}) as news order by at desc, kind, id desc offset ${page.skip} limit ${page.take}`,
  );
  return { rows: rows.map(newsOf), total: counted[0]?.total ?? 0 };
}

/** The newest of what happened after a moment, in order. */
export async function newsAfter(db: Db | Tx, customerId: number, since: Date, most: number) {
  const { rows } = await db.execute<Row>(
    sql`select * from (${newsSince(customerId, since)}) as news order by at desc, kind, id desc limit ${most}`,
  );
  return rows.map(newsOf).reverse();
}

/** Until when a customer has seen what happened; the beginning of what is told when they never looked. */
export async function seenUntil(db: Db, customerId: number, now: Date): Promise<Date> {
  const { rows } = await db.execute<{ at: string | Date }>(
    sql`select read_at as at from notification_reads where customer_id = ${customerId}`,
  );
  const from = daysBefore(now);
  const at = rows[0] ? new Date(rows[0].at) : from;
  return at > from ? at : from;
}

export async function countNews(db: Db, customerId: number, now: Date): Promise<number> {
  const seen = await seenUntil(db, customerId, now);
  const { rows } = await db.execute<{ unread: number }>(
    sql`select count(*)::int as unread from (${newsSince(customerId, seen)}) as news`,
  );
  return rows[0]?.unread ?? 0;
}

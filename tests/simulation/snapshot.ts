import type pg from 'pg';

/** What the books say at one moment. Amounts in thousandths, moments as ISO 8601. */
export interface Snapshot {
  items: { id: number; stock: number }[];
  colours: { id: number; stock: number }[];
  flash: { item: number; sold: number }[];
  coupons: { id: number; used: number }[];
  uses: { coupon: number; owner: string; order_id: number | null }[];
  orders: OrderRecord[];
  lines: {
    order_id: number;
    item: number;
    colour: number | null;
    quantity: number;
    flash: boolean;
    price: number;
  }[];
  events: { order_id: number; status: string }[];
  payments: PaymentRecord[];
  requests: { order_id: number; status: string; amount: number }[];
  customers: { id: number; money: number; points: number }[];
  money: Entry[];
  points: Entry[];
  keys: { owner: string; key: string; order_id: number | null; trip_id: number | null }[];
  trips: TripRecord[];
  trip_lines: { trip_id: number; vehicle: number; quantity: number }[];
  holds: { trip_id: number; vehicle: number; quantity: number; from: number; to: number }[];
  codes: { subject: string; wrong: number }[];
}

export interface OrderRecord {
  id: number;
  owner: string;
  customer: number | null;
  status: string;
  method: string;
  paid: boolean;
  amount: number;
  coupon: number | null;
  refunded_to: string | null;
  at: string;
  courier: number | null;
  /** They have accepted it by themselves. */
  rides: boolean;
  /** Nothing is heard of its courier, or nobody has fetched it for too long. */
  silent: boolean;
  lost: number | null;
  with_lost: boolean;
  changes: number;
}

interface TripRecord {
  id: number;
  owner: string;
  customer: number | null;
  status: string;
  method: string;
  is_paid: boolean;
  amount: number;
  paid: number;
  given_back: number;
  given_back_to: string | null;
  hours: number;
  refunded_to: string | null;
  starts: number;
  /** When its vehicles came back; null while they have not. */
  back: number | null;
  /** Somebody of its office has said so; the demo plays what nobody does. */
  is_said: boolean;
}

export interface PaymentRecord {
  id: string;
  order_id: number | null;
  trip_id: number | null;
  wallet: number | null;
  amount: number;
  status: string;
  intent: string | null;
  refund: number;
  asked: number;
  sent: number;
}

export interface Entry {
  id: number;
  customer: number;
  kind: string;
  reference: string;
  amount: number;
  balance: number;
}

const books: Readonly<Record<keyof Snapshot, string>> = {
  // What is not counted has none.
  items: 'select id, stock from items where stock is not null order by id',
  colours: 'select id, stock from item_variations order by id',
  flash: 'select item_id as item, sold from flash_sale_items order by item_id',
  coupons: 'select id, used_count as used from coupons order by id',
  uses: 'select coupon_id as coupon, owner, order_id from coupon_redemptions order by id',
  orders: `select id, owner, customer_id as customer, status, payment_method as method, payment_status = 'paid' as paid,
    order_amount as amount, coupon_id as coupon, refunded_to, created_at as at,
    courier_id as courier, ridden_at is not null as rides, silent_since is not null as silent,
    lost_by as lost, with_lost, courier_changes as changes from orders order by id`,
  lines: `select order_id, item_id as item, variation_id as colour, quantity, flash_sale_id is not null as flash, price
    from order_lines order by id`,
  events: 'select order_id, status from order_events order by id',
  payments: `select id, order_id, trip_id, wallet_of as wallet, amount, status, intent, refund_amount as refund,
    refund_asked as asked, refund_sent as sent from payments order by created_at, id`,
  requests: 'select order_id, status, amount from refund_requests order by id',
  customers:
    'select id, wallet_balance as money, loyalty_point as points from customers order by id',
  money:
    'select id, customer_id as customer, kind, reference, amount, balance from wallet_entries order by id',
  points:
    'select id, customer_id as customer, kind, reference, points as amount, balance from loyalty_entries order by id',
  keys: `select owner, key, (answer ->> 'order_id')::int as order_id, (answer ->> 'trip_id')::int as trip_id
    from idempotency_keys where answer is not null and jsonb_typeof(answer) = 'object' order by owner, key`,
  trips: `select id, owner, customer_id as customer, status, payment_method as method, payment_status = 'paid' as is_paid,
    amount, paid, given_back, given_back_to, hours, refunded_to, extract(epoch from starts_at)::float8 as starts,
    (select extract(epoch from e.created_at)::float8 from trip_events e where e.trip_id = trips.id and e.status = 'completed') as back,
    exists (select 1 from trip_events e where e.trip_id = trips.id and e.status = 'completed' and e.by <> '') as is_said
    from trips order by id`,
  trip_lines: 'select trip_id, vehicle_id as vehicle, quantity from trip_lines order by id',
  holds: `select trip_id, vehicle_id as vehicle, quantity, extract(epoch from starts_at)::float8 as "from",
    extract(epoch from ends_at)::float8 as "to" from vehicle_holds order by trip_id, vehicle_id`,
  codes: 'select subject, wrong_tries as wrong from codes order by subject',
};

/** All books as one row of JSON, so that they are of one moment: what is committed then. */
export const wholeBooks = `select json_build_object(${Object.entries(books)
  .map(([name, query]) => `'${name}', (select coalesce(json_agg(t), '[]') from (${query}) t)`)
  .join(', ')}) as books`;

export async function readBooks(admin: pg.Client): Promise<Snapshot> {
  const { rows } = await admin.query<{ books: Snapshot }>({ name: 'books', text: wholeBooks });
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL gave no books');
  return row.books;
}

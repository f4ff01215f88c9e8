import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import { doorReasons } from '../../domain/orders/courierChange';
import { doorLine } from '../../domain/place/house';
import type { HeldRide, RideBoard, RideJob, RideOffer } from '../../domain/ride/rideOrder';
import { fromMillis } from '../../domain/values/money';
import type { Db, Tx } from '../db/client';
import { couriers, orderLines, orders } from '../db/schema/orders';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import type { Courier } from '../http/courier';
import { Refusal } from '../http/refusal';
import { type CourierRow, couriersOf, eventsOf, holderIdOf, type OrderRow } from '../orders/store';
import { isNotWaitingForMoney, isOwnRide } from '../orders/tracking/advance';
import { haversine } from '../place/geo';
import { isRiddenBy } from './ridden';
import { talksBeside } from './talks';

/** As many offers as one screen shows at once. */
const mostOffers = 30;
/** For how long a courier is told that an order was taken away. */
const overMinutes = 15;
/** A place older than this tells no distance. */
const placeMinutes = 10;

const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/**
 * What may be accepted: what is ready, or was handed over where nobody plays its ride, and has no courier of its own; also what
 * one has accepted of whom it is noted that nothing was heard since: after an outage nothing is, for a while. What a store brings itself is none of theirs. What the first `UPDATE` changes
 * stands in the order's own row, so a second sees it.
 */
export function isToAccept(now: Date, silentMinutes: number): SQL | undefined {
  const since = ago(now, silentMinutes);
  const isHeardOf = sql`exists (select 1 from ${couriers} where ${couriers.id} = ${orders.courierId}
    and ${couriers.seenAt} >= ${since.toISOString()}::timestamptz)`;
  return and(
    ne(orders.orderType, 'take_away'),
    not(isOwnRide),
    isNotWaitingForMoney,
    or(
      and(
        isNull(orders.riddenAt),
        or(
          and(eq(orders.status, 'handover'), notInArray(orders.lostWhy, [...doorReasons])),
          and(eq(orders.status, 'picked_up'), isNull(orders.nextStepAt)),
        ),
      ),
      and(
        eq(orders.status, 'handover'),
        isNotNull(orders.silentSince),
        lt(orders.riddenAt, since),
        sql`not ${isHeardOf}`,
      ),
    ),
  );
}

/** For how long a courier who was silent is told that another rides the order. */
const lostMinutes = 12 * 60;

const isLostBy = ({ id }: Courier, now: Date): SQL | undefined =>
  and(eq(orders.lostBy, id), eq(orders.lostWhy, ''), gt(orders.lostAt, ago(now, lostMinutes)));

/** It lay with them when it was canceled. */
const isHeldInVain = ({ id }: Courier, now: Date): SQL | undefined =>
  and(
    eq(orders.heldBy, id),
    inArray(orders.status, ['canceled', 'failed']),
    gt(orders.updatedAt, ago(now, lostMinutes)),
  );

/** What lies with them until another has fetched it. */
async function heldOf(db: Db, { id }: Courier): Promise<HeldRide[]> {
  const rows = await db
    .select({ id: orders.id, by: couriers.name })
    .from(orders)
    .leftJoin(couriers, and(eq(couriers.id, orders.courierId), isNotNull(orders.riddenAt)))
    .where(
      and(
        orders.withLost,
        eq(orders.status, 'handover'),
        or(eq(orders.heldBy, id), and(isNull(orders.heldBy), eq(orders.lostBy, id))),
      ),
    )
    .orderBy(asc(orders.id));
  return rows.map((row) => ({ id: row.id, fetched_by: row.by ? firstNameOf(row.by) : '' }));
}

export const firstNameOf = ({ en }: { en: string }) => en.trim().split(/\s+/)[0] ?? '';

/** What they gave up themselves is not offered to them at once. */
const restMinutes = 15;

const hasNotGivenUp = ({ id }: Courier, now: Date) =>
  sql`(${orders.lostBy} = ${id} and ${orders.lostWhy} <> '' and ${orders.lostAt} > ${ago(now, restMinutes).toISOString()}::timestamptz) is not true`;

/** What they lost to another by being silent has existed for them: it is said who rides it. */
async function notTheirs(db: Db | Tx, { id: lostBy }: Courier, id: number): Promise<Refusal> {
  const [row] = await db
    .select({ name: couriers.name })
    .from(orders)
    .leftJoin(couriers, and(eq(couriers.id, orders.courierId), isNotNull(orders.riddenAt)))
    .where(and(eq(orders.id, id), eq(orders.lostBy, lostBy)));
  if (!row) return new Refusal('not_found');
  return new Refusal('order_handled', { detail: { by: row.name ? firstNameOf(row.name) : '' } });
}

/** An order that the courier has accepted: any other does not exist. @throws Refusal `not_found`, `order_handled` */
export async function ownRide(db: Db | Tx, courier: Courier, id: number): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isRiddenBy(courier)));
  if (!order) throw await notTheirs(db, courier, id);
  return order;
}

const jobsOf = (db: Db, courier: Courier, now: Date) =>
  db
    .select()
    .from(orders)
    .where(
      or(
        isLostBy(courier, now),
        isHeldInVain(courier, now),
        and(
          isRiddenBy(courier),
          or(
            inArray(orders.status, ['handover', 'picked_up']),
            and(
              inArray(orders.status, ['canceled', 'failed']),
              gt(orders.updatedAt, ago(now, overMinutes)),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(orders.id));

/** Of too many those that wait longest and the newest: what nobody fetches hides nothing that has just become ready. */
async function offersOf({ db, settings }: Deps, courier: Courier, now: Date): Promise<OrderRow[]> {
  const isOffered = and(
    eq(orders.zoneId, courier.zoneId),
    isToAccept(now, await settings.courierSilentMinutes()),
    hasNotGivenUp(courier, now),
  );
  const some = (order: SQL) =>
    db
      .select()
      .from(orders)
      .where(isOffered)
      .orderBy(order)
      .limit(mostOffers / 2);
  const [oldest, newest] = [await some(asc(orders.id)), await some(desc(orders.id))];
  const rest = newest.filter(({ id }) => !oldest.some((one) => one.id === id));
  return [...oldest, ...rest.toReversed()];
}

/** What is collected in cash: when it is picked up where its sender pays, else at the door. */
export const cashOf = ({ paymentMethod, paymentStatus, orderAmount }: OrderRow): number =>
  paymentMethod === 'cash_on_delivery' && paymentStatus !== 'paid' ? orderAmount : 0;

export const paysAtPickUp = ({ chargePayer }: OrderRow): boolean => chargePayer === 'sender';

/** From when an order may be left at its door: at once where that is wished, else some minutes after its courier was there. */
export function leaveFrom(
  { leaveAtDoor, riddenAt, arrivedAt }: OrderRow,
  waitMinutes: number,
): Date | null {
  if (leaveAtDoor) return riddenAt;
  return arrivedAt && ago(arrivedAt, -waitMinutes);
}

type StoreRow = Pick<
  typeof stores.$inferSelect,
  'id' | 'name' | 'address' | 'phone' | 'lat' | 'lng'
>;

interface Beside {
  /** The courier who reads it. */
  readonly row: CourierRow | undefined;
  readonly stores: readonly StoreRow[];
  readonly things: readonly { orderId: number; things: number }[];
  /** With whom an order lies that another fetches. */
  readonly holders: readonly CourierRow[];
  readonly readyAt: ReadonlyMap<number, Date>;
  /** By the shopper. */
  readonly talks: ReadonlyMap<number, RideJob['talk']>;
  readonly place: { lat: number; lng: number } | null;
  readonly doorWait: number;
  readonly language: Language;
}

async function readBeside(
  deps: Deps,
  courier: Courier,
  rows: readonly OrderRow[],
  language: Language,
): Promise<Beside> {
  const { db, clock } = deps;
  const doorWait = await deps.settings.doorWaitMinutes();
  const ids = rows.map(({ id }) => id);
  const storeIds = [...new Set(rows.flatMap(({ storeId }) => storeId ?? []))];
  const [row] = await db.select().from(couriers).where(eq(couriers.id, courier.id));
  const isFresh = row?.placedAt && row.placedAt > ago(clock.now(), placeMinutes);
  const place =
    isFresh && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null;
  const holders = await couriersOf(
    db,
    rows.flatMap((row) => holderIdOf(row) ?? []),
  );
  const talks = await talksBeside(db, courier, rows);
  const given = { row, place, doorWait, language, holders, talks };
  if (ids.length === 0) return { ...given, stores: [], things: [], readyAt: new Map() };
  const storeRows = await db
    .select({
      id: stores.id,
      name: stores.name,
      address: stores.address,
      phone: stores.phone,
      lat: stores.lat,
      lng: stores.lng,
    })
    .from(stores)
    .where(inArray(stores.id, storeIds));
  const things = await db
    .select({ orderId: orderLines.orderId, things: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.orderId);
  const readyAt = new Map(
    (await eventsOf(db, ids)).flatMap(({ orderId, status, createdAt }) =>
      status === 'handover' ? [[orderId, createdAt] as const] : [],
    ),
  );
  return { ...given, stores: storeRows, things, readyAt };
}

const storeOf = ({ storeId }: OrderRow, { stores: all }: Beside) =>
  all.find(({ id }) => id === storeId);

const holderOf = (order: OrderRow, { holders }: Beside) =>
  holders.find(({ id }) => id === holderIdOf(order));

/** Where it is fetched: with whom it lies, at its store or at its sender's. */
function fromOf(order: OrderRow, beside: Beside): RideOffer['from'] {
  const store = storeOf(order, beside);
  const sender = order.deliveryAddress;
  const holder = holderOf(order, beside);
  return holder
    ? {
        name: inLanguage(holder.name, beside.language),
        address: '',
        lat: holder.lat,
        lng: holder.lng,
      }
    : store
      ? {
          name: inLanguage(store.name, beside.language),
          address: inLanguage(store.address, beside.language),
          lat: store.lat,
          lng: store.lng,
        }
      : {
          name: '',
          address: doorLine(sender),
          lat: sender?.latitude ?? null,
          lng: sender?.longitude ?? null,
        };
}

const unknown = { name: '', address: '', lat: null, lng: null };

function offerOf(order: OrderRow, beside: Beside): RideOffer {
  const holder = holderOf(order, beside);
  const from = fromOf(order, beside);
  const at = from.lat === null || from.lng === null ? null : { lat: from.lat, lng: from.lng };
  return {
    id: order.id,
    order_type: order.orderType === 'parcel' ? 'parcel' : 'delivery',
    // Where a sender lives is told to whoever has accepted it.
    from: order.storeId === null && !holder ? unknown : from,
    is_with_courier: holder ? 1 : 0,
    is_with_me: holder && holder.id === beside.row?.id ? 1 : 0,
    to_from: at && beside.place ? Math.round(haversine(beside.place, at)) : null,
    distance: order.distance === null ? null : Math.round(order.distance),
    fee: fromMillis(order.originalDeliveryCharge),
    tip: fromMillis(order.dmTips),
    cash: fromMillis(cashOf(order)),
    cash_from: paysAtPickUp(order) ? 'sender' : 'receiver',
    things: beside.things.find(({ orderId }) => orderId === order.id)?.things ?? 1,
    ready_at: beside.readyAt.get(order.id)?.toISOString() ?? null,
    schedule_at: order.scheduleAt?.toISOString() ?? null,
  };
}

const talkOf = ({ customerId }: OrderRow, { talks }: Beside): RideJob['talk'] =>
  customerId === null ? null : (talks.get(customerId) ?? null);

function jobOf(order: OrderRow, beside: Beside): RideJob {
  const { receiver, deliveryAddress: address } = order;
  const to = receiver ?? address;
  const store = storeOf(order, beside);
  const holder = holderOf(order, beside);
  return {
    ...offerOf(order, beside),
    from: fromOf(order, beside),
    order_status: order.status,
    to: {
      name: receiver?.contact_person_name ?? order.contactPersonName,
      address: doorLine(to),
      lat: to?.latitude ?? null,
      lng: to?.longitude ?? null,
    },
    contact_name: receiver?.contact_person_name ?? order.contactPersonName,
    contact_phone: receiver?.contact_person_number ?? order.contactPersonNumber,
    from_phone: holder?.phone ?? store?.phone ?? order.contactPersonNumber,
    delivery_instruction: order.deliveryInstruction,
    order_note: order.orderNote,
    leave_at_door: order.leaveAtDoor ? 1 : 0,
    leave_from: leaveFrom(order, beside.doorWait)?.toISOString() ?? null,
    is_at_door: order.status === 'picked_up' && order.arrivedAt ? 1 : 0,
    is_lost: 0,
    courier_changes: order.courierChanges,
    eta: order.eta?.toISOString() ?? null,
    talk: talkOf(order, beside),
  };
}

/** What was given to another, of which nothing is theirs to know any more but that. */
const lostJob = (order: OrderRow, beside: Beside): RideJob => ({
  ...offerOf(order, beside),
  order_status: order.status === 'canceled' ? 'canceled' : 'failed',
  cash: 0,
  to: unknown,
  contact_name: '',
  contact_phone: '',
  // What they may still have is their store's, or its sender's, to ask for.
  from_phone:
    order.courierChanges > 0 ? (storeOf(order, beside)?.phone ?? order.contactPersonNumber) : '',
  delivery_instruction: '',
  order_note: '',
  leave_at_door: 0,
  leave_from: null,
  is_at_door: 0,
  is_lost: 1,
  courier_changes: order.courierChanges,
  eta: null,
  talk: null,
});

export async function presentRide(
  deps: Deps,
  courier: Courier,
  order: OrderRow,
  language: Language,
): Promise<RideJob> {
  return jobOf(order, await readBeside(deps, courier, [order], language));
}

export async function readBoard(
  deps: Deps,
  courier: Courier,
  language: Language,
): Promise<RideBoard> {
  const now = deps.clock.now();
  const jobs = await jobsOf(deps.db, courier, now);
  const offers = await offersOf(deps, courier, now);
  const held = await heldOf(deps.db, courier);
  const beside = await readBeside(deps, courier, [...jobs, ...offers], language);
  const isOn = (beside.row?.onDutySince ?? null) !== null;
  return {
    is_on_duty: isOn ? 1 : 0,
    jobs: jobs.map((order) =>
      order.courierId === courier.id ? jobOf(order, beside) : lostJob(order, beside),
    ),
    offers: isOn ? offers.map((order) => offerOf(order, beside)) : [],
    held: held.filter(({ id }) => !jobs.some((order) => order.id === id)),
  };
}

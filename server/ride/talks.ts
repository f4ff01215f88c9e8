import { and, eq, gt, inArray, max, or, type SQL } from 'drizzle-orm';
import type { RideJob } from '../../domain/ride/rideOrder';
import type { Db } from '../db/client';
import { conversationMessages, conversations } from '../db/schema/inbox';
import { orderEvents, orders } from '../db/schema/orders';
import type { Deps } from '../deps';
import type { Courier } from '../http/courier';
import {
  lockPartnerTalk,
  presentMessage,
  readPartnerTalk,
  settlePartnerTalk,
} from '../orders/inbox/partnerTalks';
import { sendFromPartner, sentBefore } from '../orders/inbox/send';
import type { OrderRow } from '../orders/store';
import { announceCourier } from '../orders/tracking/news';
import { isRiddenBy } from './ridden';

/** For how long after its end the shopper of an order is still talked with. */
const talkHours = 24;

/** A conversation with a shopper of whom the courier rides an order, or rode one until lately. */
function isOwnTalk(db: Pick<Db, 'select'>, courier: Courier, now: Date): SQL | undefined {
  const since = new Date(now.getTime() - talkHours * 3_600_000);
  const ended = db
    .select({ id: orderEvents.orderId })
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.status, ['delivered', 'canceled', 'failed']),
        gt(orderEvents.createdAt, since),
      ),
    );
  const shoppers = db
    .select({ id: orders.customerId })
    .from(orders)
    .where(
      and(
        isRiddenBy(courier),
        or(inArray(orders.status, ['handover', 'picked_up']), inArray(orders.id, ended)),
      ),
    );
  return and(eq(conversations.courierId, courier.id), inArray(conversations.customerId, shoppers));
}

/** @throws Refusal `not_found` */
export const readTalkOf = (deps: Deps, courier: Courier, id: number, before: number | null) =>
  readPartnerTalk(deps, isOwnTalk(deps.db, courier, deps.clock.now()), id, before);

/** Answers a shopper in the name of the courier, once for each key. @throws Refusal `not_found` */
export async function answerTalkOf(
  deps: Deps,
  courier: Courier,
  id: number,
  { message, key }: { message: string; key: string | null },
) {
  const now = deps.clock.now();
  const row = await deps.db.transaction(async (tx) => {
    const talk = await lockPartnerTalk(tx, isOwnTalk(tx, courier, now), id);
    const known = await sentBefore(tx, id, key);
    return known ?? sendFromPartner(tx, talk, message, now, { by: courier.email, key });
  });
  return presentMessage(deps, row);
}

/** Says that nothing is to be answered, up to the message that was seen last. @throws Refusal `not_found` */
export const settleTalkOf = (deps: Deps, courier: Courier, id: number, seenId: number) =>
  settlePartnerTalk(deps, isOwnTalk(deps.db, courier, deps.clock.now()), { id, seenId }, (tx) =>
    announceCourier(tx, courier.id),
  );

/** What was written about by the shoppers of orders, by the shopper. */
export async function talksBeside(
  db: Db,
  courier: Courier,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<number, RideJob['talk']>> {
  const shoppers = rows.flatMap(({ customerId }) => customerId ?? []);
  if (shoppers.length === 0) return new Map();
  const found = await db
    .select({
      id: conversations.id,
      customerId: conversations.customerId,
      waitingSince: conversations.waitingSince,
      last: max(conversationMessages.id),
    })
    .from(conversations)
    .innerJoin(conversationMessages, eq(conversationMessages.conversationId, conversations.id))
    .where(
      and(eq(conversations.courierId, courier.id), inArray(conversations.customerId, shoppers)),
    )
    .groupBy(conversations.id);
  return new Map(
    found.map(({ id, customerId, waitingSince, last }) => [
      customerId,
      { id, waiting: waitingSince ? 1 : 0, last: last ?? 0 },
    ]),
  );
}

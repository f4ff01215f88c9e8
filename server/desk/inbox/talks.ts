import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { DeskNews } from '../../../domain/desk/deskInbox';
import type { Db } from '../../db/client';
import { conversations } from '../../db/schema/inbox';
import { reviews } from '../../db/schema/reviews';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { Staff } from '../../http/staff';
import { noteAct } from '../../operator/noteAct';
import {
  lockPartnerTalk,
  newestOf,
  pagedBy,
  presentMessage,
  presentPartnerTalks,
  readPartnerTalk,
  selectTalks,
  settlePartnerTalk,
} from '../../orders/inbox/partnerTalks';
import { sendFromPartner, sentBefore } from '../../orders/inbox/send';
import { announceDesk } from '../../orders/tracking/news';
import { actorOf } from '../handle';

export interface InboxPage {
  readonly of: 'waiting' | 'answered';
  /** Number of the last one of the page before; null for the first page. */
  readonly after: number | null;
}

const pageTalks = 30;

/** What waits for an answer of a store. */
export async function newsOf(db: Db, storeId: number): Promise<DeskNews> {
  const [talks] = await db
    .select({
      messages: sql<number>`count(*)::int`,
    })
    .from(conversations)
    .where(and(eq(conversations.storeId, storeId), isNotNull(conversations.waitingSince)));
  const [waiting] = await db
    .select({ reviews: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(eq(reviews.storeId, storeId), isNull(reviews.reply)));
  const [last] = await db
    .select({ at: conversations.lastMessageAt })
    .from(conversations)
    .where(eq(conversations.storeId, storeId))
    .orderBy(sql`${conversations.lastMessageAt} desc`)
    .limit(1);
  return {
    messages: talks?.messages ?? 0,
    reviews: waiting?.reviews ?? 0,
    last_message_time: last?.at.toISOString() ?? null,
  };
}

const hasMessages = sql`exists (select 1 from conversation_messages m where m.conversation_id = ${conversations.id})`;

/** What comes after a row of the page before: its moment and number stand for it. */
const afterRow = (column: 'waiting_since' | 'last_message_at', after: number | null) =>
  after === null
    ? undefined
    : column === 'waiting_since'
      ? sql`(${conversations.waitingSince}, ${conversations.id}) > (select c.waiting_since, c.id from conversations c where c.id = ${after})`
      : sql`(${conversations.lastMessageAt}, ${conversations.id}) < (select c.last_message_at, c.id from conversations c where c.id = ${after})`;

/** Conversations of a store: who waits longest first, or the rest, newest first. */
export async function talksPage(deps: Deps, storeId: number, { of, after }: InboxPage) {
  const { waitingSince, lastMessageAt, id } = conversations;
  const isWaiting = of === 'waiting';
  const wanted: (SQL | undefined)[] = isWaiting
    ? [isNotNull(waitingSince), afterRow('waiting_since', after)]
    : [isNull(waitingSince), hasMessages, afterRow('last_message_at', after)];
  const order = isWaiting ? [asc(waitingSince), asc(id)] : [desc(lastMessageAt), desc(id)];
  const found = await selectTalks(deps.db)
    .where(and(eq(conversations.storeId, storeId), ...wanted))
    .orderBy(...order)
    .limit(pageTalks + 1);
  const { page, next } = pagedBy(found, pageTalks);
  return { talks: await presentPartnerTalks(deps, page), next };
}

const ofStore = (storeId: number) => eq(conversations.storeId, storeId);

/** A conversation of a store and a page of its messages, the newest first. @throws Refusal `not_found` */
export const readTalk = (deps: Deps, storeId: number, id: number, before: number | null) =>
  readPartnerTalk(deps, ofStore(storeId), id, before);

interface Reply {
  readonly message: string;
  /** The newest message that its writer saw. */
  readonly seen_id: number;
  readonly key: string | null;
}

/** Answers a shopper in the name of the store, once for each key. @throws Refusal `not_found`, `already_answered` */
export function answerIn(deps: Deps, staff: Staff, id: number, { message, seen_id, key }: Reply) {
  const now = deps.clock.now();
  return deps.db
    .transaction(async (tx) => {
      const talk = await lockPartnerTalk(tx, ofStore(staff.storeId), id);
      const known = await sentBefore(tx, id, key);
      if (known) return known;
      const other = await newestOf(tx, id, ['vendor'], seen_id);
      if (other) throw new Refusal('already_answered', { detail: { by: other.by } });
      const row = await sendFromPartner(tx, talk, message, now, { by: staff.email, key });
      await noteAct(tx, actorOf(staff), { kind: 'message.answered', about: id, at: now });
      return row;
    })
    .then((row) => presentMessage(deps, row));
}

/** Says that nothing is to be answered; what has been written since it was seen goes on waiting. @throws Refusal `not_found` */
export const settleIn = (deps: Deps, { storeId }: Staff, id: number, seenId: number) =>
  settlePartnerTalk(deps, ofStore(storeId), { id, seenId }, (tx) => announceDesk(tx, storeId));

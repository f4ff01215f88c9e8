import { and, desc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { DeskMessage, DeskTalk } from '../../../domain/desk/deskInbox';
import type { Db, Tx } from '../../db/client';
import { conversationMessages, conversations } from '../../db/schema/inbox';
import { customers } from '../../db/schema/people';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { signedPictures } from '../../identity/account/shownPhotos';
import { type ConversationRow, type MessageRow, summaryOf } from './store';

const pageMessages = 30;

/** The rows of a page of one more than it shows, and where the next begins. */
export function pagedBy<Row extends { id: number }>(found: readonly Row[], most: number) {
  const page = found.slice(0, most);
  return { page, next: found.length > most ? (page.at(-1)?.id ?? null) : null };
}

export async function presentMessage(deps: Deps, row: MessageRow): Promise<DeskMessage> {
  return {
    id: row.id,
    is_own: row.sender === 'customer' ? 0 : 1,
    by: row.by,
    message: row.body,
    files_full_url: await signedPictures(deps, row.images),
    key: row.key ?? '',
    created_at: row.createdAt.toISOString(),
  };
}

interface NamedTalk {
  readonly id: number;
  readonly talk: ConversationRow;
  readonly name: string;
}

export async function presentPartnerTalks(
  deps: Deps,
  rows: readonly NamedTalk[],
): Promise<DeskTalk[]> {
  const summaries = await summaryOf(
    deps.db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async ({ id, talk, name }) => {
      const last = summaries.get(id)?.last;
      return {
        id,
        first_name: name,
        order_id: talk.orderId,
        waiting_since: talk.waitingSince?.toISOString() ?? null,
        last_message: last ? await presentMessage(deps, last) : null,
        last_message_time: talk.lastMessageAt.toISOString(),
      };
    }),
  );
}

export const selectTalks = (db: Db) =>
  db
    .select({ id: conversations.id, talk: conversations, name: customers.firstName })
    .from(conversations)
    .innerJoin(customers, eq(customers.id, conversations.customerId));

/** @throws Refusal `not_found` for what is of another partner */
async function presentPartnerTalk(
  deps: Deps,
  isOwn: SQL | undefined,
  id: number,
): Promise<DeskTalk> {
  const rows = await selectTalks(deps.db).where(and(eq(conversations.id, id), isOwn));
  const [talk] = await presentPartnerTalks(deps, rows);
  if (!talk) throw new Refusal('not_found');
  return talk;
}

/** A conversation of a store or courier and a page of its messages, the newest first. @throws Refusal `not_found` */
export async function readPartnerTalk(
  deps: Deps,
  isOwn: SQL | undefined,
  id: number,
  before: number | null,
) {
  const talk = await presentPartnerTalk(deps, isOwn, id);
  const rows = await deps.db
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, id),
        before === null ? undefined : lt(conversationMessages.id, before),
      ),
    )
    .orderBy(desc(conversationMessages.id))
    .limit(pageMessages + 1);
  const { page, next } = pagedBy(rows, pageMessages);
  const messages = await Promise.all(page.map((row) => presentMessage(deps, row)));
  return { talk, messages, next };
}

/** Locked, so that of two who see to it at once the second sees what the first did. */
export async function lockPartnerTalk(
  tx: Tx,
  isOwn: SQL | undefined,
  id: number,
): Promise<ConversationRow> {
  const [talk] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), isOwn))
    .for('update');
  if (!talk) throw new Refusal('not_found');
  return talk;
}

/** The newest message of some of the senders that is newer than another. */
export async function newestOf(
  tx: Tx,
  id: number,
  senders: readonly MessageRow['sender'][],
  after: number,
) {
  const [row] = await tx
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, id),
        inArray(conversationMessages.sender, [...senders]),
        gt(conversationMessages.id, after),
      ),
    )
    .orderBy(desc(conversationMessages.id))
    .limit(1);
  return row;
}

interface Settled {
  readonly id: number;
  /** The newest message that was seen. */
  readonly seenId: number;
}

/** Says that nothing is to be answered; what has been written since it was seen goes on waiting. @throws Refusal `not_found` */
export async function settlePartnerTalk(
  deps: Deps,
  isOwn: SQL | undefined,
  { id, seenId }: Settled,
  announce: (tx: Tx) => Promise<void>,
): Promise<DeskTalk> {
  await deps.db.transaction(async (tx) => {
    await lockPartnerTalk(tx, isOwn, id);
    if (await newestOf(tx, id, ['customer'], seenId)) return;
    await tx
      .update(conversations)
      .set({ waitingSince: null, replyDueAt: null })
      .where(eq(conversations.id, id));
    await announce(tx);
  });
  return presentPartnerTalk(deps, isOwn, id);
}

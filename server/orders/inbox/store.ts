import { and, count, desc, eq, gt, inArray, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { PartnerKind } from '../../../domain/catalogue/partners';
import type { Language } from '../../../domain/language/languages';
import type { OwnText } from '../../../domain/language/localized';
import type { SenderKind } from '../../../domain/orders/inbox';
import { countNews } from '../../account/notifications/gather';
import type { Db, Tx } from '../../db/client';
import { conversationMessages, conversations } from '../../db/schema/inbox';
import { couriers } from '../../db/schema/orders';
import { stores } from '../../db/schema/stores';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof conversationMessages.$inferSelect;

export interface Talk {
  readonly conversation: ConversationRow;
  readonly store: { name: OwnText; logo: string } | null;
  readonly courier: { name: OwnText; image: string } | null;
}

const selectTalks = (db: Db | Tx) =>
  db
    .select({
      conversation: conversations,
      store: { name: stores.name, logo: stores.logo },
      courier: { name: couriers.name, image: couriers.image },
    })
    .from(conversations)
    .leftJoin(stores, eq(stores.id, conversations.storeId))
    .leftJoin(couriers, eq(couriers.id, conversations.courierId));

export async function talksOf(
  db: Db,
  customerId: number,
  name: string,
  page: { skip: number; take: number },
): Promise<{ rows: Talk[]; total: number }> {
  const has = (names: SQLWrapper) =>
    sql`strpos(plain_letters(all_languages(${names})), plain_letters(${name})) > 0`;
  const isNamed = name === '' ? undefined : or(has(stores.name), has(couriers.name));
  const hasMessages = sql`exists (select 1 from conversation_messages m where m.conversation_id = ${conversations.id})`;
  const wanted = and(eq(conversations.customerId, customerId), hasMessages, isNamed);
  const [counted] = await db
    .select({ total: count() })
    .from(conversations)
    .leftJoin(stores, eq(stores.id, conversations.storeId))
    .leftJoin(couriers, eq(couriers.id, conversations.courierId))
    .where(wanted);
  const rows = await selectTalks(db)
    .where(wanted)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .offset(page.skip)
    .limit(page.take);
  return { rows, total: counted?.total ?? 0 };
}

/** A customer's own conversation; somebody else's does not exist. */
export async function findTalk(
  db: Db | Tx,
  customerId: number,
  id: number,
): Promise<Talk | undefined> {
  const own = and(eq(conversations.id, id), eq(conversations.customerId, customerId));
  const [row] = await selectTalks(db).where(own);
  return row;
}

/** The conversation of a pair, made where there is none yet. */
export async function openTalk(
  db: Db,
  customerId: number,
  partner: { kind: PartnerKind; id: number },
  orderId: number | null,
  language: Language,
  now: Date,
): Promise<number> {
  const isStore = partner.kind === 'vendor';
  const [row] = await db
    .insert(conversations)
    .values({
      customerId,
      kind: partner.kind,
      storeId: isStore ? partner.id : null,
      courierId: isStore ? null : partner.id,
      orderId,
      language,
      lastMessageAt: now,
    })
    .onConflictDoUpdate({
      target: isStore
        ? [conversations.customerId, conversations.storeId]
        : [conversations.customerId, conversations.courierId],
      set: orderId === null ? { language } : { language, orderId },
    })
    .returning({ id: conversations.id });
  if (!row) throw new Error('The database gave no conversation back');
  return row.id;
}

const unseen = and(
  ne(conversationMessages.sender, 'customer'),
  gt(conversationMessages.id, conversations.readId),
);

/** The last message of each conversation, and how many of the others' were not seen. */
export async function summaryOf(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, { last: MessageRow | undefined; unread: number }>> {
  if (ids.length === 0) return new Map();
  const ofThem = inArray(conversationMessages.conversationId, [...ids]);
  const lasts = await db
    .selectDistinctOn([conversationMessages.conversationId])
    .from(conversationMessages)
    .where(ofThem)
    .orderBy(conversationMessages.conversationId, desc(conversationMessages.id));
  const counted = await db
    .select({ id: conversations.id, unread: count() })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(and(ofThem, unseen))
    .groupBy(conversations.id);
  return new Map(
    ids.map((id) => {
      const last = lasts.find(({ conversationId }) => conversationId === id);
      return [id, { last, unread: counted.find((row) => row.id === id)?.unread ?? 0 }];
    }),
  );
}

/** What a customer has not seen, over all conversations, the newest message of all, and how much news. */
export async function stateOf(
  db: Db,
  customerId: number,
  now: Date,
): Promise<{ unread: number; last_id: number; news: number }> {
  const [row] = await db
    .select({
      unread: sql<number>`(count(*) filter (where ${unseen}))::int`,
      last: sql<number>`coalesce(max(${conversationMessages.id}), 0)::int`,
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(eq(conversations.customerId, customerId));
  const news = await countNews(db, customerId, now);
  return { unread: row?.unread ?? 0, last_id: row?.last ?? 0, news };
}

export async function messagesOf(
  db: Db | Tx,
  conversationId: number,
  page: { skip: number; take: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const ofIt = eq(conversationMessages.conversationId, conversationId);
  const [counted] = await db.select({ total: count() }).from(conversationMessages).where(ofIt);
  const rows = await db
    .select()
    .from(conversationMessages)
    .where(ofIt)
    .orderBy(desc(conversationMessages.id))
    .offset(page.skip)
    .limit(page.take);
  return { rows, total: counted?.total ?? 0 };
}

/** Adds a message once for its key; undefined when it is there already. */
export async function addMessage(
  tx: Tx,
  message: {
    conversationId: number;
    sender: SenderKind;
    body: string;
    images: string[];
    key: string | null;
    createdAt: Date;
    by?: string;
  },
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .insert(conversationMessages)
    .values(message)
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function picturesOf(tx: Tx, customerId: number): Promise<string[]> {
  const rows = await tx
    .select({ images: conversationMessages.images })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(eq(conversations.customerId, customerId));
  return rows.flatMap(({ images }) => images);
}

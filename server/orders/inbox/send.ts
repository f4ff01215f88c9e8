import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import type { Tx } from '../../db/client';
import { conversationMessages, conversations } from '../../db/schema/inbox';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { keepPhoto, readPhoto } from '../../identity/account/photos';
import { announceCourier, announceDesk, announceInbox } from '../tracking/news';
import { countTalk } from './countTalk';
import { addMessage, findTalk, type MessageRow } from './store';

/** How long the demo's store and courier take to answer. */
const thinkingMilliseconds = 2_000;

interface Sending {
  readonly conversation_id: number;
  readonly message: string;
  readonly 'image[]': readonly File[];
}

export async function sentBefore(tx: Tx, conversationId: number, key: string | null) {
  if (key === null) return undefined;
  const same = and(
    eq(conversationMessages.conversationId, conversationId),
    eq(conversationMessages.key, key),
  );
  const [row] = await tx.select().from(conversationMessages).where(same);
  return row;
}

/** Tells whoever a customer writes with: the store's desk or the courier's board. */
async function announcePartner(
  tx: Tx,
  { storeId, courierId }: typeof conversations.$inferSelect,
): Promise<void> {
  if (storeId !== null) await announceDesk(tx, storeId);
  if (courierId !== null) await announceCourier(tx, courierId);
}

/**
 * Sends a customer's message, once for each key: sent again it is the message that stands already.
 * @throws Refusal `not_found`, `rate_limited`, `validation` when it says nothing, `image_format`, `too_large`
 */
export async function sendFromCustomer(
  deps: Deps,
  customerId: number,
  sending: Sending,
  { key, language }: { key: string | null; language: Language },
): Promise<MessageRow> {
  const { conversation_id: conversationId, message: body } = sending;
  const talk = await findTalk(deps.db, customerId, conversationId);
  if (!talk) throw new Refusal('not_found');
  await countTalk(deps, customerId);
  if (body === '' && sending['image[]'].length === 0) {
    throw new Refusal('validation', { detail: { field: 'message' } });
  }
  const photos = await Promise.all(sending['image[]'].map((file) => readPhoto(file, 'image[]')));
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    // Locked, so that the same message sent twice at once is kept once, pictures too.
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update');
    const known = await sentBefore(tx, conversationId, key);
    if (known) return known;
    const images: string[] = [];
    for (const photo of photos) images.push(await keepPhoto(tx, photo, now, 'message'));
    const row = await addMessage(tx, {
      conversationId,
      sender: 'customer',
      body,
      images,
      key,
      createdAt: now,
    });
    if (!row) throw new Refusal('unavailable', { retryAfter: 1 });
    await tx
      .update(conversations)
      .set({
        language,
        lastMessageAt: now,
        waitingSince: sql`coalesce(${conversations.waitingSince}, ${now.toISOString()})`,
        ...(deps.env.DEMO_MODE && {
          replyDueAt:
            talk.conversation.replyDueAt ?? new Date(now.getTime() + thinkingMilliseconds),
        }),
      })
      .where(eq(conversations.id, conversationId));
    await announceInbox(tx, customerId);
    await announcePartner(tx, talk.conversation);
    return row;
  });
}

/** Says something in the name of the store or courier, once for each key; the customer sees it at once. */
export async function sendFromPartner(
  tx: Tx,
  conversation: typeof conversations.$inferSelect,
  body: string,
  now: Date,
  { by, key }: { by: string; key: string | null } = { by: '', key: null },
): Promise<MessageRow> {
  const { id: conversationId, kind: sender, customerId } = conversation;
  const message = { conversationId, sender, body, images: [], key, by, createdAt: now };
  const row = await addMessage(tx, message);
  if (!row) throw new Refusal('unavailable', { retryAfter: 1 });
  await tx
    .update(conversations)
    .set({ lastMessageAt: now, replyDueAt: null, waitingSince: null })
    .where(eq(conversations.id, conversationId));
  await announceInbox(tx, customerId);
  await announcePartner(tx, conversation);
  return row;
}

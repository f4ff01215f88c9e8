import { and, asc, count, desc, eq, lte, ne } from 'drizzle-orm';
import { inLanguage } from '../../../domain/language/localized';
import type { Tx } from '../../db/client';
import { storeStaff } from '../../db/schema/desk';
import { conversationMessages, conversations } from '../../db/schema/inbox';
import { couriers, orders } from '../../db/schema/orders';
import type { Deps } from '../../deps';
import { isDeskShut, isRideShut } from '../tracking/advance';
import { answerOf, type Scene } from './script';
import { sendFromPartner } from './send';
import { type ConversationRow, findTalk } from './store';

const batch = 25;

async function sceneOf(tx: Tx, conversation: ConversationRow): Promise<Scene> {
  const { id, customerId, kind, language, orderId } = conversation;
  const talk = await findTalk(tx, customerId, id);
  const of = (sender: ReturnType<typeof eq>) =>
    and(eq(conversationMessages.conversationId, id), sender);
  const [last] = await tx
    .select()
    .from(conversationMessages)
    .where(of(eq(conversationMessages.sender, 'customer')))
    .orderBy(desc(conversationMessages.id))
    .limit(1);
  const [answers] = await tx
    .select({ messages: count() })
    .from(conversationMessages)
    .where(of(ne(conversationMessages.sender, 'customer')));
  const [order] = orderId
    ? await tx
        .select({ id: orders.id, status: orders.status })
        .from(orders)
        .where(eq(orders.id, orderId))
    : [];
  return {
    kind,
    language,
    name: inLanguage((talk?.store ?? talk?.courier)?.name, language),
    isFirst: (answers?.messages ?? 0) === 0,
    said: last?.body ?? '',
    hasPicture: (last?.images.length ?? 0) > 0,
    order: order ?? null,
  };
}

/**
 * Lets the demo's stores and couriers answer what they owe, in the language that they were written to in; not stores
 * whose desk is open, nor couriers whose app is. Locked conversations are skipped, so that of many servers one answers. Returns how many answered.
 */
export async function answerDue(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(conversations)
      .where(
        and(
          lte(conversations.replyDueAt, now),
          isDeskShut(tx, eq(storeStaff.storeId, conversations.storeId), now),
          isRideShut(tx, eq(couriers.id, conversations.courierId), now),
        ),
      )
      .orderBy(asc(conversations.replyDueAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const conversation of due) {
      await sendFromPartner(tx, conversation, answerOf(await sceneOf(tx, conversation)), now);
    }
    return due.length;
  });
}

import { eq } from 'drizzle-orm';
import type { SenderKind } from '../../../domain/orders/inbox';
import type { Tx } from '../../../server/db/client';
import { conversations } from '../../../server/db/schema/inbox';
import { orders } from '../../../server/db/schema/orders';
import { addMessage, openTalk } from '../../../server/orders/inbox/store';
import { minutesAfter } from './at';
import { talks } from './story';

/** What was written about orders, by the day on which they were placed. */
export async function talkAbout(
  tx: Tx,
  customerId: number,
  placed: ReadonlyMap<number, { orderId: number; at: Date }>,
): Promise<void> {
  for (const talk of talks) {
    const about = placed.get(talk.daysAgo);
    if (!about) continue;
    const [order] = await tx.select().from(orders).where(eq(orders.id, about.orderId));
    const partnerId = talk.with === 'vendor' ? order?.storeId : order?.courierId;
    if (!partnerId) continue;
    const partner = { kind: talk.with, id: partnerId };
    const id = await openTalk(tx, customerId, partner, about.orderId, 'en', about.at);
    let last = { id: 0, createdAt: about.at };
    let seen = 0;
    for (const [after, who, body] of talk.said) {
      const sender: SenderKind = who === 'customer' ? 'customer' : talk.with;
      const createdAt = minutesAfter(about.at, after);
      const message = { conversationId: id, sender, body, images: [], key: null, createdAt };
      const row = await addMessage(tx, message);
      if (!row) continue;
      if (who === 'customer' || talk.isRead) seen = row.id;
      last = row;
    }
    await tx
      .update(conversations)
      .set({ lastMessageAt: last.createdAt, readId: seen })
      .where(eq(conversations.id, id));
  }
}

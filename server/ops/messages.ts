import { asc, eq, isNotNull } from 'drizzle-orm';
import { messageLength } from '../../domain/orders/inbox';
import { conversations } from '../db/schema/inbox';
import { customers } from '../db/schema/people';
import type { Deps } from '../deps';
import { signedPictures } from '../identity/account/shownPhotos';
import { byCommand, noteAct } from '../operator/noteAct';
import { sendFromPartner } from '../orders/inbox/send';
import { findTalk, summaryOf } from '../orders/inbox/store';
import { OpsError } from './opsError';
import { mostRows, table, withRest } from './table';

const waiting = isNotNull(conversations.waitingSince);

/** Conversations that wait for an answer, the oldest first; of what needs none somebody at its desk has said so. */
export async function listMessages(deps: Deps): Promise<string> {
  const rows = await deps.db
    .select({ conversation: conversations, name: customers.firstName })
    .from(conversations)
    .innerJoin(customers, eq(customers.id, conversations.customerId))
    .where(waiting)
    .orderBy(asc(conversations.waitingSince), asc(conversations.id))
    .limit(mostRows);
  const ids = rows.map(({ conversation }) => conversation.id);
  const summaries = await summaryOf(deps.db, ids);
  const partners = new Map<number, string>();
  for (const { conversation } of rows) {
    const talk = await findTalk(deps.db, conversation.customerId, conversation.id);
    partners.set(conversation.id, (talk?.store ?? talk?.courier)?.name.en ?? '');
  }
  const list = table(
    ['conversation', 'customer', 'to', 'order', 'message'],
    await Promise.all(
      rows.map(async ({ conversation, name }) => {
        const last = summaries.get(conversation.id)?.last;
        const pictures = (await signedPictures(deps, last?.images ?? [])).map(
          (image) => `${deps.env.PUBLIC_URL}${image}`,
        );
        return [
          String(conversation.id),
          name,
          partners.get(conversation.id) ?? '',
          conversation.orderId === null ? '' : String(conversation.orderId),
          [last?.body ?? '', ...pictures].filter(Boolean).join(' '),
        ];
      }),
    ),
    'No message waits for an answer.',
  );
  return withRest(list, await deps.db.$count(conversations, waiting));
}

/** Answers in the name of the store or courier; the customer sees it at once. */
export async function replyTo(deps: Deps, id: number, text: string): Promise<string> {
  if (text === '' || text.length > messageLength) {
    throw new OpsError(`a message has 1 to ${messageLength} letters`);
  }
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const [conversation] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, id))
      .for('update');
    if (!conversation) throw new OpsError(`there is no conversation ${id}`);
    await sendFromPartner(tx, conversation, text, now);
    await noteAct(tx, byCommand, { kind: 'message.answered', about: id, at: now });
    return `answered in conversation ${id}`;
  });
}

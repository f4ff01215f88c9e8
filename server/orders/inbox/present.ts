import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import type { ChatMessage, Conversation } from '../../../domain/orders/inbox';
import type { Db } from '../../db/client';
import { type MessageRow, summaryOf, type Talk } from './store';

export const wireMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  sender_type: row.sender,
  message: row.body,
  files_full_url: row.images,
  key: row.key ?? '',
  created_at: row.createdAt.toISOString(),
});

export async function presentTalks(
  db: Db,
  talks: readonly Talk[],
  language: Language,
): Promise<Conversation[]> {
  const summaries = await summaryOf(
    db,
    talks.map(({ conversation }) => conversation.id),
  );
  return talks.map(({ conversation, store, courier }) => {
    const { last, unread } = summaries.get(conversation.id) ?? { last: undefined, unread: 0 };
    return {
      id: conversation.id,
      receiver_type: conversation.kind,
      receiver: {
        id: conversation.storeId ?? conversation.courierId ?? 0,
        name: inLanguage(store?.name ?? courier?.name, language),
        image_full_url: store?.logo ?? courier?.image ?? '',
      },
      order_id: conversation.orderId,
      unread_message_count: unread,
      last_message: last ? wireMessage(last) : null,
      last_message_time: conversation.lastMessageAt.toISOString(),
    };
  });
}

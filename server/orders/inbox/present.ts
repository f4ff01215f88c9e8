import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import type { ChatMessage, Conversation } from '../../../domain/orders/inbox';
import type { Deps } from '../../deps';
import { signedPictures } from '../../identity/account/shownPhotos';
import { type MessageRow, summaryOf, type Talk } from './store';

export const wireMessage = async (deps: Deps, row: MessageRow): Promise<ChatMessage> => ({
  id: row.id,
  sender_type: row.sender,
  message: row.body,
  files_full_url: await signedPictures(deps, row.images),
  key: row.key ?? '',
  created_at: row.createdAt.toISOString(),
});

export async function presentTalks(
  deps: Deps,
  talks: readonly Talk[],
  language: Language,
): Promise<Conversation[]> {
  const summaries = await summaryOf(
    deps.db,
    talks.map(({ conversation }) => conversation.id),
  );
  const presented = talks.map(async ({ conversation, store, courier }) => {
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
      last_message: last ? await wireMessage(deps, last) : null,
      last_message_time: conversation.lastMessageAt.toISOString(),
    };
  });
  return Promise.all(presented);
}

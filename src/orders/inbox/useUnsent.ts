import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Draft, sendMessageMachine } from '../../../machines/orders/sendMessage';
import { unsentMessagesKey } from '../../client/storage/inboxKeys';
import { unsentPictures } from '../../client/storage/unsentPictures';

export interface Left {
  /** What goes by itself now. */
  readonly unsent: readonly Draft[];
  /** Words of messages whose pictures are lost: they are written again, with others. Null when there are none. */
  readonly withoutPictures: string | null;
}

export function useLeft(conversationId: number): Left {
  const [left] = useState((): Left => {
    const kept = unsentMessagesKey.get()?.[conversationId] ?? [];
    const isWhole = ({ key, pictures }: (typeof kept)[number]) =>
      unsentPictures.of(key).length === pictures;
    const robbed = kept.filter((draft) => !isWhole(draft));
    return {
      unsent: kept
        .filter(isWhole)
        .map(({ key, text }) => ({ key, text, pictures: unsentPictures.of(key) })),
      withoutPictures:
        robbed.length > 0
          ? robbed
              .map(({ text }) => text)
              .join('\n')
              .trim()
          : null,
    };
  });
  return left;
}

/** Keeps what is unsent: its words over a reload, its pictures for as long as the page is open. */
export function useKeepUnsent(
  conversationId: number,
  actor: ActorRefFrom<typeof sendMessageMachine>,
): void {
  useEffect(() => {
    const keep = ({ context }: { context: { unsent: readonly Draft[] } }) => {
      const { [conversationId]: before = [], ...others } = unsentMessagesKey.get() ?? {};
      for (const { key } of before) unsentPictures.drop(key);
      for (const { key, pictures } of context.unsent) {
        const files = pictures.filter((picture) => picture instanceof File);
        if (files.length > 0) unsentPictures.keep(key, files);
      }
      const own = context.unsent.map(({ key, text, pictures }) => ({
        key,
        text,
        pictures: pictures.length,
      }));
      const all = own.length > 0 ? { ...others, [conversationId]: own } : others;
      unsentMessagesKey.set(Object.keys(all).length > 0 ? all : null);
    };
    const subscription = actor.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [conversationId, actor]);
}

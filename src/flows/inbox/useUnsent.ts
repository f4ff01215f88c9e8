import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Draft, sendMessageMachine } from '../../../machines/sendMessage';
import { unsentMessagesKey } from '../../storage/inboxKeys';

export interface Left {
  /** What goes by itself now. */
  readonly unsent: readonly Draft[];
  /** Words of messages whose pictures are lost: they are written again, with others. Null when there are none. */
  readonly withoutPictures: string | null;
}

/** Messages of a conversation that were not confirmed when the page was left. */
export function useLeft(conversationId: number): Left {
  const [left] = useState((): Left => {
    const kept = unsentMessagesKey.get()?.[conversationId] ?? [];
    const whole = kept.filter(({ pictures }) => pictures === 0);
    const robbed = kept.filter(({ pictures }) => pictures > 0);
    return {
      unsent: whole.map(({ key, text }) => ({ key, text, pictures: [] })),
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

/** Keeps what is unsent over a reload; of pictures only that there were some. */
export function useKeepUnsent(
  conversationId: number,
  actor: ActorRefFrom<typeof sendMessageMachine>,
): void {
  useEffect(() => {
    const keep = ({ context }: { context: { unsent: readonly Draft[] } }) => {
      const { [conversationId]: _, ...others } = unsentMessagesKey.get() ?? {};
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

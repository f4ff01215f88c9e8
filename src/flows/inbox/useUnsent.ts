import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Draft, sendMessageMachine } from '../../../machines/sendMessage';
import { unsentMessagesKey } from '../../storage/inboxKeys';

/** Messages of a conversation that were not confirmed when the page was left. */
export function useUnsent(conversationId: number): readonly Draft[] {
  const [unsent] = useState(() =>
    (unsentMessagesKey.get()?.[conversationId] ?? []).map((draft) => ({ ...draft, pictures: [] })),
  );
  return unsent;
}

/** Keeps what is unsent over a reload; pictures cannot be kept, so a message of pictures alone is not. */
export function useKeepUnsent(
  conversationId: number,
  actor: ActorRefFrom<typeof sendMessageMachine>,
): void {
  useEffect(() => {
    const keep = ({ context }: { context: { unsent: readonly Draft[] } }) => {
      const { [conversationId]: _, ...others } = unsentMessagesKey.get() ?? {};
      const texts = context.unsent.filter(({ text }) => text !== '');
      const own = texts.map(({ key, text }) => ({ key, text }));
      const all = own.length > 0 ? { ...others, [conversationId]: own } : others;
      unsentMessagesKey.set(Object.keys(all).length > 0 ? all : null);
    };
    const subscription = actor.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [conversationId, actor]);
}

import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Draft, sendMessageMachine } from '../../../machines/orders/sendMessage';
import { unsentMessagesKey } from '../../client/storage/inboxKeys';
import { unsentPictures } from '../../client/storage/unsentPictures';

type Kept = Omit<Draft, 'pictures'> & { readonly pictures: number };
type Robbed = Pick<Draft, 'key' | 'text'>;

const isWhole = ({ key, pictures }: Kept) => unsentPictures.of(key).length === pictures;

function setKept(conversationId: number, own: Kept[]): void {
  const { [conversationId]: _, ...others } = unsentMessagesKey.get() ?? {};
  const all = own.length > 0 ? { ...others, [conversationId]: own } : others;
  unsentMessagesKey.set(Object.keys(all).length > 0 ? all : null);
}

export interface Left {
  /** What goes by itself now. */
  readonly unsent: readonly Draft[];
  /** Messages whose pictures are lost: unless they arrived, they are written again, with others. */
  readonly robbed: readonly Robbed[];
}

export function useLeft(conversationId: number): Left {
  const [left] = useState((): Left => {
    const kept = unsentMessagesKey.get()?.[conversationId] ?? [];
    return {
      unsent: kept
        .filter(isWhole)
        .map(({ key, text }) => ({ key, text, pictures: unsentPictures.of(key) })),
      robbed: kept.filter((draft) => !isWhole(draft)).map(({ key, text }) => ({ key, text })),
    };
  });
  return left;
}

/**
 * The words of robbed messages that did not arrive, to be written again; null when there are none, and until the
 * conversation shows what arrived. From then on the composer keeps them.
 */
export function useRobbed(
  conversationId: number,
  robbed: readonly Robbed[],
  arrived: ReadonlySet<string> | null,
): string | null {
  const [told, setTold] = useState<{ words: string | null } | null>(null);
  if (arrived && !told) {
    const lost = robbed.filter(({ key }) => !arrived.has(key)).map(({ text }) => text);
    setTold({ words: lost.length > 0 ? lost.join('\n').trim() : null });
  }
  useEffect(() => {
    if (!told || robbed.length === 0) return;
    setKept(conversationId, (unsentMessagesKey.get()?.[conversationId] ?? []).filter(isWhole));
  }, [told, robbed, conversationId]);
  return told?.words ?? null;
}

/** Keeps what is unsent: its words over a reload, its pictures for as long as the page is open. */
export function useKeepUnsent(
  conversationId: number,
  actor: ActorRefFrom<typeof sendMessageMachine>,
): void {
  useEffect(() => {
    const keep = ({ context }: { context: { unsent: readonly Draft[] } }) => {
      const before = unsentMessagesKey.get()?.[conversationId] ?? [];
      const robbed = before.filter((draft) => !isWhole(draft));
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
      setKept(conversationId, [...robbed, ...own]);
    };
    const subscription = actor.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [conversationId, actor]);
}

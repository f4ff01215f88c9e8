import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Draft, sendMessageMachine } from '../../../machines/orders/sendMessage';
import { unsentMessagesKey } from '../../client/storage/inboxKeys';
import { unsentPictures } from '../../client/storage/unsentPictures';

type Kept = Omit<Draft, 'pictures'> & { readonly pictures: number };
type Robbed = Pick<Draft, 'key' | 'text'>;

const keptOf = (conversationId: number): Kept[] => unsentMessagesKey.get()?.[conversationId] ?? [];

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
    const kept = keptOf(conversationId);
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
    const isLost = new Set(robbed.map(({ key }) => key));
    setKept(
      conversationId,
      keptOf(conversationId).filter(({ key }) => !isLost.has(key)),
    );
  }, [told, robbed, conversationId]);
  return told?.words ?? null;
}

/**
 * Keeps what is unsent: its words over a reload, its pictures for as long as the page is open. What another window of the
 * same conversation keeps is left to that.
 */
export function useKeepUnsent(
  conversationId: number,
  actor: ActorRefFrom<typeof sendMessageMachine>,
): void {
  useEffect(() => {
    const held = new Set(actor.getSnapshot().context.unsent.map(({ key }) => key));
    const keep = ({ context }: { context: { unsent: readonly Draft[] } }) => {
      for (const key of held) unsentPictures.drop(key);
      for (const { key, pictures } of context.unsent) {
        held.add(key);
        const files = pictures.filter((picture) => picture instanceof File);
        if (files.length > 0) unsentPictures.keep(key, files);
      }
      const own = context.unsent.map(({ key, text, pictures }) => ({
        key,
        text,
        pictures: pictures.length,
      }));
      const others = keptOf(conversationId).filter(({ key }) => !held.has(key));
      setKept(conversationId, [...others, ...own]);
    };
    const subscription = actor.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [conversationId, actor]);
}

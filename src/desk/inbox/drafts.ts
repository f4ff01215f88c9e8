import { useSyncExternalStore } from 'react';
import type { Asked, ShopperAnswer } from '../../../machines/desk/answerShopper';
import { deskDraftsKey } from '../../client/storage/deskKeys';
import { rideDraftsKey } from '../../client/storage/rideKeys';
import { onStorageChange } from '../../client/storage/storage';

interface Draft {
  readonly text: string;
  /** With which it was sent: sent again unchanged, it is the same answer. */
  readonly key?: string | undefined;
}

const nameOf = ({ about, id }: Asked) => `${about}:${id}`;
/** A store's and a courier's may be written with one browser. */
const placeOf = ({ about }: Asked) => (about === 'ride' ? rideDraftsKey : deskDraftsKey);
const draftOf = (asked: Asked): Draft | undefined => placeOf(asked).get()?.[nameOf(asked)];

function keep(asked: Asked, draft: Draft | null): void {
  const place = placeOf(asked);
  const { [nameOf(asked)]: _, ...others } = place.get() ?? {};
  const all = draft ? { ...others, [nameOf(asked)]: draft } : others;
  place.set(Object.keys(all).length > 0 ? all : null);
}

/** What has been written so far; null where nobody has begun. */
export const useAnswerDraft = (asked: Asked): string | null =>
  useSyncExternalStore(onStorageChange, () => draftOf(asked)?.text ?? null);

export const writeDraft = (asked: Asked, text: string): void => keep(asked, { text });
export const dropDraft = (asked: Asked): void => keep(asked, null);

/** The key that these words are sent with: the same as before, where they are the same. */
export function keyFor(asked: Asked, text: string): string {
  const draft = draftOf(asked);
  if (draft?.key) return draft.key;
  const key = crypto.randomUUID();
  keep(asked, { text: draft?.text ?? text, key });
  return key;
}

/** Lets go of what the shop has; what was written since stays. */
export function forgetSent(asked: Asked, answer: ShopperAnswer | null): void {
  if (answer?.kind !== 'words') return;
  const text = draftOf(asked)?.text ?? '';
  const rest = text.trimStart().startsWith(answer.text)
    ? text.trimStart().slice(answer.text.length).trimStart()
    : text;
  if (rest === '') dropDraft(asked);
  else writeDraft(asked, rest);
}

/** Lets go of what stands there already: that it was taken is heard in another way first, or was lost. */
export function forgetStanding(
  asked: Asked,
  stands: (draft: { text: string; key: string }) => boolean,
): void {
  const draft = draftOf(asked);
  if (draft?.key && stands({ text: draft.text.trim(), key: draft.key })) dropDraft(asked);
}

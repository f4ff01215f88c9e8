import { useEffect } from 'react';
import type { ParcelDraft } from '../../domain/parcel/parcelDraft';
import { differingParts, type ParcelPart, withParts } from '../../domain/parcel/parcelParts';
import { parcelDraftKey } from '../client/storage/parcelKeys';
import { leavingsKey, onStorageChange } from '../client/storage/storage';
import type { ParcelActor } from './intents';

/** Whether the keys go into a text; of a window that is not in front they do not. */
const isTyping = () =>
  document.activeElement?.matches(
    'textarea, input:not([type="radio"], [type="checkbox"], [type="range"])',
  ) ?? false;

/**
 * Writes down each change of the draft, so that a reload loses nothing, and shows at once what another window of the
 * same parcel has written. Both go part by part: what is changed here leaves all else as it was written last, and a
 * text that somebody is typing stays as it is, and counts as written when it is left.
 */
function keepAndFollow(actor: ParcelActor): () => void {
  let { draft: known } = actor.getSnapshot().context;
  let isOwn = parcelDraftKey.get() !== null;
  const inHand = new Set<ParcelPart>();
  const leavings = leavingsKey.get();

  const write = (draft: ParcelDraft, parts: Iterable<ParcelPart>) => {
    const kept = parcelDraftKey.get();
    isOwn = true;
    const { signedIn } = actor.getSnapshot().context.facts;
    const now = kept?.key === draft.key && kept ? withParts(kept, draft, parts) : draft;
    parcelDraftKey.set({ ...now, signedIn });
  };

  // What the way here has changed of what was left behind, or put in its place, counts as chosen.
  const left = parcelDraftKey.get();
  const isOpen = actor.getSnapshot().can({ type: 'parcel.typed', patch: {} });
  if (left && isOpen && left.key !== known.key) parcelDraftKey.set(known);
  else if (left && isOpen) write(known, differingParts(left, known));

  const follow = () => {
    const kept = parcelDraftKey.get();
    const snapshot = actor.getSnapshot();
    const { draft } = snapshot.context;
    // A window in which nothing was entered yet takes up the parcel that was begun in another one.
    if (!kept || (isOwn && kept.key !== draft.key)) return;
    // Whose it is to be at the next visit is nothing that was typed.
    const patch = { ...withParts(kept, draft, inHand), signedIn: draft.signedIn };
    const change = { type: 'parcel.typed', patch } as const;
    // While it is ordered it is the parcel that was sent.
    if (differingParts(draft, patch).length === 0 || !snapshot.can(change)) return;
    known = patch;
    isOwn = true;
    actor.send(change);
  };

  const { unsubscribe } = actor.subscribe(({ context: { draft }, status }) => {
    if (status !== 'active' || leavingsKey.get() !== leavings) return;
    const parts = differingParts(known, draft);
    known = draft;
    if (parcelDraftKey.get() && parts.length === 0) return;
    if (isTyping()) for (const part of parts) inHand.add(part);
    write(draft, parts);
  });

  const leaveText = () => {
    if (inHand.size === 0) return;
    const { context, status } = actor.getSnapshot();
    const parts = [...inHand];
    inHand.clear();
    if (status === 'active' && parcelDraftKey.get()) write(context.draft, parts);
  };

  const stopFollowing = onStorageChange((name) => name === parcelDraftKey.name && follow());
  document.addEventListener('focusout', leaveText);
  return () => {
    unsubscribe();
    stopFollowing();
    document.removeEventListener('focusout', leaveText);
  };
}

export function useParcelMemory(actor: ParcelActor): void {
  useEffect(() => keepAndFollow(actor), [actor]);
}

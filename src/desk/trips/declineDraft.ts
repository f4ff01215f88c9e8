import { useSyncExternalStore } from 'react';
import { deskDraftsKey } from '../../client/storage/deskKeys';
import { onStorageChange } from '../../client/storage/storage';

const nameOf = (tripId: number) => `trip:${tripId}`;

export function writeWords(tripId: number, text: string): void {
  deskDraftsKey.set({ ...deskDraftsKey.get(), [nameOf(tripId)]: { text } });
}

export function dropWords(tripId: number): void {
  const { [nameOf(tripId)]: _, ...others } = deskDraftsKey.get() ?? {};
  deskDraftsKey.set(Object.keys(others).length > 0 ? others : null);
}

/** Why a trip is declined, as far as it has been written: over a reload and a lost session too. */
export const useDeclineWords = (tripId: number): string =>
  useSyncExternalStore(onStorageChange, () => deskDraftsKey.get()?.[nameOf(tripId)]?.text ?? '');

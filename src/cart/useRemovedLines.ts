import { useSyncExternalStore } from 'react';
import { cartName } from './api/cart';
import { type RemovedLine, removedLines } from './lineActors';

export function useRemovedLines(): readonly RemovedLine[] {
  const removed = useSyncExternalStore(removedLines.subscribe, removedLines.getSnapshot);
  const present = cartName();
  return removed.filter(({ cart }) => cart === present);
}

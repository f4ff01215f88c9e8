import { useState, useSyncExternalStore } from 'react';
import { overlayStore } from './overlays';

/**
 * Whether another overlay was opened over the one that asks: Escape then belongs to the upper one
 * alone.
 */
export function useCovered(): boolean {
  const open = useSyncExternalStore(overlayStore.subscribe, overlayStore.getSnapshot).length;
  const [openAtFirst] = useState(open);
  return open > openAtFirst;
}

import { openOverlay } from '../../flow/overlays';

/** `itemId` is null for one that is new. */
export const openItem = (itemId: number | null) =>
  void openOverlay(() => import('./ItemDialog'), { itemId }).catch(() => undefined);

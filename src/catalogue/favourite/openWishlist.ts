import { openOverlay } from '../../flow/overlays';

const load = () => import('./WishlistDrawer');
let open: Promise<void> | null = null;

export const prefetchWishlist = (): void => void load();

/** Opens the favourites' drawer; resolves when it is closed. */
export function openWishlist(): Promise<void> {
  open ??= openOverlay(load, null).finally(() => {
    open = null;
  });
  return open;
}

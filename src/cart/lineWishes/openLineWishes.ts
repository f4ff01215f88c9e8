import type { CartEntry } from '../../../domain/cart/cart';
import { openOverlay } from '../../flow/overlays';

const load = () => import('./LineWishesDialog');

export const prefetchLineWishes = (): void => void load();

/** Opens a line's note and substitution over the page; `isDirect` means the line of "Buy Now", which no cart has. */
export const openLineWishes = (entry: CartEntry, isDirect = false): void =>
  void openOverlay(load, { entry, isDirect });

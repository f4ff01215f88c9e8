import { proceedToCheckout } from '../checkout/guestOrLogin/proceedToCheckout';
import { openOverlay } from '../flow/overlays';

const load = () => import('./CartDrawer');
let open: Promise<void> | null = null;

/** Fetches the drawer’s code ahead of the first press; without a connection it is fetched with the press. */
export const prefetchCart = (): Promise<unknown> => load().catch(() => undefined);

async function show(): Promise<void> {
  const { kind } = await openOverlay(load, null).finally(() => {
    open = null;
  });
  if (kind === 'checkout') await proceedToCheckout();
}

/** Opens the cart's drawer; resolves when it is closed and, if chosen, the way to checkout is begun. */
export function openCart(): Promise<void> {
  open ??= show();
  return open;
}

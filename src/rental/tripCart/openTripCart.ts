import { openOverlay } from '../../flow/overlays';

const load = () => import('./TripCartDrawer');
let open: Promise<void> | null = null;

export const prefetchTripCart = (): void => void load();

/** Opens the trip cart beside the page; resolves when it is closed. */
export function openTripCart(): Promise<void> {
  open ??= openOverlay(load, null).finally(() => {
    open = null;
  });
  return open;
}

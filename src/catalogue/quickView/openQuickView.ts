import { openOverlay } from '../../flow/overlays';
import type { QuickViewInput } from './QuickView';

const load = () => import('./QuickView');

export const prefetchQuickView = (): void => void load();

/** Opens an item over the page; resolves when it is closed. */
export const openQuickView = (input: QuickViewInput): Promise<void> => openOverlay(load, input);

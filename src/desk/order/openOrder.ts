import type { DeskOrder } from '../../../domain/desk/deskOrder';
import { openOverlay } from '../../flow/overlays';

export const openOrder = (order: DeskOrder) =>
  void openOverlay(() => import('./OrderDialog'), order).catch(() => undefined);

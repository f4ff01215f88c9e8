import type { DeskTrip } from '../../../domain/desk/deskTrip';
import { openOverlay } from '../../flow/overlays';

export const openTrip = (trip: DeskTrip) =>
  void openOverlay(() => import('./TripDialog'), trip).catch(() => undefined);

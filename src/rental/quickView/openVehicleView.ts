import type { Vehicle } from '../../../domain/entities/rental/vehicle';
import { openOverlay } from '../../app/overlays';

const load = () => import('./VehicleView');

/** Fetches the popup's code ahead of the first press. */
export const prefetchVehicleView = (): void => void load();

/** Opens a vehicle over the page; resolves when it is closed. */
export const openVehicleView = (vehicle: Vehicle): Promise<void> => openOverlay(load, vehicle);

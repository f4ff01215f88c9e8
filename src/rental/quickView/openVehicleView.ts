import type { Vehicle } from '../../../domain/rental/vehicle';
import { openOverlay } from '../../flow/overlays';

const load = () => import('./VehicleView');

export const prefetchVehicleView = (): void => void load();

/** Opens a vehicle over the page; resolves when it is closed. */
export const openVehicleView = (vehicle: Vehicle): Promise<void> => openOverlay(load, vehicle);

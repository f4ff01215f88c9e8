import { useSyncExternalStore } from 'react';
import { isRequested, onRequested } from './requestVehicle';

/** Whether a press that adds the vehicle is still under way. */
export const useRequested = (vehicleId: number): boolean =>
  useSyncExternalStore(
    onRequested,
    () => isRequested(vehicleId),
    () => false,
  );

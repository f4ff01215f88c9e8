import type { Vehicle } from '../../../domain/rental/vehicle';
import type { AddVehicleOutput, VehiclePress } from '../../../machines/rental/addVehicle';

const load = () => import('./startAddVehicle');
const underWay = new Map<number, Promise<AddVehicleOutput>>();

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const isRequested = (vehicleId: number): boolean => underWay.has(vehicleId);

export function onRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const prefetchAddVehicle = (): void => void load();

/**
 * Adds one vehicle to the trip (TRIP-08 to TRIP-10); all that the shopper has to be told or asked
 * happens on the way. Never rejects. A second press while the first is under way is the same press.
 */
export function requestVehicle(
  vehicle: Vehicle,
  press: VehiclePress = 'add',
): Promise<AddVehicleOutput> {
  const running = underWay.get(vehicle.id);
  if (running) return running;
  const outcome = load()
    .then(({ startAddVehicle }) => startAddVehicle(vehicle, press))
    .catch((): AddVehicleOutput => ({ kind: 'refused' }))
    .finally(() => {
      underWay.delete(vehicle.id);
      tell();
    });
  underWay.set(vehicle.id, outcome);
  tell();
  return outcome;
}

import type { Vehicle } from '../../../domain/rental/vehicle';
import type { AddVehicleOutput, VehiclePress } from '../../../machines/rental/addVehicle';
import { runFlow } from '../../flow/runFlow';
import { liveAddVehicleMachine } from '../actors/addVehicleActors';

/** Runs the flow for one press; a failure that can be retried counts as refused for the caller. */
export async function startAddVehicle(
  vehicle: Vehicle,
  press: VehiclePress,
): Promise<AddVehicleOutput> {
  const { waited } = runFlow(
    liveAddVehicleMachine,
    { vehicle, units: 1, press },
    () => import('./AddVehicleScreens'),
  );
  return (await waited) ?? { kind: 'refused' };
}

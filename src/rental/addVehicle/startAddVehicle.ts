import { waitFor } from 'xstate';
import type { Vehicle } from '../../../domain/rental/vehicle';
import type { AddVehicleOutput, VehiclePress } from '../../../machines/rental/addVehicle';
import { runFlow } from '../../flow/runFlow';
import { liveAddVehicleMachine } from '../actors/addVehicleActors';

/** Runs the flow for one press; a failure that can be retried counts as refused for the caller. */
export async function startAddVehicle(
  vehicle: Vehicle,
  press: VehiclePress,
): Promise<AddVehicleOutput> {
  const { actor } = runFlow(
    liveAddVehicleMachine,
    { vehicle, units: 1, press },
    () => import('./AddVehicleScreens'),
  );
  const snapshot = await waitFor(
    actor,
    (current) => current.status !== 'active' || current.hasTag('failed'),
  );
  return snapshot.output ?? { kind: 'refused' };
}

import type { Actor } from 'xstate';
import type { addVehicleMachine } from '../../../machines/rental/addVehicle';

export type AddVehicleActor = Actor<typeof addVehicleMachine>;

export const addIntents = (actor: AddVehicleActor) => ({
  resetTrip: () => actor.send({ type: 'addVehicle.resetConfirmed' }),
  keepDuration: () => actor.send({ type: 'addVehicle.durationKept' }),
  updateDuration: () => actor.send({ type: 'addVehicle.durationUpdated' }),
  dismiss: () => actor.send({ type: 'addVehicle.dismissed' }),
});

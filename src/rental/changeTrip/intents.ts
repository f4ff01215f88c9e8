import type { ActorRefFrom } from 'xstate';
import type { changeTripMachine } from '../../../machines/rental/changeTrip';

export type ChangeTripActor = ActorRefFrom<typeof changeTripMachine>;

export const changeIntents = (actor: ChangeTripActor) => ({
  confirm: () => actor.send({ type: 'changeTrip.confirmed' }),
  giveUpVehicles: () => actor.send({ type: 'changeTrip.vehiclesGivenUp' }),
  dismiss: () => actor.send({ type: 'changeTrip.dismissed' }),
});

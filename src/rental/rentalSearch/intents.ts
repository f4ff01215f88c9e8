import type { ActorRefFrom } from 'xstate';
import type { TripPlace } from '../../../domain/rental/tripCart';
import type { rentalSearchMachine, TripChoices } from '../../../machines/rental/rentalSearch';
import { shopNow } from '../../client/steadyClock';

export type RentalSearchActor = ActorRefFrom<typeof rentalSearchMachine>;

export const searchIntents = (actor: RentalSearchActor) => ({
  askPickup: () => actor.send({ type: 'rentalSearch.pickupAsked' }),
  askDestination: () => actor.send({ type: 'rentalSearch.destinationAsked' }),
  recall: (place: TripPlace) => actor.send({ type: 'rentalSearch.destinationRecalled', place }),
  choose: (choices: Partial<TripChoices>) => actor.send({ type: 'rentalSearch.changed', choices }),
  measureAgain: () => actor.send({ type: 'rentalSearch.routeRetried' }),
  submit: () => actor.send({ type: 'rentalSearch.submitted', now: shopNow() }),
  dismiss: () => actor.send({ type: 'rentalSearch.dismissed' }),
});

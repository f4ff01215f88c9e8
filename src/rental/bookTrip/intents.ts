import type { ActorRefFrom } from 'xstate';
import type { BookTripPayload, TripQuote } from '../../../domain/rental/trip';
import type { bookTripMachine } from '../../../machines/rental/bookTrip';

export type BookTripActor = ActorRefFrom<typeof bookTripMachine>;

export const bookIntents = (actor: BookTripActor) => ({
  submit: (payload: BookTripPayload, seen: TripQuote) =>
    actor.send({ type: 'bookTrip.submitted', payload, seen }),
  edit: () => actor.send({ type: 'bookTrip.edited' }),
  acceptTotal: () => actor.send({ type: 'bookTrip.totalConfirmed' }),
  declineTotal: () => actor.send({ type: 'bookTrip.totalDeclined' }),
  retry: () => actor.send({ type: 'bookTrip.retried' }),
  signIn: () => actor.send({ type: 'bookTrip.signInChosen' }),
  bookAnew: () => actor.send({ type: 'bookTrip.bookedAnew' }),
  findEmpty: () => actor.send({ type: 'bookTrip.cartFoundEmpty' }),
  tellBooked: (tripId: number) => actor.send({ type: 'bookTrip.bookedElsewhere', tripId }),
  leave: () => actor.send({ type: 'bookTrip.left' }),
});

import type { Actor } from 'xstate';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import type { handleTripMachine } from '../../../machines/desk/handleTrip';

export const tripIntents = (actor: Actor<typeof handleTripMachine>) => ({
  confirm: () => actor.send({ type: 'handleTrip.confirmed' }),
  startDeclining: () => actor.send({ type: 'handleTrip.declining' }),
  keep: () => actor.send({ type: 'handleTrip.kept' }),
  decline: (words: string) => actor.send({ type: 'handleTrip.declined', words }),
  start: (collected: number) => actor.send({ type: 'handleTrip.started', collected }),
  end: (collected: number) => actor.send({ type: 'handleTrip.ended', collected }),
  tellMoved: ({ trip_status: status, handled_by: by }: DeskTrip) =>
    actor.send({ type: 'handleTrip.moved', status, by }),
  tellLeft: () => actor.send({ type: 'handleTrip.left' }),
  retry: () => actor.send({ type: 'handleTrip.retried' }),
  back: () => actor.send({ type: 'handleTrip.back' }),
  close: () => actor.send({ type: 'handleTrip.closed' }),
});

export type TripIntents = ReturnType<typeof tripIntents>;

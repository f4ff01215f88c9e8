import type { ActorRefFrom } from 'xstate';
import type { tripLengthMachine } from '../../../machines/rental/tripLength';

export const lengthIntents = (actor: ActorRefFrom<typeof tripLengthMachine>) => ({
  choose: (hours: number) => actor.send({ type: 'tripLength.chosen', hours }),
  confirm: () => actor.send({ type: 'tripLength.confirmed' }),
  retry: () => actor.send({ type: 'tripLength.retried' }),
  close: () => actor.send({ type: 'tripLength.closed' }),
});

import type { Actor } from 'xstate';
import type { rideBoardMachine } from '../../../machines/ride/rideBoard';
import type { ridePressesMachine } from '../../../machines/ride/ridePresses';

export const rideIntents = (actor: Actor<typeof rideBoardMachine>) => ({
  retry: () => actor.send({ type: 'rideBoard.retried' }),
  tellLoss: () => actor.send({ type: 'rideBoard.networkLost' }),
  leave: () => actor.send({ type: 'rideBoard.leaving' }),
});

export type PressesActor = Actor<typeof ridePressesMachine>;

export const pressesIntents = (actor: PressesActor) => ({
  retry: () => actor.send({ type: 'ridePresses.retried' }),
  press: (step: 'goOn' | 'goOff') =>
    actor.send({
      type: 'ridePresses.pressed',
      press: {
        key: crypto.randomUUID(),
        step,
        orderId: 0,
        code: '',
        isCashCollected: false,
        photo: '',
        reason: '',
      },
    }),
});

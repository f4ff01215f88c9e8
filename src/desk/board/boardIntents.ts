import type { Actor } from 'xstate';
import type { ordersBoardMachine } from '../../../machines/desk/ordersBoard';

export const boardIntents = (actor: Actor<typeof ordersBoardMachine>) => ({
  retry: () => actor.send({ type: 'ordersBoard.retried' }),
  tellLoss: () => actor.send({ type: 'ordersBoard.networkLost' }),
  leave: () => actor.send({ type: 'ordersBoard.leaving' }),
});

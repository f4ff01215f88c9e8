import type { Actor } from 'xstate';
import type { LineWishes } from '../../../domain/cart/cartLines';
import type { lineWishesMachine } from '../../../machines/cart/lineWishes';

export const wishesIntents = (actor: Actor<typeof lineWishesMachine>) => ({
  save: (wishes: LineWishes) => actor.send({ type: 'lineWishes.submitted', wishes }),
  close: () => actor.send({ type: 'lineWishes.dismissed' }),
});

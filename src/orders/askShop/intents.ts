import type { Actor } from 'xstate';
import type { askShopMachine, Question } from '../../../machines/orders/askShop';

export const askShopIntents = (actor: Actor<typeof askShopMachine>) => ({
  send: (question: Question) => actor.send({ type: 'askShop.sent', question }),
  noteEdit: () => actor.send({ type: 'askShop.edited' }),
  another: () => actor.send({ type: 'askShop.another' }),
});

import type { Actor } from 'xstate';
import type { answerShopperMachine } from '../../../machines/desk/answerShopper';

export const answerIntents = (actor: Actor<typeof answerShopperMachine>) => ({
  answer: (text: string, key: string, seen: string) =>
    actor.send({ type: 'answerShopper.given', answer: { kind: 'words', text, key, seen } }),
  settle: (seen: string) =>
    actor.send({ type: 'answerShopper.given', answer: { kind: 'nothing', seen } }),
  retry: () => actor.send({ type: 'answerShopper.retried' }),
  giveUp: () => actor.send({ type: 'answerShopper.givenUp' }),
  read: () => actor.send({ type: 'answerShopper.read' }),
});

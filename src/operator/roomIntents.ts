import type { Actor } from 'xstate';
import type { RescueWay } from '../../domain/desk/deskOrder';
import type { answerApplicationMachine } from '../../machines/operator/answerApplication';
import type { answerRefundMachine } from '../../machines/operator/answerRefund';
import type { operatorSessionMachine } from '../../machines/operator/operatorSession';
import type { passOnOrderMachine } from '../../machines/operator/passOnOrder';
import type { payStoreMachine } from '../../machines/operator/payStore';

export const sessionIntents = (actor: Actor<typeof operatorSessionMachine>) => ({
  leave: () => actor.send({ type: 'operatorSession.leaving' }),
  tellEnd: () => actor.send({ type: 'operatorSession.ended' }),
});

export const applicationIntents = (actor: Actor<typeof answerApplicationMachine>) => ({
  accept: () => actor.send({ type: 'answerApplication.accepted' }),
  startRefusing: () => actor.send({ type: 'answerApplication.refusing' }),
  keep: () => actor.send({ type: 'answerApplication.kept' }),
  refuse: (why: string) => actor.send({ type: 'answerApplication.refused', why }),
  retry: () => actor.send({ type: 'answerApplication.retried' }),
  close: () => actor.send({ type: 'answerApplication.closed' }),
});

export const refundAnswerIntents = (actor: Actor<typeof answerRefundMachine>) => ({
  startGranting: () => actor.send({ type: 'answerRefund.granting' }),
  startRefusing: () => actor.send({ type: 'answerRefund.refusing' }),
  keep: () => actor.send({ type: 'answerRefund.kept' }),
  grant: (amount: number, words: string) =>
    actor.send({ type: 'answerRefund.granted', amount, words }),
  refuse: (words: string) => actor.send({ type: 'answerRefund.refused', words }),
  retry: () => actor.send({ type: 'answerRefund.retried' }),
  correct: () => actor.send({ type: 'answerRefund.corrected' }),
  close: () => actor.send({ type: 'answerRefund.closed' }),
});

export const passOnIntents = (actor: Actor<typeof passOnOrderMachine>) => ({
  start: () => actor.send({ type: 'passOnOrder.started' }),
  keep: () => actor.send({ type: 'passOnOrder.kept' }),
  choose: (way: RescueWay) => actor.send({ type: 'passOnOrder.chosen', way }),
  retry: () => actor.send({ type: 'passOnOrder.retried' }),
  close: () => actor.send({ type: 'passOnOrder.closed' }),
});

export const payStoreIntents = (actor: Actor<typeof payStoreMachine>) => ({
  enter: (amount: number, reference: string) =>
    actor.send({ type: 'payStore.entered', amount, reference }),
  confirm: () => actor.send({ type: 'payStore.confirmed' }),
  correct: () => actor.send({ type: 'payStore.corrected' }),
  retry: () => actor.send({ type: 'payStore.retried' }),
  close: () => actor.send({ type: 'payStore.closed' }),
});

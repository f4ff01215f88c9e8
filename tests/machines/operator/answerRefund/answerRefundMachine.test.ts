import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { answerRefundMachine, type RefundReply } from '../../../../machines/operator/answerRefund';
import { fakeActor } from '../../../support/fakes';

function start() {
  const approve = fakeActor<RefundReply, { orderId: number; amount: number; words: string }>();
  const reject = fakeActor<RefundReply, { orderId: number; words: string }>();
  const machine = answerRefundMachine.provide({
    actors: { approveRefund: approve.logic, rejectRefund: reject.logic },
  });
  const actor = createActor(machine, { input: { orderId: 100007 } });
  const states: unknown[] = [];
  actor.subscribe(({ value }) => {
    if (states.at(-1) !== value) states.push(value);
  });
  actor.start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, states, rest, approve, reject };
}

it('gives money back once, and again the same where nothing answered (OPER-03)', async () => {
  const { actor, states, rest, approve } = start();
  actor.send({ type: 'answerRefund.granting' });
  actor.send({ type: 'answerRefund.granted', amount: 12.5, words: 'Sorry.' });
  actor.send({ type: 'answerRefund.granted', amount: 99, words: '' });
  actor.send({ type: 'answerRefund.closed' });
  approve.last().fail(new Error('down'));
  await rest();
  actor.send({ type: 'answerRefund.retried' });
  const asked = { orderId: 100007, amount: 12.5, words: 'Sorry.' };
  expect(approve.calls.map(({ input }) => input)).toEqual([asked, asked]);
  approve.last().answer({ ok: true });
  await rest();
  expect(states).toEqual(['reading', 'granting', 'givingBack', 'failed', 'givingBack', 'done']);
});

it('lets another amount be said where the shop does not give so much (OPER-03)', async () => {
  const { actor, states, rest, approve, reject } = start();
  actor.send({ type: 'answerRefund.granting' });
  actor.send({ type: 'answerRefund.granted', amount: 99, words: '' });
  approve.last().answer({ ok: false, reason: 'refused', message: 'Too much.' });
  expect((await rest()).context.message).toBe('Too much.');
  actor.send({ type: 'answerRefund.corrected' });
  actor.send({ type: 'answerRefund.kept' });
  actor.send({ type: 'answerRefund.refusing' });
  actor.send({ type: 'answerRefund.refused', words: 'On time.' });
  reject.last().fail(new Error('down'));
  await rest();
  actor.send({ type: 'answerRefund.retried' });
  const asked = { orderId: 100007, words: 'On time.' };
  expect(reject.calls.map(({ input }) => input)).toEqual([asked, asked]);
  reject.last().answer({ ok: false, reason: 'refused', message: 'No.' });
  await rest();
  actor.send({ type: 'answerRefund.corrected' });
  expect(states).toEqual([
    'reading',
    'granting',
    'givingBack',
    'refusedByShop',
    'granting',
    'reading',
    'refusing',
    'rejecting',
    'failed',
    'rejecting',
    'refusedByShop',
    'refusing',
  ]);
});

it.each([
  ['answered', 'answeredElsewhere', false],
  ['signedOut', 'signedOut', true],
] as const)('says that it was %s (OPER-01, OPER-03)', async (reason, state, signedOut) => {
  const { actor, rest, reject } = start();
  actor.send({ type: 'answerRefund.refusing' });
  actor.send({ type: 'answerRefund.refused', words: 'On time.' });
  reject.last().answer({ ok: false, reason });
  expect((await rest()).value).toBe(state);
  actor.send({ type: 'answerRefund.closed' });
  expect(actor.getSnapshot().output).toEqual({ signedOut });
});

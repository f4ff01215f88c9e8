import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type Payment,
  type PaymentAnswer,
  payStoreMachine,
} from '../../../../machines/operator/payStore';
import { fakeActor } from '../../../support/fakes';

function start(
  owed: { kind: 'payout' | 'receipt'; balance: number } = { kind: 'payout', balance: 120 },
) {
  const record = fakeActor<PaymentAnswer, Payment>();
  const machine = payStoreMachine.provide({ actors: { recordPayment: record.logic } });
  const actor = createActor(machine, {
    input: { storeId: 7, lastPayment: 31, ...owed, amount: 120 },
  });
  const states: unknown[] = [];
  actor.subscribe(({ value }) => {
    if (states.at(-1) !== value) states.push(value);
  });
  actor.start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, states, rest, record };
}

it('notes a payout after it was looked at once more, with the balance that was seen (OPER-05)', async () => {
  const { actor, states, rest, record } = start();
  expect(actor.getSnapshot().context.amount).toBe(120);
  actor.send({ type: 'payStore.entered', amount: 120, reference: '' });
  actor.send({ type: 'payStore.corrected' });
  actor.send({ type: 'payStore.entered', amount: 100, reference: 'T-1' });
  expect(record.calls).toEqual([]);
  actor.send({ type: 'payStore.confirmed' });
  actor.send({ type: 'payStore.confirmed' });
  actor.send({ type: 'payStore.closed' });
  record.last().fail(new Error('down'));
  await rest();
  actor.send({ type: 'payStore.retried' });
  const asked = {
    storeId: 7,
    kind: 'payout',
    balance: 120,
    lastPayment: 31,
    amount: 100,
    reference: 'T-1',
  };
  expect(record.calls.map(({ input }) => input)).toEqual([asked, asked]);
  record.last().answer({ ok: true });
  await rest();
  expect(states).toEqual([
    'entering',
    'confirming',
    'entering',
    'confirming',
    'recording',
    'failed',
    'recording',
    'done',
  ]);
});

it('notes what came from a store that owes the shop (OPER-05)', async () => {
  const { actor, rest, record } = start({ kind: 'receipt', balance: -120 });
  actor.send({ type: 'payStore.entered', amount: 120, reference: 'IN-1' });
  actor.send({ type: 'payStore.confirmed' });
  expect(record.last().input).toEqual({
    storeId: 7,
    kind: 'receipt',
    balance: -120,
    lastPayment: 31,
    amount: 120,
    reference: 'IN-1',
  });
  record.last().answer({ ok: true });
  expect((await rest()).value).toBe('done');
});

it.each([
  [{ ok: false, reason: 'changed' }, 'changed', ''],
  [{ ok: false, reason: 'signedOut' }, 'signedOut', ''],
  [{ ok: false, reason: 'refused', message: 'Too much.' }, 'refusedByShop', 'Too much.'],
] as const)('says what stood in the way: %j (OPER-01, OPER-05)', async (answer, state, message) => {
  const { actor, rest, record } = start();
  actor.send({ type: 'payStore.entered', amount: 100, reference: '' });
  actor.send({ type: 'payStore.confirmed' });
  record.last().answer(answer);
  const { value, context } = await rest();
  expect([value, context.message]).toEqual([state, message]);
  actor.send({ type: 'payStore.corrected' });
  expect(actor.getSnapshot().value).toBe(state === 'refusedByShop' ? 'entering' : state);
  actor.send({ type: 'payStore.closed' });
  expect(actor.getSnapshot().output).toEqual({ signedOut: state === 'signedOut' });
});

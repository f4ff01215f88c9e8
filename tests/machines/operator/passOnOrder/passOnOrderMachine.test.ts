import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type PassedOn,
  type PassingOn,
  passOnOrderMachine,
} from '../../../../machines/operator/passOnOrder';
import { fakeActor } from '../../../support/fakes';

function start() {
  const passOn = fakeActor<PassedOn, PassingOn>();
  const machine = passOnOrderMachine.provide({ actors: { passOn: passOn.logic } });
  const actor = createActor(machine, { input: { orderId: 100007 } });
  const states: unknown[] = [];
  actor.subscribe(({ value }) => {
    if (states.at(-1) !== value) states.push(value);
  });
  actor.start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, states, rest, passOn };
}

it('passes an order on once, and again the same where nothing answered (OPER-15)', async () => {
  const { actor, states, rest, passOn } = start();
  actor.send({ type: 'passOnOrder.started' });
  actor.send({ type: 'passOnOrder.chosen', way: 'fetch' });
  actor.send({ type: 'passOnOrder.chosen', way: 'cancel' });
  actor.send({ type: 'passOnOrder.closed' });
  passOn.last().fail(new Error('down'));
  await rest();
  actor.send({ type: 'passOnOrder.retried' });
  const asked = { orderId: 100007, way: 'fetch' };
  expect(passOn.calls.map(({ input }) => input)).toEqual([asked, asked]);
  passOn.last().answer({ ok: true });
  await rest();
  expect(states).toEqual(['reading', 'choosing', 'telling', 'failed', 'telling', 'done']);
  expect(actor.getSnapshot().output).toEqual({ signedOut: false });
});

it('lets another way be chosen where the shop does not go that one (OPER-15)', async () => {
  const { actor, states, rest, passOn } = start();
  actor.send({ type: 'passOnOrder.started' });
  actor.send({ type: 'passOnOrder.kept' });
  actor.send({ type: 'passOnOrder.started' });
  actor.send({ type: 'passOnOrder.chosen', way: 'again' });
  passOn.last().answer({ ok: false, reason: 'refused', message: 'No.' });
  expect((await rest()).context.message).toBe('No.');
  actor.send({ type: 'passOnOrder.started' });
  actor.send({ type: 'passOnOrder.closed' });
  expect(states).toEqual([
    'reading',
    'choosing',
    'reading',
    'choosing',
    'telling',
    'refusedByShop',
    'choosing',
    'closed',
  ]);
});

it.each<[PassedOn, string, string, boolean]>([
  [{ ok: false, reason: 'handled', by: 'Samir' }, 'handledElsewhere', 'Samir', false],
  [{ ok: false, reason: 'signedOut' }, 'signedOut', '', true],
])('says that it was %o (OPER-01, OPER-15)', async (told, state, by, signedOut) => {
  const { actor, rest, passOn } = start();
  actor.send({ type: 'passOnOrder.started' });
  actor.send({ type: 'passOnOrder.chosen', way: 'back' });
  passOn.last().answer(told);
  const { value, context } = await rest();
  expect([value, context.by]).toEqual([state, by]);
  actor.send({ type: 'passOnOrder.closed' });
  expect(actor.getSnapshot().output).toEqual({ signedOut });
});

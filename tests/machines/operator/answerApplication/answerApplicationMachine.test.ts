import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type ApplicationAnswer,
  answerApplicationMachine,
} from '../../../../machines/operator/answerApplication';
import { fakeActor } from '../../../support/fakes';

function start() {
  const accept = fakeActor<ApplicationAnswer, { applicationId: number }>();
  const refuse = fakeActor<ApplicationAnswer, { applicationId: number; why: string }>();
  const machine = answerApplicationMachine.provide({
    actors: { acceptApplication: accept.logic, refuseApplication: refuse.logic },
  });
  const actor = createActor(machine, { input: { applicationId: 1001 } });
  const states: unknown[] = [];
  actor.subscribe(({ value }) => {
    if (states.at(-1) !== value) states.push(value);
  });
  actor.start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, states, rest, accept, refuse };
}

it('makes a store of it once, however often it is pressed, and says which (OPER-02)', async () => {
  const { actor, states, rest, accept } = start();
  actor.send({ type: 'answerApplication.accepted' });
  actor.send({ type: 'answerApplication.accepted' });
  actor.send({ type: 'answerApplication.closed' });
  expect(accept.calls.map(({ input }) => input)).toEqual([{ applicationId: 1001 }]);
  accept.last().answer({ ok: true, opened: { kind: 'store', id: 12 } });
  expect((await rest()).context.opened).toEqual({ kind: 'store', id: 12 });
  actor.send({ type: 'answerApplication.closed' });
  expect(states).toEqual(['reading', 'accepting', 'opened', 'closed']);
  expect(actor.getSnapshot().output).toEqual({ signedOut: false });
});

it('refuses with words alone, and does the same again when nothing answered (OPER-02)', async () => {
  const { actor, states, rest, accept, refuse } = start();
  actor.send({ type: 'answerApplication.refusing' });
  actor.send({ type: 'answerApplication.kept' });
  actor.send({ type: 'answerApplication.refusing' });
  actor.send({ type: 'answerApplication.refused', why: 'Too far' });
  refuse.last().fail(new Error('down'));
  await rest();
  actor.send({ type: 'answerApplication.retried' });
  const asked = { applicationId: 1001, why: 'Too far' };
  expect(refuse.calls.map(({ input }) => input)).toEqual([asked, asked]);
  expect(accept.calls).toEqual([]);
  refuse.last().answer({ ok: true, opened: null });
  await rest();
  expect(states).toEqual([
    'reading',
    'writing',
    'reading',
    'writing',
    'refusing',
    'failed',
    'refusing',
    'done',
  ]);
});

it.each([
  [{ ok: false, reason: 'answered' }, 'answeredElsewhere', ''],
  [
    { ok: false, reason: 'refused', message: 'No mail server.' },
    'refusedByShop',
    'No mail server.',
  ],
  [{ ok: false, reason: 'signedOut' }, 'signedOut', ''],
] as const)('says what stood in the way: %j (OPER-01, OPER-02)', async (answer, state, message) => {
  const { actor, rest, accept } = start();
  actor.send({ type: 'answerApplication.accepted' });
  accept.last().answer(answer);
  const { value, context } = await rest();
  expect([value, context.message]).toEqual([state, message]);
  actor.send({ type: 'answerApplication.closed' });
  expect(actor.getSnapshot().output).toEqual({ signedOut: state === 'signedOut' });
});

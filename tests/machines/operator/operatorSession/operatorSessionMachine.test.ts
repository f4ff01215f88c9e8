import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { operatorSessionMachine } from '../../../../machines/operator/operatorSession';
import { fakeActor } from '../../../support/fakes';

function start() {
  const signOut = fakeActor<unknown>();
  const machine = operatorSessionMachine.provide({ actors: { signOut: signOut.logic } });
  const actor = createActor(machine);
  return { actor: actor.start(), signOut, output: toPromise(actor) };
}

it('ends here in any case once somebody leaves (OPER-01)', async () => {
  const { actor, signOut, output } = start();
  actor.send({ type: 'operatorSession.leaving' });
  actor.send({ type: 'operatorSession.leaving' });
  actor.send({ type: 'operatorSession.ended' });
  expect(signOut.calls).toHaveLength(1);
  signOut.last().fail(new Error('down'));
  expect(await output).toEqual({ hasLeft: true });
});

it('knows an end that came by itself from one that was wished for (OPER-01)', async () => {
  const { actor, signOut, output } = start();
  actor.send({ type: 'operatorSession.ended' });
  expect(await output).toEqual({ hasLeft: false });
  expect(signOut.calls).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { interestsMachine } from '../../../../machines/account/interests';
import type { PlainAnswer } from '../../../../machines/identity/identityAnswer';
import { fakeActor, listen } from '../../../support/fakes';
import { refused } from '../../../support/identity';

function start(chosen: number[] = []) {
  const clock = new SimulatedClock();
  const save = fakeActor<PlainAnswer, { categories: number[] }>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const actor = createActor(
    interestsMachine.provide({ actors: { saveInterests: save.logic, askToSignIn: signIn.logic } }),
    { input: { chosen }, clock },
  );
  const heard = listen(actor);
  actor.start();
  const toggle = (category: number) => actor.send({ type: 'interests.toggled', category });
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, clock, save, signIn, heard, toggle, reach };
}
const submitted = { type: 'interests.submitted' } as const;

describe('choosing favourite categories (PAGE-15)', () => {
  it('saves what is chosen and goes home', async () => {
    const { actor, save, heard, toggle, reach } = start([4]);
    toggle(7);
    toggle(9);
    toggle(7);
    actor.send(submitted);
    expect(save.last().input).toEqual({ categories: [4, 9] });
    save.last().answer({ ok: true });
    await reach('saved');
    expect(heard).toEqual(['notify interests.saved', 'navigate /home']);
  });

  it('wants at least one', () => {
    const { actor, save, toggle } = start([4]);
    toggle(4);
    expect(actor.getSnapshot().can(submitted)).toBe(false);
    actor.send(submitted);
    expect(save.calls).toEqual([]);
  });

  it('notes that there is no choice when it is skipped, and goes home in any case', async () => {
    const noted = start([4]);
    noted.actor.send({ type: 'interests.skipped' });
    expect(noted.save.last().input).toEqual({ categories: [] });
    noted.save.last().answer({ ok: true });
    await noted.reach('skipped');
    expect(noted.heard).toEqual(['navigate /home']);

    const failing = start();
    failing.actor.send({ type: 'interests.skipped' });
    failing.save.last().fail(new Error('down'));
    await failing.reach('skipped');

    const slow = start();
    slow.actor.send({ type: 'interests.skipped' });
    slow.clock.increment(2_000);
    expect(slow.actor.getSnapshot().value).toBe('skipped');
  });

  it('keeps the choice over a refusal and a failure', async () => {
    const { actor, save, heard, toggle, reach } = start([4]);
    actor.send(submitted);
    save.last().answer(refused('validation'));
    await reach('refused');
    expect(heard).toEqual(['notify server.refusal']);
    toggle(5);
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send(submitted);
    save.last().fail(new Error('down'));
    await reach('failed');
    actor.send(submitted);
    expect(save.last().input).toEqual({ categories: [4, 5] });
  });

  it('saves after signing in again, when the session has ended', async () => {
    const { actor, save, signIn, reach } = start([4]);
    actor.send(submitted);
    save.last().answer(refused('unauthenticated'));
    await reach('signingIn');
    signIn.last().answer({ signedIn: true });
    await reach('saving');
    expect(save.calls.map(({ input }) => input)).toEqual([
      { categories: [4] },
      { categories: [4] },
    ]);
  });

  it('stays at the choice when the shopper does not sign in, or cannot', async () => {
    const { actor, save, signIn, reach } = start([4]);
    actor.send(submitted);
    save.last().answer(refused('unauthenticated'));
    await reach('signingIn');
    signIn.last().answer({ signedIn: false });
    expect((await reach('choosing')).context.chosen).toEqual([4]);
    actor.send(submitted);
    save.last().answer(refused('unauthenticated'));
    await reach('signingIn');
    signIn.last().fail(new Error('code did not arrive'));
    await reach('failed');
  });
});

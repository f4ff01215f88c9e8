import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  type CheckoutDoorFacts,
  decideCheckoutDoor,
  guestOrLoginMachine,
} from '../../../../machines/checkout/guestOrLogin';
import type { SignInMode } from '../../../../machines/identity/signIn';
import { fakeActor, listen } from '../../../support/fakes';

const facts = (
  hasLines: boolean,
  signedIn: boolean,
  guestCheckout: boolean,
): CheckoutDoorFacts => ({
  hasLines,
  signedIn,
  guestCheckout,
});

describe('decideCheckoutDoor', () => {
  it.each([
    ['GATE-02', facts(true, false, true), 'prompt'],
    ['GATE-03', facts(true, true, true), 'checkout'],
    ['GATE-03', facts(true, true, false), 'checkout'],
    ['GATE-04', facts(false, false, true), 'home'],
    ['GATE-04', facts(false, true, true), 'home'],
    ['GATE-04', facts(false, false, false), 'home'],
    ['GATE-04', facts(false, true, false), 'home'],
    ['GATE-05, GATE-09', facts(true, false, false), 'signIn'],
  ] as const)('%s %o: %s', (_, at, door) => {
    expect(decideCheckoutDoor(at)).toBe(door);
  });
});

function start() {
  const clock = new SimulatedClock();
  const read = fakeActor<CheckoutDoorFacts>();
  const signIn = fakeActor<{ signedIn: boolean }, { mode: SignInMode }>();
  const actor = createActor(
    guestOrLoginMachine.provide({ actors: { readFacts: read.logic, askToSignIn: signIn.logic } }),
    { clock },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, clock, read, signIn, heard, reach };
}

describe('guestOrLogin', () => {
  it('GATE-01, GATE-06 a guest chooses and is at the checkout', async () => {
    const { actor, read, heard, reach } = start();
    read.last().answer(facts(true, false, true));
    expect((await reach('choosing')).hasTag('needsAnswer')).toBe(true);
    actor.send({ type: 'guestOrLogin.guestChosen' });
    expect(heard).toEqual(['navigate /checkout']);
  });

  it.each([
    ['GATE-07', 'guestOrLogin.loginChosen', 'sign-in'],
    ['GATE-08', 'guestOrLogin.signUpChosen', 'sign-up'],
  ] as const)('%s %s opens %s, then the checkout', async (_, type, mode) => {
    const { actor, read, signIn, heard, reach } = start();
    read.last().answer(facts(true, false, true));
    await reach('choosing');
    actor.send({ type });
    expect(signIn.last().input).toEqual({ mode });
    signIn.last().answer({ signedIn: true });
    await reach('readingFacts');
    read.last().answer(facts(true, true, true));
    await reach('atCheckout');
    expect(heard).toEqual(['navigate /checkout']);
  });

  it('GATE-02 the choice is open again when the sign-in is closed', async () => {
    const { actor, read, signIn, reach } = start();
    read.last().answer(facts(true, false, true));
    await reach('choosing');
    actor.send({ type: 'guestOrLogin.loginChosen' });
    signIn.last().answer({ signedIn: false });
    await reach('choosing');
    actor.send({ type: 'guestOrLogin.dismissed' });
    expect(actor.getSnapshot().value).toBe('stayed');
  });

  it('GATE-05 without guest checkout the sign-in opens at once', async () => {
    const { read, signIn, heard, reach } = start();
    read.last().answer(facts(true, false, false));
    await reach('signingIn');
    signIn.last().answer({ signedIn: false });
    await reach('stayed');
    expect(heard).toEqual([]);
  });

  it.each([
    ['GATE-03', facts(true, true, false), 'navigate /checkout'],
    ['GATE-04', facts(false, true, false), 'navigate /home'],
  ] as const)('%s goes on without a question', async (_, at, place) => {
    const { actor, read, heard } = start();
    read.last().answer(at);
    await waitFor(actor, ({ status }) => status === 'done');
    expect(heard).toEqual([place]);
  });

  it('an unreachable shop is told, and can be tried again for a while', async () => {
    const { actor, clock, read, heard, reach } = start();
    read.last().fail(new Error('down'));
    await reach('failed');
    expect(heard).toEqual(['notify failed.network']);
    actor.send({ type: 'guestOrLogin.retried' });
    read.last().fail(new Error('down'));
    await reach('failed');
    clock.increment(8000);
    expect(actor.getSnapshot().value).toBe('stayed');
  });
});

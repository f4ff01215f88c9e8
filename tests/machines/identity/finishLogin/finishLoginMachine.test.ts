import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  type CartChoice,
  type DestinationFacts,
  decideDestination,
  type FinishLoginInput,
  finishLoginMachine,
  type TakeOverAnswer,
} from '../../../../machines/identity/finishLogin';
import { fakeActor, listen } from '../../../support/fakes';
import { refusal } from '../../../support/identity';

const here: DestinationFacts = {
  isNew: false,
  atForgotPassword: false,
  isAwaited: false,
  hasZone: true,
  isParcel: false,
};
const conflict = (module_id: number) => ({
  module_id,
  customer_store: { id: 1, name: 'Old store' },
  guest_store: { id: 2, name: 'New store' },
});

function start(change: Partial<FinishLoginInput> = {}) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const store = fakeActor<void>();
  const takeOver = fakeActor<TakeOverAnswer, CartChoice>();
  const cart = fakeActor<void>();
  const profile = fakeActor<void>();
  const actor = createActor(
    finishLoginMachine.provide({
      actors: {
        storeToken: store.logic,
        takeOverCart: takeOver.logic,
        refetchCart: cart.logic,
        refreshProfile: profile.logic,
      },
    }),
    { input: { ...here, conflict: null, ...change }, clock },
  );
  const heard = listen(actor);
  actor.subscribe(({ value }) => void asked.push(String(value)));
  actor.start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, clock, store, takeOver, cart, profile, heard, asked, reach };
}

describe('decideDestination', () => {
  it.each([
    ['LOGIN-23 a login stays', {}, 'stay'],
    ['LOGIN-24 from the password page: home', { atForgotPassword: true }, 'home'],
    ['SIGN-14 new in the parcel module: home', { isNew: true, isParcel: true }, 'home'],
    ['SIGN-15 new with a zone: interests', { isNew: true }, 'interest'],
    ['new without a zone stays', { isNew: true, hasZone: false }, 'stay'],
    ['new, and awaited by a flow: stays', { isNew: true, isAwaited: true }, 'stay'],
    [
      'from the password page, awaited by it: home',
      { atForgotPassword: true, isAwaited: true },
      'home',
    ],
  ] as const)('%s', (_, change, where) => {
    expect(decideDestination({ ...here, ...change })).toBe(where);
  });
});

describe('what follows a login', () => {
  it('LOGIN-20 to LOGIN-23 token, cart, profile, toast, in this order', async () => {
    const { store, cart, profile, heard, asked, reach } = start();
    expect([store.calls.length, cart.calls.length, profile.calls.length]).toEqual([1, 0, 0]);
    store.last().answer();
    await reach('refetchingCart');
    expect(profile.calls).toEqual([]);
    cart.last().answer();
    await reach('refreshingProfile');
    expect(heard).toEqual([]);
    profile.last().answer();
    const { output } = await reach('finished');
    expect(output).toEqual({ kind: 'finished' });
    expect(heard).toEqual(['notify session.loggedIn']);
    expect(asked).toEqual(['storingToken', 'refetchingCart', 'refreshingProfile', 'finished']);
  });

  it.each([
    [{ atForgotPassword: true }, ['notify session.loggedIn', 'navigate /home']],
    [{ isNew: true, isParcel: true }, ['notify session.signedUp', 'navigate /home']],
    [{ isNew: true }, ['notify session.signedUp', 'navigate /interest']],
    [{ isNew: true, hasZone: false }, ['notify session.signedUp']],
  ])('LOGIN-24, SIGN-13 to SIGN-15 %o says and goes %o', async (change, said) => {
    const { store, cart, profile, heard, reach } = start(change);
    store.last().answer();
    await reach('refetchingCart');
    cart.last().answer();
    await reach('refreshingProfile');
    profile.last().answer();
    await reach('finished');
    expect(heard).toEqual(said);
  });

  it('stands even when cart and profile cannot be fetched', async () => {
    const { store, cart, profile, reach } = start();
    store.last().answer();
    await reach('refetchingCart');
    cart.last().fail(new Error('down'));
    await reach('refreshingProfile');
    profile.last().fail(new Error('down'));
    await reach('finished');
  });

  it('does not wait longer than four seconds for either', async () => {
    const { clock, store, heard, reach } = start();
    store.last().answer();
    await reach('refetchingCart');
    clock.increment(4_000);
    await reach('refreshingProfile');
    clock.increment(4_000);
    await reach('finished');
    expect(heard).toEqual(['notify session.loggedIn']);
  });

  it('tells when the browser cannot remember the sign-in, and tries again', async () => {
    const { actor, store, reach } = start();
    store.last().fail(new Error('full'));
    await reach('unstored');
    actor.send({ type: 'finishLogin.retried' });
    store.last().answer();
    await reach('refetchingCart');
  });
});

describe('two carts of different stores', () => {
  it('are asked about after the token is stored, module by module', async () => {
    const { actor, store, takeOver, cart, reach } = start({ conflict: conflict(3) });
    store.last().answer();
    const { context } = await reach('choosingCart');
    expect(context.conflict).toEqual(conflict(3));
    actor.send({ type: 'finishLogin.cartChosen', keep: 'guest' });
    expect(takeOver.last().input).toEqual({ keep: 'guest', moduleId: 3 });
    takeOver.last().answer({ ok: true, conflict: conflict(5) });
    await reach('choosingCart');
    actor.send({ type: 'finishLogin.cartChosen', keep: 'customer' });
    expect(takeOver.last().input).toEqual({ keep: 'customer', moduleId: 5 });
    expect(cart.calls).toEqual([]);
    takeOver.last().answer({ ok: true, conflict: null });
    await reach('refetchingCart');
  });

  it('stay as they are when nothing is chosen', async () => {
    const { actor, store, takeOver, reach } = start({ conflict: conflict(3) });
    store.last().answer();
    await reach('choosingCart');
    actor.send({ type: 'finishLogin.skipped' });
    await reach('refetchingCart');
    expect(takeOver.calls).toEqual([]);
  });

  it('a refusal or a failure leaves the choice open, and a way on', async () => {
    const { actor, store, takeOver, reach } = start({ conflict: conflict(3) });
    store.last().answer();
    await reach('choosingCart');
    actor.send({ type: 'finishLogin.cartChosen', keep: 'guest' });
    takeOver.last().answer({ ok: false, refusal: refusal('store_closed') });
    expect((await reach('cartRefused')).context.refusal).toEqual(refusal('store_closed'));
    actor.send({ type: 'finishLogin.cartChosen', keep: 'guest' });
    takeOver.last().fail(new Error('down'));
    expect((await reach('cartFailed')).context.refusal).toBeNull();
    actor.send({ type: 'finishLogin.skipped' });
    await reach('refetchingCart');
  });
});

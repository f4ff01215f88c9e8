import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  type FavouriteAnswer,
  favouriteMachine,
  type HeartState,
} from '../../../../machines/catalogue/favourite';
import { sampleItem } from '../../../domain/samples';
import { fakeActor, listen } from '../../../support/fakes';

const saved: FavouriteAnswer = { ok: true, message: 'Added to your favourites' };
const deadToken: FavouriteAnswer = { ok: false, reason: 'unauthenticated', message: '' };

function press({ signedIn = true, wanted = true } = {}) {
  const clock = new SimulatedClock();
  const save = fakeActor<FavouriteAnswer, HeartState>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const seen: string[] = [];
  const heart = (how: string) => (_: unknown, state: HeartState) =>
    void seen.push(`${how} ${state.isFavourite ? 'full' : 'empty'}`);
  const actor = createActor(
    favouriteMachine.provide({
      actors: { saveFavourite: save.logic, askToSignIn: signIn.logic },
      actions: { showHeart: heart('show'), settleHeart: heart('settle') },
    }),
    { input: { thing: { kind: 'item', row: sampleItem() }, wanted, signedIn }, clock },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never));
  return { actor, clock, save, signIn, seen, heard, reach };
}

describe('a customer', () => {
  it.each([
    [true, 'full', 'notify wishlist.added'],
    [false, 'empty', 'notify wishlist.removed'],
  ] as const)(
    'WISH-03 presses the heart: it changes at once and is saved (%s)',
    async (wanted, shown, told) => {
      const { save, seen, heard, reach } = press({ wanted });
      expect(seen).toEqual([`show ${shown}`]);
      expect(save.last().input.isFavourite).toBe(wanted);
      save.last().answer(saved);
      await reach('saved');
      expect(seen).toEqual([`show ${shown}`, `settle ${shown}`]);
      expect(heard).toEqual([told]);
    },
  );

  it('presses again while it is being saved: the last wish is saved after the first', async () => {
    const { actor, save, seen, heard, reach } = press();
    actor.send({ type: 'favourite.pressed', wanted: false, signedIn: true });
    expect(seen).toEqual(['show full', 'show empty']);
    expect(save.calls).toHaveLength(1);
    save.last().answer(saved);
    await waitFor(actor, () => save.calls.length === 2);
    expect(save.last().input.isFavourite).toBe(false);
    save.last().answer({ ok: true, message: '' });
    await reach('saved');
    expect(seen.at(-1)).toBe('settle empty');
    expect(heard).toEqual(['notify wishlist.removed']);
  });

  it('presses twice more: what was asked for is what is wanted, and is saved once', async () => {
    const { actor, save, seen, reach } = press();
    actor.send({ type: 'favourite.pressed', wanted: false, signedIn: true });
    actor.send({ type: 'favourite.pressed', wanted: true, signedIn: true });
    save.last().answer(saved);
    await reach('saved');
    expect(save.calls).toHaveLength(1);
    expect(seen).toEqual(['show full', 'show empty', 'show full', 'settle full']);
  });

  it('WISH-18 is refused: the heart goes back, the server’s sentence is said', async () => {
    const { save, seen, heard, reach } = press();
    save.last().answer({ ok: false, reason: 'refused', message: 'Not found' });
    await reach('refused');
    expect(seen).toEqual(['show full', 'settle empty']);
    expect(heard).toEqual(['notify server.refusal']);
  });

  it('does not reach the shop: the heart goes back, and can be tried again', async () => {
    const { actor, save, seen, heard, reach } = press();
    save.last().fail(new Error('down'));
    await reach('failed');
    expect(seen).toEqual(['show full', 'settle empty']);
    actor.send({ type: 'favourite.retried' });
    save.last().answer(saved);
    await reach('saved');
    expect(seen.slice(2)).toEqual(['show full', 'settle full']);
    expect(heard).toEqual(['notify wishlist.notSaved', 'notify wishlist.added']);
  });

  it('presses the heart that went back: that is trying again', async () => {
    const { actor, save, reach } = press();
    save.last().fail(new Error('down'));
    await reach('failed');
    actor.send({ type: 'favourite.pressed', wanted: true, signedIn: true });
    expect(save.last().input.isFavourite).toBe(true);
  });

  it('lets the offer to try again pass', async () => {
    const { actor, clock, save, reach } = press();
    save.last().fail(new Error('down'));
    await reach('failed');
    clock.increment(8000);
    expect(actor.getSnapshot().value).toBe('givenUp');
  });

  it('with a dead token signs in again, and the wish is saved', async () => {
    const { save, signIn, seen, reach } = press();
    save.last().answer(deadToken);
    await reach('signingIn');
    expect(seen).toEqual(['show full', 'settle empty']);
    signIn.last().answer({ signedIn: true });
    await reach('saving');
    save.last().answer(saved);
    await reach('saved');
    expect(seen.at(-1)).toBe('settle full');
  });
});

describe('a guest', () => {
  it('WISH-01, WISH-02 is told, offered to sign in, and nothing is saved', () => {
    const { actor, clock, save, seen, heard } = press({ signedIn: false });
    expect(heard).toEqual(['notify wishlist.notLoggedIn']);
    actor.send({ type: 'favourite.pressed', wanted: true, signedIn: false });
    clock.increment(8000);
    expect(actor.getSnapshot().value).toBe('givenUp');
    expect(save.calls).toEqual([]);
    expect(seen).toEqual([]);
    expect(heard).toEqual(['notify wishlist.notLoggedIn']);
  });

  it('signs in, and the wish is saved', async () => {
    const { actor, save, signIn, reach } = press({ signedIn: false });
    actor.send({ type: 'favourite.signInChosen' });
    signIn.last().answer({ signedIn: true });
    await reach('saving');
    save.last().answer(saved);
    await reach('saved');
  });

  it('signs in elsewhere and presses again: the wish is saved', () => {
    const { actor, save } = press({ signedIn: false });
    actor.send({ type: 'favourite.pressed', wanted: true, signedIn: true });
    expect(save.last().input.isFavourite).toBe(true);
  });

  it('signs in elsewhere, where it is a favourite, and presses: it is one no longer', async () => {
    const { actor, save, seen, reach } = press({ signedIn: false });
    actor.send({ type: 'favourite.pressed', wanted: false, signedIn: true });
    expect(save.last().input.isFavourite).toBe(false);
    save.last().answer({ ok: false, reason: 'refused', message: '' });
    await reach('refused');
    expect(seen).toEqual(['show empty', 'settle full']);
  });

  it('closes the sign-in: all stays as it was', async () => {
    const { actor, save, signIn, reach } = press({ signedIn: false });
    actor.send({ type: 'favourite.signInChosen' });
    signIn.last().answer({ signedIn: false });
    await reach('givenUp');
    expect(save.calls).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { LineWishes, WantedLine } from '../../../../domain/cart/cartLines';
import type { CartAnswer } from '../../../../machines/cart/cartAnswer';
import { lineWishesMachine } from '../../../../machines/cart/lineWishes';
import { isSameWish } from '../../../../machines/cart/lineWishes/isSameWish';
import { sampleItem } from '../../../domain/samples';
import { fakeActor, listen } from '../../../support/fakes';

const none: LineWishes = { note: '', substitution: 'best_match', substitute: null };
const ripe: LineWishes = { ...none, note: 'Ripe, please' };
const oat: LineWishes = {
  ...none,
  substitution: 'item',
  substitute: { id: 7, name: 'Oat milk' },
};
const line: WantedLine = {
  item: sampleItem({ id: 1 }),
  quantity: 2,
  variation: [],
  addOns: [],
  wishes: none,
};

function start() {
  const save = fakeActor<CartAnswer, { line: WantedLine; wishes: LineWishes | null }>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const actor = createActor(
    lineWishesMachine.provide({ actors: { saveWishes: save.logic, askToSignIn: signIn.logic } }),
    { input: { line } },
  );
  const heard = listen(actor);
  actor.start();
  const submit = (wishes: LineWishes) => actor.send({ type: 'lineWishes.submitted', wishes });
  const reach = (tagOrState: string) =>
    waitFor(actor, (snapshot) => JSON.stringify(snapshot.value).includes(tagOrState));
  return { actor, save, signIn, heard, submit, reach };
}

describe('lineWishes', () => {
  it('CART-18, ITEM-19 saves what was written and says so', async () => {
    const { actor, save, heard, submit, reach } = start();
    submit(ripe);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(save.last().input).toEqual({ line, wishes: ripe });
    save.last().answer({ ok: true });
    expect((await reach('saved')).output).toEqual({ kind: 'saved' });
    expect(heard).toEqual(['notify cart.updated']);
  });

  it('ITEM-18 says when nothing was changed, and asks nobody', () => {
    const { actor, save, heard, submit } = start();
    submit(none);
    expect(heard).toEqual(['notify cart.noChanges']);
    expect(save.calls).toEqual([]);
    expect(actor.getSnapshot().value).toEqual({ writing: 'resting' });
  });

  it('keeps the line when the form is closed', () => {
    const { actor, save } = start();
    actor.send({ type: 'lineWishes.dismissed' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'kept' });
    expect(save.calls).toEqual([]);
  });

  it('ERR-01 stands open after a refusal, which is told', async () => {
    const { save, heard, submit, reach } = start();
    submit(oat);
    save.last().answer({ ok: false, reason: 'refused', message: 'No.' });
    await reach('resting');
    expect(heard).toEqual(['notify server.refusal']);
  });

  it('ERR-01 can be sent again when the shop could not be reached', async () => {
    const { save, submit, reach } = start();
    submit(oat);
    save.last().fail(new Error('down'));
    await reach('failed');
    submit(oat);
    save.last().answer({ ok: true });
    await reach('saved');
  });

  it('is saved after signing in again, or stands open', async () => {
    const { save, signIn, submit, reach } = start();
    const signedOut: CartAnswer = { ok: false, reason: 'unauthenticated', message: '' };
    submit(oat);
    save.last().answer(signedOut);
    await reach('signingIn');
    signIn.last().answer({ signedIn: false });
    await reach('resting');
    submit(oat);
    save.last().answer(signedOut);
    await reach('signingIn');
    signIn.last().answer({ signedIn: true });
    await reach('saving');
    expect(save.last().input).toEqual({ line, wishes: oat });
    save.last().answer({ ok: true });
    await reach('saved');
  });
});

describe('isSameWish', () => {
  it.each([
    [undefined, none, true],
    [none, { ...none, note: null }, true],
    [none, ripe, false],
    [none, { ...none, substitution: 'refund' } as LineWishes, false],
    [oat, oat, true],
    [oat, { ...oat, substitute: { id: 8, name: 'Rice milk' } }, false],
  ])('%j and %j: %s', (before, after, same) => {
    expect(isSameWish(before, after)).toBe(same);
  });
});

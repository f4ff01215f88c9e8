import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { entryOfLine, type WantedLine } from '../../../../domain/cart/cartLines';
import type { Item } from '../../../../domain/catalogue/catalogue';
import type { CartAnswer } from '../../../../machines/cart/cartAnswer';
import { cartLineMachine, decideLineChange } from '../../../../machines/cart/cartLine';
import { sampleItem } from '../../../domain/samples';
import { fakeActor, listen } from '../../../support/fakes';

const ok: CartAnswer = { ok: true };
const facts = (quantity: number, item: Partial<Item> = {}) => {
  const line: WantedLine = { item: sampleItem(item), quantity, variation: [], addOns: [] };
  const entry = entryOfLine(line, 1);
  return { entry, entries: [entry] };
};

function start() {
  const clock = new SimulatedClock();
  const save = fakeActor<CartAnswer, { line: WantedLine }>();
  const remove = fakeActor<CartAnswer, { line: WantedLine }>();
  const restore = fakeActor<CartAnswer, { line: WantedLine }>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const seen: string[] = [];
  const machine = cartLineMachine.provide({
    actors: {
      saveQuantity: save.logic,
      removeLine: remove.logic,
      restoreLine: restore.logic,
      askToSignIn: signIn.logic,
    },
    actions: {
      showQuantity: (_, { line }) => void seen.push(`show ${line.quantity}`),
      hideLine: () => void seen.push('hide'),
      takeBackChange: () => void seen.push('take back'),
    },
  });
  const actor = createActor(machine, {
    input: { line: { item: sampleItem(), quantity: 1, variation: [], addOns: [] } },
    clock,
  });
  const heard = listen(actor);
  actor.start();
  const reach = (state: string | Record<string, string>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  return { actor, clock, save, remove, restore, signIn, seen, heard, reach };
}

describe('decideLineChange', () => {
  it.each([
    ['CART-04 minus at one unit', facts(1), 'less', 'remove'],
    ['minus above one', facts(2), 'less', 'change'],
    ['plus', facts(2), 'more', 'change'],
    ['ITEM-15 plus at the stock', facts(3, { stock: 3 }), 'more', 'outOfStock'],
    ['ITEM-16 plus at the maximum', facts(3, { maximum_cart_quantity: 3 }), 'more', 'outOfLimits'],
    ['minus where stock has fallen', facts(5, { stock: 2 }), 'less', 'change'],
  ] as const)('%s', (_, at, change, verdict) => {
    expect(decideLineChange(at, change)).toBe(verdict);
  });
});

describe('quantity', () => {
  it('CART-14 quick clicks are saved once, with the last quantity', async () => {
    const { actor, clock, save, seen, reach } = start();
    for (const quantity of [1, 2, 3])
      actor.send({ type: 'cartLine.increased', ...facts(quantity) });
    clock.increment(299);
    expect(save.calls).toHaveLength(0);
    clock.increment(1);
    expect(save.calls.map(({ input }) => input.line.quantity)).toEqual([4]);
    expect(seen).toEqual(['show 2', 'show 3', 'show 4']);
    save.last().answer(ok);
    await reach({ changing: 'resting' });
  });

  it('a click while saving gives up the older save: the last one wins', async () => {
    const { actor, clock, save, reach } = start();
    actor.send({ type: 'cartLine.increased', ...facts(1) });
    clock.increment(300);
    actor.send({ type: 'cartLine.increased', ...facts(2) });
    expect(save.calls[0]?.signal.aborted).toBe(true);
    clock.increment(300);
    expect(save.last().input.line.quantity).toBe(3);
    save.last().answer(ok);
    await reach({ changing: 'resting' });
  });

  it.each([
    [{ stock: 2 }, 'notify cart.outOfStock'],
    [{ maximum_cart_quantity: 2 }, 'notify cart.outOfLimits'],
  ] as const)('ITEM-15, ITEM-16 plus stops at %o', (item, told) => {
    const { actor, heard, seen } = start();
    actor.send({ type: 'cartLine.increased', ...facts(2, item) });
    expect(heard).toEqual([told]);
    expect(seen).toEqual([]);
  });

  it('a refusal brings the old quantity back and says why', async () => {
    const { actor, clock, save, seen, heard, reach } = start();
    actor.send({ type: 'cartLine.increased', ...facts(1) });
    clock.increment(300);
    save.last().answer({ ok: false, reason: 'out_of_stock', message: '' });
    await reach({ changing: 'resting' });
    expect(seen).toEqual(['show 2', 'take back']);
    expect(heard).toEqual(['notify cart.outOfStock']);
  });

  it('an unreachable shop brings it back too, and the shopper may try again', async () => {
    const { actor, clock, save, seen, heard, reach } = start();
    actor.send({ type: 'cartLine.increased', ...facts(1) });
    clock.increment(300);
    save.last().fail(new Error('down'));
    await reach({ changing: 'failed' });
    expect(heard).toEqual(['notify cart.notSaved']);
    actor.send({ type: 'cartLine.retried' });
    expect(save.last().input.line.quantity).toBe(2);
    save.last().answer(ok);
    await reach({ changing: 'resting' });
    expect(seen).toEqual(['show 2', 'take back', 'show 2']);
  });

  it('after a dead token the change is made once signed in', async () => {
    const { actor, clock, save, signIn, reach } = start();
    actor.send({ type: 'cartLine.increased', ...facts(1) });
    clock.increment(300);
    save.last().answer({ ok: false, reason: 'unauthenticated', message: '' });
    await reach('signingIn');
    signIn.last().answer({ signedIn: true });
    await reach({ changing: 'saving' });
    expect(save.calls).toHaveLength(2);
  });
});

describe('removal', () => {
  it('CART-04, CART-10 minus at one removes; Undo within its time restores', async () => {
    const { actor, clock, remove, restore, seen, heard, reach } = start();
    actor.send({ type: 'cartLine.decreased', ...facts(1) });
    expect(seen).toEqual(['hide']);
    remove.last().answer(ok);
    await reach('offeringUndo');
    expect(heard).toEqual(['notify cart.itemRemoved']);
    clock.increment(6999);
    actor.send({ type: 'cartLine.undoChosen' });
    restore.last().answer(ok);
    await reach({ changing: 'resting' });
  });

  it('the line is gone for good when the time for Undo has passed', async () => {
    const { actor, clock, remove, reach } = start();
    actor.send({ type: 'cartLine.removeChosen', ...facts(3) });
    remove.last().answer(ok);
    await reach('offeringUndo');
    clock.increment(7000);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('Undo pressed before the removal is through restores all units', async () => {
    const { actor, remove, restore, heard, reach } = start();
    actor.send({ type: 'cartLine.removeChosen', ...facts(3) });
    actor.send({ type: 'cartLine.undoChosen' });
    remove.last().answer(ok);
    await reach('restoring');
    expect(restore.last().input.line.quantity).toBe(3);
    restore.last().answer(ok);
    await reach({ changing: 'resting' });
    expect(heard).toEqual([]);
  });

  async function bringingBack(units: number) {
    const all = start();
    all.actor.send({ type: 'cartLine.removeChosen', ...facts(units) });
    all.remove.last().answer(ok);
    await all.reach('offeringUndo');
    all.actor.send({ type: 'cartLine.undoChosen' });
    return all;
  }

  it('CART-14 plus and minus pressed while the line comes back are saved once it is there', async () => {
    const { actor, restore, save, seen, reach } = await bringingBack(2);
    actor.send({ type: 'cartLine.increased', ...facts(2) });
    actor.send({ type: 'cartLine.increased', ...facts(3) });
    actor.send({ type: 'cartLine.decreased', ...facts(4) });
    expect(save.calls).toHaveLength(0);
    restore.last().answer(ok);
    await reach({ changing: 'saving' });
    expect(save.last().input.line.quantity).toBe(3);
    save.last().answer(ok);
    await reach({ changing: 'resting' });
    expect(seen).toEqual(['hide', 'show 2', 'show 3', 'show 4', 'show 3']);
  });

  it('CART-15 remove pressed while the line comes back removes it once it is there', async () => {
    const { actor, remove, restore, reach } = await bringingBack(2);
    actor.send({ type: 'cartLine.removeChosen', ...facts(2) });
    restore.last().answer(ok);
    await reach('removing');
    expect(remove.calls).toHaveLength(2);
    remove.last().answer(ok);
    await reach('offeringUndo');
  });

  it('CART-04 minus at one unit does so too, and nothing shows that was refused', async () => {
    const first = await bringingBack(1);
    first.actor.send({ type: 'cartLine.decreased', ...facts(1) });
    first.restore.last().answer(ok);
    await first.reach('removing');
    const { actor, restore, seen, heard, reach } = await bringingBack(2);
    actor.send({ type: 'cartLine.increased', ...facts(2) });
    restore.last().answer({ ok: false, reason: 'out_of_stock', message: '' });
    await reach('removed');
    expect(seen).toEqual(['hide', 'show 2', 'show 3', 'take back']);
    expect(heard).toEqual(['notify cart.itemRemoved', 'notify cart.outOfStock']);
  });

  it('a line removed elsewhere counts as removed', async () => {
    const { actor, remove, reach } = start();
    actor.send({ type: 'cartLine.removeChosen', ...facts(1) });
    remove.last().answer({ ok: false, reason: 'not_found', message: '' });
    await reach('offeringUndo');
  });

  it('CART-20 a refused removal brings the line back with the server’s sentence', async () => {
    const { actor, remove, seen, heard, reach } = start();
    actor.send({ type: 'cartLine.removeChosen', ...facts(1) });
    remove.last().answer({ ok: false, reason: 'refused', message: 'Not now.' });
    await reach({ changing: 'resting' });
    expect(seen).toEqual(['hide', 'take back']);
    expect(heard).toEqual(['notify server.refusal']);
  });

  it('a failed removal can be tried again', async () => {
    const { actor, remove, reach } = start();
    actor.send({ type: 'cartLine.removeChosen', ...facts(1) });
    remove.last().fail(new Error('down'));
    await reach({ changing: 'failed' });
    actor.send({ type: 'cartLine.retried' });
    remove.last().answer(ok);
    await reach('offeringUndo');
  });

  it('CART-10 what Undo did not bring back is no line to change, and gone after a while', async () => {
    const { actor, clock, restore, save, remove, seen, heard, reach } = await bringingBack(2);
    restore.last().fail(new Error('down'));
    await reach('restoreFailed');
    expect(seen).toEqual(['hide', 'show 2', 'take back']);
    expect(heard).toEqual(['notify cart.itemRemoved', 'notify cart.notSaved']);
    expect(actor.getSnapshot().can({ type: 'cartLine.increased', ...facts(2) })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'cartLine.decreased', ...facts(2) })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'cartLine.removeChosen', ...facts(2) })).toBe(false);
    clock.increment(8000);
    expect([actor.getSnapshot().value, actor.getSnapshot().status]).toEqual(['removed', 'done']);
    expect([save.calls.length, remove.calls.length]).toEqual([0, 1]);
  });

  it.each(['cartLine.retried', 'cartLine.undoChosen'] as const)(
    'CART-10, ERR-01 %s tries again to bring it back',
    async (type) => {
      const { actor, restore, seen, reach } = await bringingBack(2);
      restore.last().fail(new Error('down'));
      await reach('restoreFailed');
      actor.send({ type });
      restore.last().answer(ok);
      await reach({ changing: 'resting' });
      expect([restore.calls.length, seen]).toEqual([2, ['hide', 'show 2', 'take back', 'show 2']]);
    },
  );

  it('CART-10 a sign-in that Undo asks for and nobody gives leaves the line out', async () => {
    const { restore, signIn, seen, reach } = await bringingBack(2);
    restore.last().answer({ ok: false, reason: 'unauthenticated', message: '' });
    await reach('signingIn');
    signIn.last().answer({ signedIn: false });
    await reach('removed');
    expect(seen).toEqual(['hide', 'show 2', 'take back']);
  });

  it('CART-10, ERR-01 so does one that breaks, and Undo can be tried again', async () => {
    const { restore, signIn, reach } = await bringingBack(2);
    restore.last().answer({ ok: false, reason: 'unauthenticated', message: '' });
    await reach('signingIn');
    signIn.last().fail(new Error('down'));
    await reach('restoreFailed');
  });

  it('what was sold meanwhile cannot be brought back', async () => {
    const { actor, remove, restore, heard, reach } = start();
    actor.send({ type: 'cartLine.removeChosen', ...facts(1) });
    remove.last().answer(ok);
    await reach('offeringUndo');
    actor.send({ type: 'cartLine.undoChosen' });
    restore.last().answer({ ok: false, reason: 'out_of_stock', message: '' });
    await reach('removed');
    expect(heard).toEqual(['notify cart.itemRemoved', 'notify cart.outOfStock']);
  });
});

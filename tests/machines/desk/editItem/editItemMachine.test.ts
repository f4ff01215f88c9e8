import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { WholeDeskItem } from '../../../../domain/desk/deskItem';
import {
  editItemMachine,
  type ItemAsked,
  type ItemLoaded,
  type ItemSaving,
  type ItemTold,
  type ReadItem,
} from '../../../../machines/desk/editItem';
import { fakeActor } from '../../../support/fakes';

const words = (en: string) => ({ en, ar: '', es: '' });
const said = {
  name: words('Fig bread'),
  description: words(''),
  unit: words('400 g'),
  category_id: 3,
  price: 4.5,
  stock: 7,
  veg: 0,
  halal: 1,
  organic: 0,
} as const;
const item: WholeDeskItem = {
  ...said,
  id: 7,
  version: 'v1',
  image_full_url: '',
  has_variations: 0,
  is_on_menu: 1,
};
const read: ReadItem = { item, shelves: { categories: [], counts_stock: 1 } };
const saving: ItemSaving = {
  form: { ...said, price: 5 },
  picture: '',
  key: 'k1',
  version: 'v1',
  stockWas: 7,
};

function begin(itemId: number | null = 7) {
  const actors = {
    loadItem: fakeActor<ItemLoaded, { itemId: number | null }>(),
    saveItem: fakeActor<ItemTold, ItemAsked>(),
    turnMenu: fakeActor<ItemTold, ItemAsked>(),
  };
  const drafts: string[] = [];
  const machine = editItemMachine.provide({
    actors: {
      loadItem: actors.loadItem.logic,
      saveItem: actors.saveItem.logic,
      turnMenu: actors.turnMenu.logic,
    },
    actions: {
      forgetDraft: (_, of) => drafts.push(`forget ${of.itemId}`),
      rebaseDraft: (_, of) => drafts.push(`rebase ${of.itemId}`),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { itemId }, clock });
  const states: unknown[] = [];
  actor.subscribe(({ value }) => {
    if (states.at(-1) !== value) states.push(value);
  });
  actor.start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, states, drafts, rest, clock, ...actors };
}

async function opened() {
  const flow = begin();
  flow.loadItem.last().answer({ ok: true, read });
  await flow.rest();
  return flow;
}

describe('an item at its desk', () => {
  it('is saved once, however often that is pressed, and is not closed meanwhile (DESK-22, DESK-24)', async () => {
    const { actor, states, drafts, rest, clock, saveItem } = await opened();
    actor.send({ type: 'editItem.saved', saving });
    actor.send({ type: 'editItem.saved', saving });
    actor.send({ type: 'editItem.menuAsked' });
    actor.send({ type: 'editItem.closed' });
    // Nothing waits for time here: an answer that is late is waited for.
    clock.increment(600_000);
    expect(saveItem.calls.map(({ input }) => input)).toEqual([{ itemId: 7, read, saving }]);
    saveItem.last().answer({ ok: true });
    await rest();
    expect(states).toEqual(['loading', 'editing', 'saving', 'done']);
    expect([drafts, actor.getSnapshot().output]).toEqual([['forget 7'], { signedOut: false }]);
  });

  it('is added with the same key again where nothing answered (DESK-21, DESK-24)', async () => {
    const { actor, states, drafts, rest, loadItem, saveItem } = begin(null);
    loadItem.last().answer({ ok: true, read: { ...read, item: null } });
    await rest();
    actor.send({ type: 'editItem.saved', saving });
    saveItem.last().fail(new Error('down'));
    await rest();
    expect(drafts).toEqual([]);
    actor.send({ type: 'editItem.retried' });
    saveItem.last().answer({ ok: true });
    await rest();
    expect(saveItem.calls.map(({ input }) => input.saving?.key)).toEqual(['k1', 'k1']);
    expect(states).toEqual(['loading', 'editing', 'saving', 'failed', 'saving', 'done']);
    expect(drafts).toEqual(['forget null']);
  });

  it('tells who was faster; what was typed is said over what stands there then (DESK-22)', async () => {
    const { actor, states, drafts, rest, loadItem, saveItem } = await opened();
    actor.send({ type: 'editItem.saved', saving });
    saveItem.last().answer({ ok: false, reason: 'changed', by: 'samir@store.example' });
    expect((await rest()).context.by).toBe('samir@store.example');
    actor.send({ type: 'editItem.mineKept' });
    expect(drafts).toEqual(['rebase 7']);
    const newer = { ...read, item: { ...item, version: 'v2' } };
    loadItem.last().answer({ ok: true, read: newer });
    expect((await rest()).context.read).toEqual(newer);
    expect(states).toEqual([
      'loading',
      'editing',
      'saving',
      'changedElsewhere',
      'loading',
      'editing',
    ]);
  });

  it('is shown as it stands where what was typed is let go of (DESK-22)', async () => {
    const { actor, drafts, rest, loadItem, saveItem } = await opened();
    actor.send({ type: 'editItem.saved', saving });
    saveItem.last().answer({ ok: false, reason: 'changed', by: '' });
    await rest();
    actor.send({ type: 'editItem.theirsTaken' });
    expect([drafts, loadItem.calls.length]).toEqual([['forget 7'], 2]);
  });

  it('leaves the menu after that is asked, never by one press (DESK-23)', async () => {
    const { actor, states, rest, turnMenu } = await opened();
    actor.send({ type: 'editItem.menuConfirmed' });
    actor.send({ type: 'editItem.menuAsked' });
    actor.send({ type: 'editItem.kept' });
    actor.send({ type: 'editItem.menuAsked' });
    expect(turnMenu.calls).toEqual([]);
    actor.send({ type: 'editItem.menuConfirmed' });
    turnMenu.last().fail(new Error('down'));
    await rest();
    actor.send({ type: 'editItem.retried' });
    turnMenu.last().answer({ ok: true });
    await rest();
    expect(turnMenu.calls.map(({ input }) => input)).toEqual([
      { itemId: 7, read, saving: null },
      { itemId: 7, read, saving: null },
    ]);
    expect(states).toEqual([
      'loading',
      'editing',
      'askingMenu',
      'editing',
      'askingMenu',
      'turningMenu',
      'failed',
      'turningMenu',
      'done',
    ]);
  });

  it('is mended where the shop says why it does not do so (DESK-24)', async () => {
    const { actor, states, drafts, rest, saveItem } = await opened();
    actor.send({ type: 'editItem.saved', saving });
    saveItem.last().answer({ ok: false, reason: 'refused', message: 'This is no picture.' });
    expect((await rest()).context.message).toBe('This is no picture.');
    actor.send({ type: 'editItem.back' });
    expect(states).toEqual(['loading', 'editing', 'saving', 'refusedByShop', 'editing']);
    expect(drafts).toEqual([]);
  });

  it('that is not there any more is closed; one that cannot be read is asked for again (DESK-22)', async () => {
    const { actor, states, rest, loadItem } = begin();
    loadItem.last().fail(new Error('down'));
    await rest();
    actor.send({ type: 'editItem.retried' });
    loadItem.last().answer({ ok: false, reason: 'gone' });
    await rest();
    actor.send({ type: 'editItem.closed' });
    expect(loadItem.calls.map(({ input }) => input)).toEqual([{ itemId: 7 }, { itemId: 7 }]);
    expect(states).toEqual(['loading', 'failed', 'loading', 'gone', 'closed']);
  });

  it('says that the session has ended, keeps what was typed, and ends so (DESK-01, DESK-24)', async () => {
    const { actor, drafts, rest, saveItem } = await opened();
    actor.send({ type: 'editItem.saved', saving });
    saveItem.last().answer({ ok: false, reason: 'signedOut' });
    expect((await rest()).value).toBe('signedOut');
    actor.send({ type: 'editItem.closed' });
    expect([drafts, actor.getSnapshot().output]).toEqual([[], { signedOut: true }]);
  });
});

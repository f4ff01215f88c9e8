import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  type CouponRead,
  editShopMachine,
  type ShopAsked,
  type ShopLoaded,
  type ShopPart,
  type ShopSaving,
  type ShopTold,
} from '../../../../machines/operator/editShop';
import { fakeActor } from '../../../support/fakes';

const said = {
  code: 'FIG',
  title: { en: 'Fig days', ar: '', es: '' },
  coupon_type: 'default',
  module_id: null,
  store_ids: [],
  zone_ids: [],
  discount: 10,
  discount_type: 'percent',
  max_discount: 0,
  min_purchase: 0,
  start_date: '2026-11-01T00:00:00.000Z',
  expire_date: '2026-12-01T00:00:00.000Z',
  limit_per_person: 1,
  limit_in_all: null,
} as const;
const lists = { store_ids: [], zone_ids: [] };
const coupon: CouponRead['coupon'] = {
  ...said,
  ...lists,
  id: 7,
  version: 'v1',
  used_count: 2,
  is_active: 1,
  sellers: [],
};
const read: CouponRead = { kind: 'coupon', coupon, places: { modules: [], zones: [] } };
const saving: ShopSaving = {
  kind: 'coupon',
  form: { ...said, ...lists, discount: 20 },
  key: 'k1',
  version: 'v1',
};

const part: ShopPart = { kind: 'coupon', id: 7 };

function begin(id: number | null = 7) {
  const actors = {
    loadPart: fakeActor<ShopLoaded, { part: ShopPart }>(),
    savePart: fakeActor<ShopTold, ShopAsked>(),
    turnPart: fakeActor<ShopTold, ShopAsked>(),
  };
  const drafts: string[] = [];
  const machine = editShopMachine.provide({
    actors: {
      loadPart: actors.loadPart.logic,
      savePart: actors.savePart.logic,
      turnPart: actors.turnPart.logic,
    },
    actions: {
      forgetDraft: (_, of) => drafts.push(`forget ${of.part.id}`),
      rebaseDraft: (_, of) => drafts.push(`rebase ${of.part.id}`),
      settleDraft: (_, of) => drafts.push(`settle ${of.part.id}`),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { part: { kind: 'coupon', id } }, clock });
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
  flow.loadPart.last().answer({ ok: true, read });
  await flow.rest();
  return flow;
}

describe('a coupon in the room', () => {
  it('is saved once, however often that is pressed, and is not closed meanwhile (OPER-08, OPER-09)', async () => {
    const { actor, states, drafts, rest, clock, savePart } = await opened();
    actor.send({ type: 'editShop.saved', saving });
    actor.send({ type: 'editShop.saved', saving });
    actor.send({ type: 'editShop.turnAsked' });
    actor.send({ type: 'editShop.closed' });
    // Nothing waits for time here: an answer that is late is waited for.
    clock.increment(600_000);
    expect(savePart.calls.map(({ input }) => input)).toEqual([
      { part, read, saving, leaves: null },
    ]);
    savePart.last().answer({ ok: true });
    await rest();
    expect(states).toEqual(['loading', 'editing', 'saving', 'done']);
    expect([drafts, actor.getSnapshot().output]).toEqual([['forget 7'], { signedOut: false }]);
  });

  it('is added with the same key again where nothing answered (OPER-07, OPER-09)', async () => {
    const { actor, states, drafts, rest, loadPart, savePart } = begin(null);
    loadPart.last().answer({ ok: true, read: { ...read, coupon: null } });
    await rest();
    actor.send({ type: 'editShop.saved', saving });
    savePart.last().fail(new Error('down'));
    await rest();
    expect(drafts).toEqual([]);
    actor.send({ type: 'editShop.retried' });
    savePart.last().answer({ ok: true });
    await rest();
    expect(
      savePart.calls.map(({ input }) => input.saving?.kind === 'coupon' && input.saving.key),
    ).toEqual(['k1', 'k1']);
    expect(states).toEqual(['loading', 'editing', 'saving', 'failed', 'saving', 'done']);
    expect(drafts).toEqual(['forget null']);
  });

  it('tells who was faster; what was typed is said over what stands there then (OPER-08)', async () => {
    const { actor, states, drafts, rest, loadPart, savePart } = await opened();
    actor.send({ type: 'editShop.saved', saving });
    savePart.last().answer({ ok: false, reason: 'changed', by: 'samir@shop.example' });
    expect((await rest()).context.by).toBe('samir@shop.example');
    actor.send({ type: 'editShop.mineKept' });
    expect(drafts).toEqual(['rebase 7']);
    const newer = { ...read, coupon: { ...coupon, version: 'v2' } };
    loadPart.last().answer({ ok: true, read: newer });
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

  it('is shown as it stands where what was typed is let go of (OPER-08)', async () => {
    const { actor, drafts, rest, loadPart, savePart } = await opened();
    actor.send({ type: 'editShop.saved', saving });
    savePart.last().answer({ ok: false, reason: 'changed', by: '' });
    await rest();
    actor.send({ type: 'editShop.theirsTaken' });
    expect([drafts, loadPart.calls.length]).toEqual([['forget 7'], 2]);
  });

  it('ends after that is asked, never by one press (OPER-07)', async () => {
    const { actor, states, rest, turnPart } = await opened();
    actor.send({ type: 'editShop.turnConfirmed' });
    actor.send({ type: 'editShop.turnAsked' });
    actor.send({ type: 'editShop.kept' });
    actor.send({ type: 'editShop.turnAsked' });
    expect(turnPart.calls).toEqual([]);
    actor.send({ type: 'editShop.turnConfirmed' });
    turnPart.last().fail(new Error('down'));
    await rest();
    actor.send({ type: 'editShop.retried' });
    turnPart.last().answer({ ok: true });
    await rest();
    expect(turnPart.calls.map(({ input }) => input)).toEqual([
      { part, read, saving: null, leaves: null },
      { part, read, saving: null, leaves: null },
    ]);
    expect(states).toEqual([
      'loading',
      'editing',
      'askingTurn',
      'editing',
      'askingTurn',
      'turning',
      'failed',
      'turning',
      'done',
    ]);
  });

  it('is mended where the shop says why it does not do so (OPER-09)', async () => {
    const { actor, states, drafts, rest, savePart } = await opened();
    actor.send({ type: 'editShop.saved', saving });
    savePart.last().answer({ ok: false, reason: 'refused', message: 'No more today.' });
    expect((await rest()).context.message).toBe('No more today.');
    actor.send({ type: 'editShop.back' });
    expect(states).toEqual(['loading', 'editing', 'saving', 'refusedByShop', 'editing']);
    expect(drafts).toEqual([]);
  });

  it('that is not there any more is closed; one that cannot be read is asked for again (OPER-08)', async () => {
    const { actor, states, rest, loadPart } = begin();
    loadPart.last().fail(new Error('down'));
    await rest();
    actor.send({ type: 'editShop.retried' });
    loadPart.last().answer({ ok: false, reason: 'gone' });
    await rest();
    actor.send({ type: 'editShop.closed' });
    expect(loadPart.calls.map(({ input }) => input)).toEqual([{ part }, { part }]);
    expect(states).toEqual(['loading', 'failed', 'loading', 'gone', 'closed']);
  });

  it('says that the session has ended, keeps what was typed, and ends so (OPER-01, OPER-09)', async () => {
    const { actor, drafts, rest, savePart } = await opened();
    actor.send({ type: 'editShop.saved', saving });
    savePart.last().answer({ ok: false, reason: 'signedOut' });
    expect((await rest()).value).toBe('signedOut');
    actor.send({ type: 'editShop.closed' });
    expect([drafts, actor.getSnapshot().output]).toEqual([[], { signedOut: true }]);
  });

  it('is mended at the field that the shop names, and saved again (OPER-09)', async () => {
    const { actor, states, rest, savePart } = await opened();
    const fault = { field: 'code', message: 'Another coupon has this code.' };
    actor.send({ type: 'editShop.saved', saving });
    savePart.last().answer({ ok: false, reason: 'fault', fault });
    expect((await rest()).context.fault).toEqual(fault);
    actor.send({ type: 'editShop.saved', saving });
    expect(actor.getSnapshot().context.fault).toBeNull();
    savePart.last().answer({ ok: true });
    await rest();
    expect(states).toEqual(['loading', 'editing', 'saving', 'editing', 'saving', 'done']);
  });

  it('of which some would be served no longer is saved once that is meant, with how many (OPER-13)', async () => {
    const { actor, states, rest, savePart } = await opened();
    const leaves = { stores: 2, orders: 1, places: 4 };
    actor.send({ type: 'editShop.saved', saving });
    savePart.last().answer({ ok: false, reason: 'leaves', leaves });
    expect((await rest()).context.leaves).toEqual(leaves);
    actor.send({ type: 'editShop.saved', saving });
    actor.send({ type: 'editShop.leavingConfirmed' });
    savePart.last().fail(new Error('down'));
    await rest();
    actor.send({ type: 'editShop.retried' });
    savePart.last().answer({ ok: true });
    await rest();
    expect(savePart.calls.map(({ input }) => input.leaves)).toEqual([null, leaves, leaves]);
    expect(states).toEqual([
      'loading',
      'editing',
      'saving',
      'askingLeaving',
      'saving',
      'failed',
      'saving',
      'done',
    ]);
  });

  it('that is closed while it serves more than was shown is closed once that is meant (OPER-13)', async () => {
    const { actor, states, rest, savePart, turnPart } = await opened();
    const leaves = { stores: 2, orders: 1, places: 4 };
    actor.send({ type: 'editShop.saved', saving });
    savePart.last().answer({ ok: false, reason: 'leaves', leaves });
    await rest();
    actor.send({ type: 'editShop.kept' });
    // What was said of another change is not meant of this one.
    actor.send({ type: 'editShop.turnAsked' });
    actor.send({ type: 'editShop.turnConfirmed' });
    expect(turnPart.last().input.leaves).toBeNull();
    const more = { stores: 3, orders: 1, places: 4 };
    turnPart.last().answer({ ok: false, reason: 'leaves', leaves: more });
    expect((await rest()).context.leaves).toEqual(more);
    actor.send({ type: 'editShop.leavingConfirmed' });
    turnPart.last().answer({ ok: true });
    await rest();
    expect(turnPart.calls.map(({ input }) => input.leaves)).toEqual([null, more]);
    expect(states).toEqual([
      'loading',
      'editing',
      'saving',
      'askingLeaving',
      'editing',
      'askingTurn',
      'turning',
      'askingLeaving',
      'turning',
      'done',
    ]);
  });

  it('is changed instead, and how many is counted anew (OPER-13)', async () => {
    const { actor, states, rest, savePart } = await opened();
    actor.send({ type: 'editShop.saved', saving });
    const leaves = { stores: 1, orders: 0, places: 0 };
    savePart.last().answer({ ok: false, reason: 'leaves', leaves });
    await rest();
    actor.send({ type: 'editShop.kept' });
    actor.send({ type: 'editShop.saved', saving });
    expect(savePart.last().input.leaves).toBeNull();
    expect(states).toEqual(['loading', 'editing', 'saving', 'askingLeaving', 'editing', 'saving']);
  });
});

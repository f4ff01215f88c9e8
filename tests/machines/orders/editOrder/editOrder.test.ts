import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  decideOrderStanding,
  type EditAnswer,
  type EditRequest,
  editOrderMachine,
} from '../../../../machines/orders/editOrder';
import { fakeActor, listen } from '../../../support/fakes';
import { sampleDraft } from '../../checkout/checkout/samples';

const key = 'k'.repeat(32);
const no = (reason: Exclude<EditAnswer, { ok: true }>['reason'], message = ''): EditAnswer => ({
  ok: false,
  reason,
  message,
});

const draft = sampleDraft({ note: 'Ring twice' });
const former = sampleDraft({ note: 'For another cart' });

function open() {
  const edits = fakeActor<EditAnswer, EditRequest>();
  const signIns = fakeActor<{ signedIn: boolean }>();
  const laidOut: unknown[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    editOrderMachine.provide({
      actors: { editOrder: edits.logic, askToSignIn: signIns.logic },
      actions: {
        layOutDraft: ({ context }) => laidOut.push(context.draft),
        putDraftBack: ({ context }) => laidOut.push(context.former),
        forgetDraft: () => laidOut.push('nothing'),
      },
    }),
    { input: { orderId: 100007, key, draft, former }, clock },
  );
  const heard = listen(actor);
  const states: unknown[] = [];
  actor.subscribe(({ value }) => void (states.at(-1) !== value && states.push(value)));
  actor.start();
  const until = (state: string) => waitFor(actor, ({ value }) => value === state);
  const confirm = () => actor.send({ type: 'editOrder.confirmed' });
  const asked = (replace: boolean) => ({ orderId: 100007, key, replace });
  return { actor, edits, signIns, laidOut, heard, states, until, confirm, asked, clock };
}

describe('decideStanding', () => {
  it.each([
    ['pending', 'editable'],
    ['confirmed', 'accepted'],
    ['processing', 'accepted'],
    ['handover', 'accepted'],
    ['picked_up', 'accepted'],
    ['delivered', 'accepted'],
    ['canceled', 'over'],
    ['failed', 'over'],
  ] as const)('ORD-02 an order that is %s is %s', (status, standing) => {
    expect(decideOrderStanding(status)).toBe(standing);
  });
});

describe('ORD-02 changing an order', () => {
  it('takes it back once, lays out the checkout and goes there', async () => {
    const { actor, edits, laidOut, heard, states, until, confirm, asked } = open();
    confirm();
    confirm();
    actor.send({ type: 'editOrder.closed' });
    expect(edits.calls.map(({ input }) => input)).toEqual([asked(false)]);
    edits.last().answer({ ok: true, leftOut: [], short: [] });
    expect((await until('inCart')).output).toEqual({ kind: 'inCart' });
    expect(states).toEqual(['explaining', 'takingBack', 'inCart']);
    expect(laidOut).toEqual([draft, draft]);
    expect(heard).toEqual(['notify order.takenBack', 'navigate /checkout']);
  });

  it('CART-13 names what is not sold now', async () => {
    const { actor, edits, until, confirm } = open();
    const told: unknown[] = [];
    actor.on('notify', ({ message, tone, values }) => told.push({ message, tone, values }));
    confirm();
    edits.last().answer({ ok: true, leftOut: ['Bread', 'Milk'], short: [] });
    await until('inCart');
    const values = { names: 'Bread, Milk', short: '' };
    expect(told).toEqual([{ message: 'order.partlyTakenBack', tone: 'info', values }]);
  });

  it.each([
    [[], 'order.lessTakenBack', ''],
    [['Milk'], 'order.lessAndPartlyTakenBack', 'Milk'],
  ] as const)('names what there is less of, beside %j', async (leftOut, message, names) => {
    const { actor, edits, until, confirm } = open();
    const told: unknown[] = [];
    actor.on('notify', ({ message, tone, values }) => told.push({ message, tone, values }));
    confirm();
    edits.last().answer({ ok: true, leftOut, short: ['Bread (2 of 3 left)'] });
    await until('inCart');
    const values = { names, short: 'Bread (2 of 3 left)' };
    expect(told).toEqual([{ message, tone: 'info', values }]);
  });

  it('ITEM-11 asks before anything else in the cart goes, then sends the same key', async () => {
    const { actor, edits, until, confirm, asked } = open();
    confirm();
    edits.last().answer(no('cartHolds'));
    await until('confirmingReplacement');
    actor.send({ type: 'editOrder.replacementConfirmed' });
    expect(edits.calls.map(({ input }) => input)).toEqual([asked(false), asked(true)]);
    edits.last().answer({ ok: true, leftOut: [], short: [] });
    expect((await until('inCart')).output).toEqual({ kind: 'inCart' });
  });

  it('ITEM-11 leaves order and cart as they are when the shopper does', async () => {
    const { actor, edits, laidOut, heard, until, confirm } = open();
    confirm();
    edits.last().answer(no('cartHolds'));
    await until('confirmingReplacement');
    actor.send({ type: 'editOrder.closed' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
    expect([edits.calls.length, laidOut, heard]).toEqual([1, [draft, former], []]);
  });

  it.each([
    ['accepted', 'accepted', '', former],
    ['nothingLeft', 'nothingLeft', '', former],
    ['notTheirs', 'notTheirs', '', 'nothing'],
    ['refused', 'refused', 'Closed for good.', former],
  ] as const)('tells that it is %s and closes', async (reason, state, message, left) => {
    const { actor, edits, laidOut, until, confirm } = open();
    confirm();
    edits.last().answer(no(reason, message));
    expect((await until(state)).context.message).toBe(message);
    actor.send({ type: 'editOrder.closed' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
    expect(laidOut).toEqual([draft, left]);
  });

  it('is told when the store accepts, or somebody cancels, while it is read', () => {
    const moved = (status: 'pending' | 'confirmed' | 'canceled') => {
      const { actor } = open();
      actor.send({ type: 'editOrder.orderMoved', status });
      return actor.getSnapshot().value;
    };
    expect([moved('pending'), moved('confirmed'), moved('canceled')]).toEqual([
      'explaining',
      'accepted',
      'over',
    ]);
  });

  it('ERR-01 sends the same again after an answer was lost, whatever was heard of the order', async () => {
    const { actor, edits, until, confirm, asked, clock } = open();
    confirm();
    edits.last().fail(new Error('lost'));
    await until('failed');
    // It was taken back, and the live order says so.
    actor.send({ type: 'editOrder.orderMoved', status: 'canceled' });
    clock.increment(600_000);
    expect(actor.getSnapshot().value).toBe('failed');
    actor.send({ type: 'editOrder.retried' });
    expect(edits.calls.map(({ input }) => input)).toEqual([asked(false), asked(false)]);
    edits.last().answer({ ok: true, leftOut: [], short: [] });
    await until('inCart');
  });

  it('ERR-01 knows that it was not taken back when the store accepts it after all', async () => {
    const { actor, edits, until, confirm } = open();
    confirm();
    edits.last().fail(new Error('lost'));
    await until('failed');
    actor.send({ type: 'editOrder.orderMoved', status: 'confirmed' });
    expect(actor.getSnapshot().value).toBe('accepted');
  });

  it('SESS-11 asks to sign in when the session has ended, and goes on after that', async () => {
    const { actor, edits, signIns, until, confirm, asked } = open();
    confirm();
    edits.last().answer(no('signedOut'));
    await until('signingIn');
    actor.send({ type: 'editOrder.closed' });
    signIns.last().answer({ signedIn: false });
    await until('signedOut');
    actor.send({ type: 'editOrder.retried' });
    signIns.last().answer({ signedIn: true });
    await until('takingBack');
    expect(edits.calls.map(({ input }) => input)).toEqual([asked(false), asked(false)]);
    edits.last().answer(no('notTheirs'));
    await until('notTheirs');
  });
});

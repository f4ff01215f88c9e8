import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { type OrderAgainAnswer, orderAgainMachine } from '../../../../machines/orders/orderAgain';
import { fakeActor } from '../../../support/fakes';

function start() {
  const again = fakeActor<OrderAgainAnswer, { orderId: number; key: string; replace: boolean }>();
  const clock = new SimulatedClock();
  const actor = createActor(orderAgainMachine.provide({ actors: { orderAgain: again.logic } }), {
    input: { orderId: 100001, key: 'again' },
    clock,
  });
  const told: unknown[] = [];
  actor.on('notify', ({ message, tone, values, text }) =>
    told.push({ message, tone, ...(values && { values }), ...(text && { text }) }),
  );
  actor.start();
  const until = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, again, clock, told, until };
}

describe('ORD-01 ordering again', () => {
  it('fills the cart and says so', async () => {
    const { again, told, until } = start();
    expect(again.last().input).toEqual({ orderId: 100001, key: 'again', replace: false });
    again.last().answer({ ok: true, added: 2, leftOut: [], short: [] });
    expect((await until('inCart')).output).toEqual({ kind: 'inCart' });
    expect(told).toEqual([
      { message: 'order.inCart', tone: 'success', values: { names: '', short: '' } },
    ]);
  });

  it('names what is not sold today', async () => {
    const { again, told, until } = start();
    again.last().answer({ ok: true, added: 1, leftOut: ['Bread', 'Milk'], short: [] });
    await until('inCart');
    expect(told).toEqual([
      { message: 'order.partlyInCart', tone: 'info', values: { names: 'Bread, Milk', short: '' } },
    ]);
  });

  it.each([
    [[], 'order.lessInCart', ''],
    [['Milk', 'Eggs'], 'order.lessAndPartlyInCart', 'Milk, Eggs'],
  ] as const)('names what there is less of, beside %j', async (leftOut, message, names) => {
    const { again, told, until } = start();
    const short = ['Bread (2 of 3 left)', 'Tea (1 of 4 left)'];
    again.last().answer({ ok: true, added: 2, leftOut, short });
    await until('inCart');
    const values = { names, short: 'Bread (2 of 3 left), Tea (1 of 4 left)' };
    expect(told).toEqual([{ message, tone: 'info', values }]);
  });

  it('ITEM-11 asks before another store’s items go, then replaces them', async () => {
    const { actor, again, until } = start();
    again.last().answer({ ok: false, reason: 'store_conflict', message: '' });
    await until('confirmingReplacement');
    actor.send({ type: 'orderAgain.replacementConfirmed' });
    expect(again.last().input).toEqual({ orderId: 100001, key: 'again', replace: true });
    again.last().answer({ ok: true, added: 1, leftOut: [], short: [] });
    expect((await until('inCart')).output).toEqual({ kind: 'inCart' });
  });

  it('ITEM-11 keeps the cart when the shopper does', async () => {
    const { actor, again, until } = start();
    again.last().answer({ ok: false, reason: 'store_conflict', message: '' });
    await until('confirmingReplacement');
    actor.send({ type: 'orderAgain.dismissed' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
    expect(again.calls).toHaveLength(1);
  });

  it('tells what the server said when nothing is left', async () => {
    const { again, told, until } = start();
    again.last().answer({ ok: false, reason: 'item_unavailable', message: 'Nothing of it.' });
    expect((await until('refused')).output).toEqual({ kind: 'refused' });
    expect(told).toEqual([{ message: 'server.refusal', tone: 'error', text: 'Nothing of it.' }]);
  });

  it('ERR-01 shows the button for as long as it can be pressed', async () => {
    const { actor, again, until } = start();
    const shown: unknown[] = [];
    actor.on('notify', ({ action, autoClose }) => shown.push({ action, autoClose }));
    again.last().fail(new Error('down'));
    await until('failed');
    expect(shown).toEqual([
      { action: { label: 'action.tryAgain', event: 'orderAgain.retried' }, autoClose: 10_000 },
    ]);
  });

  it('ERR-01 can be tried again for ten seconds when the shop cannot be reached', async () => {
    const { actor, again, clock, told, until } = start();
    again.last().fail(new Error('down'));
    await until('failed');
    expect(told).toEqual([{ message: 'cart.notSaved', tone: 'error' }]);
    actor.send({ type: 'orderAgain.retried' });
    again.last().fail(new Error('down'));
    await until('failed');
    clock.increment(10_000);
    expect(actor.getSnapshot().output).toEqual({ kind: 'refused' });
  });
});

import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type ChangeAnswer,
  changeStoreMachine,
  type StoreChange,
} from '../../../../machines/desk/changeStore';
import { fakeActor } from '../../../support/fakes';

const soldOut = (itemId: number): StoreChange => ({ kind: 'soldOut', itemId, isSoldOut: true });
const pause: StoreChange = { kind: 'pause', minutes: 60 };
const noted: ChangeAnswer = { ok: true, link: '' };

function start() {
  const tellShop = fakeActor<ChangeAnswer, StoreChange | undefined>();
  const machine = changeStoreMachine.provide({ actors: { tellShop: tellShop.logic } });
  const actor = createActor(machine);
  const states: unknown[] = [];
  actor.subscribe(({ value }) => {
    if (states.at(-1) !== value) states.push(value);
  });
  actor.start();
  const ask = (change: StoreChange) => actor.send({ type: 'changeStore.asked', change });
  const told = () => tellShop.calls.map(({ input }) => input);
  const until = (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as 'ready'));
  return { actor, states, ask, told, tellShop, until };
}

it('tells one thing after the other, however fast they are pressed (DESK-10)', async () => {
  const { actor, ask, told, tellShop, until } = start();
  ask(soldOut(7));
  ask(soldOut(8));
  expect(told()).toEqual([soldOut(7)]);
  tellShop.last().answer(noted);
  await waitFor(actor, () => told().length === 2);
  expect(told()).toEqual([soldOut(7), soldOut(8)]);
  tellShop.last().answer(noted);
  expect((await until('ready')).context.queue).toEqual([]);
});

it('asks before shoppers are turned away, and tells nothing where it was not meant (DESK-11)', async () => {
  const { actor, states, ask, told, tellShop, until } = start();
  ask(pause);
  expect(told()).toEqual([]);
  actor.send({ type: 'changeStore.declined' });
  expect(states).toEqual(['ready', 'confirming', 'ready']);
  ask(pause);
  actor.send({ type: 'changeStore.confirmed' });
  expect(told()).toEqual([pause]);
  tellShop.last().answer(noted);
  await until('ready');
});

it('asks once what is under way is told (DESK-11)', async () => {
  const { states, ask, told, tellShop, until } = start();
  ask(soldOut(7));
  ask(pause);
  expect(states).toEqual(['ready', 'telling']);
  tellShop.last().answer(noted);
  await until('confirming');
  expect(told()).toEqual([soldOut(7)]);
});

it('loses nothing while the shop is not reached (DESK-10, ERR-01)', async () => {
  const { actor, ask, told, tellShop, until } = start();
  ask(soldOut(7));
  tellShop.last().fail(new Error('down'));
  await until('failed');
  ask(soldOut(8));
  expect(told()).toEqual([soldOut(7), soldOut(7)]);
  tellShop.last().fail(new Error('down'));
  const { context } = await until('failed');
  expect(context.queue).toEqual([soldOut(7), soldOut(8)]);
  actor.send({ type: 'changeStore.givenUp' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.queue]).toEqual(['ready', []]);
});

it('says why the shop does not do it, then tells the rest (DESK-11)', async () => {
  const { actor, ask, told, tellShop, until } = start();
  ask({ kind: 'invite', email: 'noor@store.example' });
  ask(soldOut(8));
  tellShop.last().answer({ ok: false, reason: 'refused', message: 'Works elsewhere.' });
  const { context } = await until('refused');
  expect([context.message, context.queue.length]).toEqual(['Works elsewhere.', 2]);
  actor.send({ type: 'changeStore.read' });
  expect(told().at(-1)).toEqual(soldOut(8));
});

it('keeps the link of an invitation until something else is said (DESK-11)', async () => {
  const { ask, actor, tellShop, until } = start();
  ask({ kind: 'invite', email: 'noor@store.example' });
  tellShop.last().answer({ ok: true, link: 'https://shop.example/desk#invite=abc' });
  expect((await until('ready')).context.link).toBe('https://shop.example/desk#invite=abc');
  ask(soldOut(7));
  expect(actor.getSnapshot().context.link).toBe('');
});

it('ends with the session (DESK-01)', async () => {
  const { ask, tellShop, until } = start();
  ask(soldOut(7));
  tellShop.last().answer({ ok: false, reason: 'signedOut' });
  await until('signedOut');
});

import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type TextNewsTold, textNewsMachine } from '../../../../machines/account/textNews';
import { fakeActor } from '../../../support/fakes';

function start(wanted: boolean) {
  const noteWish = fakeActor<TextNewsTold, { wanted: boolean }>();
  const machine = textNewsMachine.provide({ actors: { noteWish: noteWish.logic } });
  const actor = createActor(machine, { input: { wanted } });
  const states: unknown[] = [];
  actor.subscribe(({ value, context }) => void states.push([value, context.wish]));
  actor.start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, states, rest, noteWish };
}

it('is shown as it was switched while the shop is told, and stays so (TEXT-06)', async () => {
  const { actor, states, rest, noteWish } = start(true);
  actor.send({ type: 'textNews.switched', wanted: false });
  actor.send({ type: 'textNews.switched', wanted: true });
  noteWish.last().answer({ ok: true });
  expect((await rest()).context).toEqual({ wanted: false, wish: false });
  expect(noteWish.calls.map(({ input }) => input)).toEqual([{ wanted: false }]);
  expect(states).toEqual([
    ['resting', true],
    ['noting', false],
    ['noting', false],
    ['resting', false],
  ]);
});

it('is as it was where nothing answers, and can be switched again (TEXT-06)', async () => {
  const { actor, rest, noteWish } = start(false);
  actor.send({ type: 'textNews.switched', wanted: true });
  noteWish.last().fail(new Error('down'));
  const { value, context } = await rest();
  expect([value, context]).toEqual(['failed', { wanted: false, wish: false }]);
  actor.send({ type: 'textNews.switched', wanted: true });
  noteWish.last().answer({ ok: true });
  expect((await rest()).context).toEqual({ wanted: true, wish: true });
});

it('is as it was once the session has ended (TEXT-06)', async () => {
  const { actor, rest, noteWish } = start(true);
  actor.send({ type: 'textNews.switched', wanted: false });
  noteWish.last().answer({ ok: false, reason: 'signedOut' });
  const { value, context } = await rest();
  expect([value, context]).toEqual(['signedOut', { wanted: true, wish: true }]);
});

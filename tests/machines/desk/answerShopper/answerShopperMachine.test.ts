import { expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  type AnswerTaken,
  type Asked,
  answerShopperMachine,
  type ShopperAnswer,
} from '../../../../machines/desk/answerShopper';
import { fakeActor } from '../../../support/fakes';

const hello = { kind: 'words', text: 'Hello', key: 'k1', seen: '31' } as const;
const talk = { about: 'talk', id: 7 } as const;

function start(asked: Asked = talk) {
  const send = fakeActor<AnswerTaken, Asked & { answer: ShopperAnswer | null }>();
  const forgotten: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = answerShopperMachine.provide({
    actors: { sendAnswer: send.logic },
    actions: { forgetDraft: (_, sent) => void forgotten.push(sent) },
  });
  const actor = createActor(machine, { input: asked, clock });
  const states: unknown[] = [];
  actor.subscribe(({ value }) => {
    if (states.at(-1) !== value) states.push(value);
  });
  actor.start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, states, rest, send, forgotten, clock };
}

it('sends one answer after the other, and lets go of each once the shop has it (DESK-13)', async () => {
  const { actor, states, rest, send, forgotten } = start();
  actor.send({ type: 'answerShopper.given', answer: hello });
  actor.send({ type: 'answerShopper.given', answer: { ...hello, key: 'k2' } });
  send.last().answer({ ok: true });
  expect((await rest()).context.answer).toBeNull();
  actor.send({ type: 'answerShopper.given', answer: { kind: 'nothing', seen: '32' } });
  send.last().answer({ ok: true });
  await rest();
  expect(send.calls.map(({ input }) => input)).toEqual([
    { about: 'talk', id: 7, answer: { kind: 'words', text: 'Hello', key: 'k1', seen: '31' } },
    { about: 'talk', id: 7, answer: { kind: 'nothing', seen: '32' } },
  ]);
  expect(forgotten).toEqual([
    { asked: { about: 'talk', id: 7 }, answer: hello },
    { asked: { about: 'talk', id: 7 }, answer: { kind: 'nothing', seen: '32' } },
  ]);
  expect(states).toEqual(['writing', 'sending', 'writing', 'sending', 'writing']);
});

it('tries the same again after five seconds, at a press, and not once it is given up (DESK-15)', async () => {
  const { actor, states, rest, send, forgotten, clock } = start({ about: 'review', id: 3 });
  actor.send({ type: 'answerShopper.given', answer: { ...hello, seen: '' } });
  send.last().fail(new Error('down'));
  await rest();
  clock.increment(4_999);
  expect(actor.getSnapshot().value).toBe('failed');
  clock.increment(1);
  send.last().fail(new Error('down'));
  await rest();
  actor.send({ type: 'answerShopper.retried' });
  send.last().fail(new Error('down'));
  await rest();
  actor.send({ type: 'answerShopper.givenUp' });
  clock.increment(60_000);
  const asked = { about: 'review', id: 3, answer: { ...hello, seen: '' } };
  expect(send.calls.map(({ input }) => input)).toEqual([asked, asked, asked]);
  expect(forgotten).toEqual([]);
  expect(states).toEqual([
    'writing',
    'sending',
    'failed',
    'sending',
    'failed',
    'sending',
    'failed',
    'writing',
  ]);
});

it('says who was faster, and what the shop does not take, and keeps what is written (DESK-15)', async () => {
  const { actor, rest, send, forgotten } = start();
  actor.send({ type: 'answerShopper.given', answer: hello });
  send.last().answer({ ok: false, reason: 'answered', by: 'samir@store.example' });
  const faster = await rest();
  expect([faster.value, faster.context.by]).toEqual(['answeredElsewhere', 'samir@store.example']);
  actor.send({ type: 'answerShopper.read' });
  actor.send({ type: 'answerShopper.given', answer: { ...hello, seen: '32' } });
  send.last().answer({ ok: false, reason: 'refused', message: 'No.' });
  const refused = await rest();
  expect([refused.value, refused.context.message, refused.context.by]).toEqual([
    'refused',
    'No.',
    '',
  ]);
  actor.send({ type: 'answerShopper.read' });
  expect(actor.getSnapshot().value).toBe('writing');
  expect(forgotten).toEqual([]);
});

it('ends where the session has, and lets go of nothing (DESK-01, DESK-15)', async () => {
  const { actor, rest, send, forgotten } = start();
  actor.send({ type: 'answerShopper.given', answer: hello });
  send.last().answer({ ok: false, reason: 'signedOut' });
  const end = await rest();
  expect([end.value, end.status, forgotten]).toEqual(['signedOut', 'done', []]);
});

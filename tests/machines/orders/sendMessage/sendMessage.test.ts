import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  type Draft,
  type SendMessageAnswer,
  sendMessageMachine,
} from '../../../../machines/orders/sendMessage';
import { fakeActor } from '../../../support/fakes';

const draft = (key: string, text = key): Draft => ({ key, text, pictures: [] });

function start(unsent: readonly Draft[] = []) {
  const sending = fakeActor<SendMessageAnswer, { conversationId: number; draft: Draft | null }>();
  const signIns = fakeActor<{ signedIn: boolean }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    sendMessageMachine.provide({
      actors: { sendMessage: sending.logic, askToSignIn: signIns.logic },
    }),
    { input: { conversationId: 7, unsent }, clock },
  );
  actor.start();
  const until = (state: string) => waitFor(actor, ({ value }) => value === state);
  const write = (key: string) => actor.send({ type: 'sendMessage.written', draft: draft(key) });
  const keys = () => actor.getSnapshot().context.unsent.map(({ key }) => key);
  const asked = () => sending.calls.map(({ input }) => input.draft?.key);
  return { actor, sending, signIns, clock, until, write, keys, asked };
}

describe('HEAD-09 writing to a store or courier', () => {
  it('shows a message at once and sends those written meanwhile in their order', async () => {
    const { actor, sending, write, keys, asked, until } = start();
    write('a');
    expect(keys()).toEqual(['a']);
    write('b');
    expect([keys(), asked()]).toEqual([['a', 'b'], ['a']]);
    sending.last().answer({ ok: true });
    await waitFor(actor, ({ context }) => context.unsent.length === 1);
    expect([keys(), asked()]).toEqual([['b'], ['a', 'b']]);
    sending.last().answer({ ok: true });
    await until('ready');
    expect(keys()).toEqual([]);
  });

  it('ERR-01 loses nothing while the shop cannot be reached, and sends it again with its key', async () => {
    const { actor, sending, clock, write, keys, asked, until } = start();
    write('a');
    sending.last().fail(new Error('down'));
    await until('failed');
    expect(keys()).toEqual(['a']);
    clock.increment(4_999);
    expect(asked()).toEqual(['a']);
    clock.increment(1);
    expect(asked()).toEqual(['a', 'a']);
    sending.last().fail(new Error('down'));
    await until('failed');
    actor.send({ type: 'sendMessage.retried' });
    sending.last().fail(new Error('down'));
    await until('failed');
    write('b');
    expect([asked(), keys()]).toEqual([
      ['a', 'a', 'a', 'a'],
      ['a', 'b'],
    ]);
  });

  it('SESS-11 keeps everything when the session has ended, asks to sign in, and sends it after that', async () => {
    const { actor, sending, signIns, clock, write, keys, asked, until } = start();
    write('a');
    sending.last().answer({ ok: false, reason: 'signedOut', message: '' });
    await until('signingIn');
    signIns.last().answer({ signedIn: false });
    await until('signedOut');
    clock.increment(60_000);
    expect([keys(), asked()]).toEqual([['a'], ['a']]);
    actor.send({ type: 'sendMessage.retried' });
    signIns.last().answer({ signedIn: true });
    await until('sending');
    expect(asked()).toEqual(['a', 'a']);
  });

  it('keeps a message that is refused, says why, and goes on when it is given up', async () => {
    const { actor, sending, write, keys, asked, until } = start();
    write('a');
    sending.last().answer({ ok: false, reason: 'refused', message: 'This is not a picture.' });
    await until('refused');
    expect(actor.getSnapshot().context.refusal).toBe('This is not a picture.');
    write('b');
    expect([keys(), asked()]).toEqual([['a', 'b'], ['a']]);
    actor.send({ type: 'sendMessage.discarded' });
    expect([keys(), asked()]).toEqual([['b'], ['a', 'b']]);
    sending.last().answer({ ok: false, reason: 'refused', message: 'Nor this.' });
    await until('refused');
    actor.send({ type: 'sendMessage.discarded' });
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context).toMatchObject({ unsent: [], refusal: '' });
  });

  it('sends a refused one again at a press, as when too many were sent at once', async () => {
    const { actor, sending, write, keys, asked, until } = start();
    write('a');
    sending.last().answer({ ok: false, reason: 'refused', message: 'Too many. Wait a minute.' });
    await until('refused');
    actor.send({ type: 'sendMessage.retried' });
    expect([keys(), asked()]).toEqual([['a'], ['a', 'a']]);
    sending.last().answer({ ok: true });
    await until('ready');
    expect(keys()).toEqual([]);
  });

  it('holds five; what is written then stays where it is written', () => {
    const { write, keys } = start();
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) write(key);
    expect(keys()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('sends what was left unsent when the page was closed', async () => {
    const { sending, asked, until } = start([draft('old')]);
    expect(asked()).toEqual(['old']);
    expect(sending.last().input.conversationId).toBe(7);
    sending.last().answer({ ok: true });
    await until('ready');
  });
});

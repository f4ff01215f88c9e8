import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CancelAnswer, CancelInput } from '../../../../machines/orders/cancelling';
import { cancelOrderMachine } from '../../../../machines/orders/cancelOrder';
import { fakeActor, listen } from '../../../support/fakes';

function open() {
  const cancels = fakeActor<CancelAnswer, CancelInput & { reason: string; note: string }>();
  const signIns = fakeActor<{ signedIn: boolean }>();
  const actor = createActor(
    cancelOrderMachine.provide({
      actors: { cancel: cancels.logic, askToSignIn: signIns.logic },
    }),
    {
      input: { orderId: 100001, contactNumber: '+971501234567' },
    },
  );
  const heard = listen(actor);
  actor.start();
  const confirm = () =>
    actor.send({ type: 'cancel.confirmed', reason: 'It takes too long', note: '' });
  const until = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  return { actor, cancels, signIns, heard, confirm, until };
}

describe('cancelling an order (ORD-02)', () => {
  it('sends the reason once and says that it is done', async () => {
    const { actor, cancels, heard, confirm, until } = open();
    confirm();
    confirm();
    actor.send({ type: 'cancel.closed' });
    expect(cancels.calls).toHaveLength(1);
    expect(cancels.last().input).toEqual({
      orderId: 100001,
      contactNumber: '+971501234567',
      reason: 'It takes too long',
      note: '',
    });
    cancels.last().answer({ ok: true });
    await until('closed');
    expect(heard).toEqual(['notify order.cancelled']);
    expect(actor.getSnapshot().output).toEqual({ cancelled: true });
  });
  it.each([
    [{ ok: false, reason: 'tooLate' }, ''],
    [{ ok: false, reason: 'refused', message: 'The courier has it.' }, 'The courier has it.'],
    [{ ok: false, reason: 'refused', message: '' }, ''],
  ] as const)(
    'ERR-01 says when it is not cancelled, with what the shop said: %o',
    async (answer, said) => {
      const { actor, cancels, confirm, until } = open();
      confirm();
      cancels.last().answer(answer);
      await until(answer.reason);
      expect(actor.getSnapshot().context.message).toBe(said);
      expect(actor.getSnapshot().tags).toEqual(new Set(['needsAnswer']));
      actor.send({ type: 'cancel.closed' });
      expect(actor.getSnapshot().output).toEqual({ cancelled: false });
    },
  );
  it('can be tried again when the shop cannot be reached', async () => {
    const { actor, cancels, confirm, until } = open();
    confirm();
    cancels.last().fail(new Error('offline'));
    await until('failed');
    actor.send({ type: 'cancel.retried' });
    cancels.last().answer({ ok: true });
    await until('closed');
  });
  it('keeps the order when the dialog is closed', () => {
    const { actor, cancels } = open();
    actor.send({ type: 'cancel.closed' });
    expect(actor.getSnapshot().output).toEqual({ cancelled: false });
    expect(cancels.calls).toHaveLength(0);
  });

  it('SESS-11 asks to sign in when the session has ended, and cancels after that', async () => {
    const { actor, cancels, signIns, confirm, until } = open();
    confirm();
    cancels.last().answer({ ok: false, reason: 'signedOut' });
    await until('signingIn');
    actor.send({ type: 'cancel.closed' });
    expect(actor.getSnapshot().value).toBe('signingIn');
    signIns.last().answer({ signedIn: true });
    await until('cancelling');
    expect(cancels.calls.map(({ input }) => input.reason)).toEqual(
      Array(2).fill(actor.getSnapshot().context.reason),
    );
    cancels.last().answer({ ok: true });
    await until('closed');
    expect(actor.getSnapshot().output).toEqual({ cancelled: true });
  });

  it('SESS-11 says that the sign-in has ended to whoever does not sign in, and offers it again', async () => {
    const { actor, cancels, signIns, confirm, until } = open();
    confirm();
    cancels.last().answer({ ok: false, reason: 'signedOut' });
    await until('signingIn');
    signIns.last().answer({ signedIn: false });
    await until('signedOut');
    expect(cancels.calls).toHaveLength(1);
    actor.send({ type: 'cancel.retried' });
    signIns.last().fail(new Error('no code'));
    await until('signedOut');
    actor.send({ type: 'cancel.closed' });
    expect(actor.getSnapshot().output).toEqual({ cancelled: false });
  });
});

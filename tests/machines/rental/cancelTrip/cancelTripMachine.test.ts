import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CancelAnswer, CancelInput } from '../../../../machines/orders/cancelling';
import { cancelTripMachine } from '../../../../machines/rental/cancelTrip';
import { fakeActor, listen } from '../../../support/fakes';

function open() {
  const cancels = fakeActor<CancelAnswer, CancelInput & { reason: string; note: string }>();
  const signIns = fakeActor<{ signedIn: boolean }>();
  const actor = createActor(
    cancelTripMachine.provide({
      actors: { cancel: cancels.logic, askToSignIn: signIns.logic },
    }),
    {
      input: { orderId: 42, contactNumber: '+966500123456' },
    },
  );
  const heard = listen(actor);
  actor.start();
  const confirm = () =>
    actor.send({ type: 'cancel.confirmed', reason: 'Plans have changed', note: 'Sorry' });
  const until = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  return { actor, cancels, signIns, heard, confirm, until };
}

describe('cancelling a trip (ORD-07)', () => {
  it('sends the reason once, cannot be left meanwhile, and says that it is done', async () => {
    const { actor, cancels, heard, confirm, until } = open();
    confirm();
    confirm();
    actor.send({ type: 'cancel.closed' });
    expect(actor.getSnapshot().value).toBe('cancelling');
    expect(cancels.calls.map(({ input }) => input)).toEqual([
      { orderId: 42, contactNumber: '+966500123456', reason: 'Plans have changed', note: 'Sorry' },
    ]);
    cancels.last().answer({ ok: true });
    await until('closed');
    expect(heard).toEqual(['notify trip.cancelled']);
    expect(actor.getSnapshot().output).toEqual({ cancelled: true });
  });

  it.each([
    [{ ok: false, reason: 'tooLate' }, ''],
    [{ ok: false, reason: 'refused', message: 'The courier has it.' }, 'The courier has it.'],
    [{ ok: false, reason: 'refused', message: '' }, ''],
  ] as const)(
    'ERR-01 says when it is not cancelled, with what the shop said: %o',
    async (answer, said) => {
      const { actor, cancels, heard, confirm, until } = open();
      confirm();
      cancels.last().answer(answer);
      await until(answer.reason);
      expect(actor.getSnapshot().context.message).toBe(said);
      expect(actor.getSnapshot().tags).toEqual(new Set(['needsAnswer']));
      confirm();
      expect(cancels.calls).toHaveLength(1);
      actor.send({ type: 'cancel.closed' });
      expect(actor.getSnapshot().output).toEqual({ cancelled: false });
      expect(heard).toEqual([]);
    },
  );

  it('sends the same reason again when the shop could not be reached', async () => {
    const { actor, cancels, confirm, until } = open();
    confirm();
    cancels.last().fail(new Error('offline'));
    await until('failed');
    actor.send({ type: 'cancel.retried' });
    expect(cancels.calls[1]?.input).toEqual(cancels.calls[0]?.input);
    cancels.last().answer({ ok: true });
    await until('closed');
    expect(actor.getSnapshot().output).toEqual({ cancelled: true });
  });

  it('keeps the trip when the question is closed', () => {
    const { actor, cancels, heard } = open();
    actor.send({ type: 'cancel.closed' });
    expect(actor.getSnapshot().output).toEqual({ cancelled: false });
    expect([cancels.calls, heard]).toEqual([[], []]);
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

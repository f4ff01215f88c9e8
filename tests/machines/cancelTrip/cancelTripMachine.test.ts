import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CancelAnswer } from '../../../machines/cancelling';
import { type CancelTripInput, cancelTripMachine } from '../../../machines/cancelTrip';
import { fakeActor, listen } from '../../support/fakes';

function open() {
  const cancels = fakeActor<CancelAnswer, CancelTripInput & { reason: string; note: string }>();
  const actor = createActor(cancelTripMachine.provide({ actors: { cancelTrip: cancels.logic } }), {
    input: { tripId: 42, contactNumber: '+966500123456' },
  });
  const heard = listen(actor);
  actor.start();
  const confirm = () =>
    actor.send({ type: 'cancelTrip.confirmed', reason: 'Plans have changed', note: 'Sorry' });
  const until = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  return { actor, cancels, heard, confirm, until };
}

describe('cancelling a trip (ORD-07)', () => {
  it('sends the reason once, cannot be left meanwhile, and says that it is done', async () => {
    const { actor, cancels, heard, confirm, until } = open();
    confirm();
    confirm();
    actor.send({ type: 'cancelTrip.closed' });
    expect(actor.getSnapshot().value).toBe('cancelling');
    expect(cancels.calls.map(({ input }) => input)).toEqual([
      { tripId: 42, contactNumber: '+966500123456', reason: 'Plans have changed', note: 'Sorry' },
    ]);
    cancels.last().answer({ ok: true });
    await until('closed');
    expect(heard).toEqual(['notify trip.cancelled']);
    expect(actor.getSnapshot().output).toEqual({ cancelled: true });
  });

  it.each(['tooLate', 'refused'] as const)('says when it is %s', async (reason) => {
    const { actor, cancels, heard, confirm, until } = open();
    confirm();
    cancels.last().answer({ ok: false, reason });
    await until(reason);
    confirm();
    expect(cancels.calls).toHaveLength(1);
    actor.send({ type: 'cancelTrip.closed' });
    expect(actor.getSnapshot().output).toEqual({ cancelled: false });
    expect(heard).toEqual([]);
  });

  it('sends the same reason again when the shop could not be reached', async () => {
    const { actor, cancels, confirm, until } = open();
    confirm();
    cancels.last().fail(new Error('offline'));
    await until('failed');
    actor.send({ type: 'cancelTrip.retried' });
    expect(cancels.calls[1]?.input).toEqual(cancels.calls[0]?.input);
    cancels.last().answer({ ok: true });
    await until('closed');
    expect(actor.getSnapshot().output).toEqual({ cancelled: true });
  });

  it('keeps the trip when the question is closed', () => {
    const { actor, cancels, heard } = open();
    actor.send({ type: 'cancelTrip.closed' });
    expect(actor.getSnapshot().output).toEqual({ cancelled: false });
    expect([cancels.calls, heard]).toEqual([[], []]);
  });
});

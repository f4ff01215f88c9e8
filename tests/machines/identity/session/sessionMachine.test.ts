import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  decideIdentity,
  type GuestIdAnswer,
  type Identity,
  sessionMachine,
} from '../../../../machines/identity/session';
import { fakeActor, listen } from '../../../support/fakes';

const stranger: Identity = { guestId: null, customer: null };
const guest: Identity = { guestId: 'g1', customer: null };
const customer: Identity = { guestId: 'g1', customer: 'sign-in 1' };

function start(input: Identity) {
  const clock = new SimulatedClock();
  const guestId = fakeActor<GuestIdAnswer>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const done: string[] = [];
  const machine = sessionMachine.provide({
    actors: { requestGuestId: guestId.logic, askToSignIn: signIn.logic },
    actions: {
      storeGuestId: (_, params) => void done.push(`store ${params.guestId}`),
      logGuestIdFailure: (_, { reason }) => void done.push(`log ${reason}`),
      removeToken: () => void done.push('remove token'),
      dropPrivateData: () => void done.push('drop private data'),
    },
  });
  const actor = createActor(machine, { input, clock });
  const heard = listen(actor);
  actor.start();
  const reaches = (state: string) =>
    waitFor(actor, ({ value }) => value.identity === state || value.renewal === state);
  return { actor, clock, guestId, signIn, done, heard, reaches };
}

describe('who is shopping (SESS-02)', () => {
  it.each([
    [stranger, 'stranger'],
    [guest, 'guest'],
    [customer, 'customer'],
    [{ guestId: null, customer: 'sign-in 1' }, 'customer'],
  ] as const)('%o is a %s', (identity, who) => {
    expect(decideIdentity(identity)).toBe(who);
  });
});

describe('guest id', () => {
  it('is requested when none is stored, and stored (SESS-03, SESS-04)', async () => {
    const { guestId, done, heard, reaches } = start(stranger);
    guestId.last().answer({ ok: true, guestId: 'g7' });
    const { context } = await reaches('guest');
    expect(context.guestId).toBe('g7');
    expect(done).toEqual(['store g7', 'drop private data']);
    expect(heard).toEqual([]);
  });

  it('is not requested from those who have one, or are signed in', () => {
    expect(start(guest).guestId.calls).toEqual([]);
    expect(start(customer).guestId.calls).toEqual([]);
  });

  it('is asked for again after growing pauses; failures are only logged (SESS-05)', async () => {
    const { guestId, clock, done, heard, reaches } = start(stranger);
    guestId.last().answer({ ok: false, reason: 'network' });
    await reaches('waitingForGuestId');
    clock.increment(1_999);
    expect(guestId.calls).toHaveLength(1);
    clock.increment(1);
    expect(guestId.calls).toHaveLength(2);
    guestId.last().fail(new Error('broken'));
    await reaches('waitingForGuestId');
    clock.increment(3_999);
    expect(guestId.calls).toHaveLength(2);
    clock.increment(1);
    expect(guestId.calls).toHaveLength(3);
    expect(done).toEqual(['log network', 'log Error: broken']);
    expect(heard).toEqual([]);
  });

  it('waits a minute at most', async () => {
    const { guestId, clock, reaches } = start(stranger);
    for (let failures = 1; failures <= 10; failures += 1) {
      guestId.last().answer({ ok: false, reason: 'network' });
      await reaches('waitingForGuestId');
      clock.increment(60_000);
      expect(guestId.calls).toHaveLength(failures + 1);
    }
  });

  it('is asked for at once when the connection is back', async () => {
    const { actor, guestId, reaches } = start(stranger);
    guestId.last().answer({ ok: false, reason: 'network' });
    await reaches('waitingForGuestId');
    actor.send({ type: 'session.connectionReturned' });
    expect(guestId.calls).toHaveLength(2);
  });

  it('of another tab is taken over, and the own request dropped', () => {
    const { actor, guestId } = start(stranger);
    actor.send({ type: 'session.identityRead', guestId: 'other', customer: null });
    expect(actor.getSnapshot().value.identity).toBe('guest');
    expect(guestId.last().signal.aborted).toBe(true);
  });
});

describe('two tabs agree', () => {
  it('on a sign-in', () => {
    const { actor, done } = start(guest);
    actor.send({ type: 'session.identityRead', ...customer });
    expect(actor.getSnapshot().value.identity).toBe('signedIn');
    expect(done).toEqual(['drop private data']);
  });

  it('on another customer', () => {
    const { actor, done } = start(customer);
    actor.send({ type: 'session.identityRead', guestId: 'g1', customer: 'sign-in 2' });
    expect(actor.getSnapshot().value.identity).toBe('signedIn');
    expect(done).toEqual(['drop private data']);
  });

  it('on a storage that was emptied', () => {
    const { actor, guestId } = start(customer);
    actor.send({ type: 'session.identityRead', ...stranger });
    expect(actor.getSnapshot().value.identity).toBe('requestingGuestId');
    expect(guestId.calls).toHaveLength(1);
  });

  it('on a sign-out', () => {
    const { actor, done, signIn } = start(customer);
    actor.send({ type: 'session.identityRead', ...guest });
    expect(actor.getSnapshot().value).toEqual({ identity: 'guest', renewal: 'quiet' });
    expect(done).toEqual(['drop private data']);
    expect(signIn.calls).toEqual([]);
  });

  it('and keep everything when nothing about the person changed', () => {
    const { actor, done } = start(customer);
    actor.send({ type: 'session.identityRead', ...customer });
    expect(done).toEqual([]);
  });
});

describe('a refused token', () => {
  it('makes the shopper the guest of before, says so, and asks to sign in again', () => {
    const { actor, signIn, done, heard } = start(customer);
    actor.send({ type: 'session.tokenRefused' });
    expect(actor.getSnapshot().value).toEqual({ identity: 'guest', renewal: 'signingInAgain' });
    expect(actor.getSnapshot().hasTag('needsSignIn')).toBe(true);
    expect(done).toEqual(['remove token', 'drop private data']);
    expect(heard).toEqual(['notify session.ended']);
    expect(signIn.calls).toHaveLength(1);
  });

  it('asks for a guest id meanwhile, when there is none', async () => {
    const { actor, guestId, reaches } = start({ guestId: null, customer: 'sign-in 1' });
    actor.send({ type: 'session.tokenRefused' });
    guestId.last().answer({ ok: true, guestId: 'g9' });
    await reaches('guest');
    expect(actor.getSnapshot().value).toEqual({ identity: 'guest', renewal: 'signingInAgain' });
  });

  it('is over when the shopper has signed in again', async () => {
    const { actor, signIn, reaches } = start(customer);
    actor.send({ type: 'session.tokenRefused' });
    actor.send({ type: 'session.identityRead', guestId: 'g1', customer: 'sign-in 2' });
    signIn.last().answer({ signedIn: true });
    await reaches('quiet');
    expect(actor.getSnapshot().value).toEqual({ identity: 'signedIn', renewal: 'quiet' });
  });

  it('leaves a guest in peace who does not want to sign in again', async () => {
    const { actor, signIn, reaches } = start(customer);
    actor.send({ type: 'session.tokenRefused' });
    signIn.last().answer({ signedIn: false });
    await reaches('quiet');
    expect(actor.getSnapshot().value).toEqual({ identity: 'guest', renewal: 'quiet' });
  });

  it('is no dead end when the dialog cannot open', async () => {
    const { actor, signIn, reaches } = start(customer);
    actor.send({ type: 'session.tokenRefused' });
    signIn.last().fail(new Error('code did not arrive'));
    await reaches('quiet');
    actor.send({ type: 'session.identityRead', guestId: 'g1', customer: 'sign-in 2' });
    actor.send({ type: 'session.tokenRefused' });
    expect(signIn.calls).toHaveLength(2);
  });

  it('asks once, however many calls were refused', () => {
    const { actor, signIn, heard } = start(customer);
    actor.send({ type: 'session.tokenRefused' });
    actor.send({ type: 'session.tokenRefused' });
    expect(signIn.calls).toHaveLength(1);
    expect(heard).toEqual(['notify session.ended']);
  });

  it('means nothing for a guest', () => {
    const { actor, signIn, heard } = start(guest);
    actor.send({ type: 'session.tokenRefused' });
    expect(heard).toEqual([]);
    expect(signIn.calls).toEqual([]);
  });
});

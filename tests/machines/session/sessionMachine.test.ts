import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  decideIdentity,
  type GuestIdAnswer,
  type Identity,
  sessionMachine,
} from '../../../machines/session';
import { fakeActor, listen } from '../../support/fakes';

const stranger: Identity = { guestId: null, customer: null };
const guest: Identity = { guestId: 'g1', customer: null };
const customer: Identity = { guestId: 'g1', customer: 'sign-in 1' };

function start(input: Identity) {
  const clock = new SimulatedClock();
  const guestId = fakeActor<GuestIdAnswer>();
  const serverSession = fakeActor<void>();
  const done: string[] = [];
  const machine = sessionMachine.provide({
    actors: { requestGuestId: guestId.logic, endServerSession: serverSession.logic },
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
  const reaches = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, clock, guestId, serverSession, done, heard, reaches };
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
    expect(actor.getSnapshot().value).toBe('guest');
    expect(guestId.last().signal.aborted).toBe(true);
  });
});

describe('two tabs agree', () => {
  it('on a sign-in', () => {
    const { actor, done } = start(guest);
    actor.send({ type: 'session.identityRead', ...customer });
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(done).toEqual(['drop private data']);
  });

  it('on another customer', () => {
    const { actor, done } = start(customer);
    actor.send({ type: 'session.identityRead', guestId: 'g1', customer: 'sign-in 2' });
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(done).toEqual(['drop private data']);
  });

  it('on a storage that was emptied', () => {
    const { actor, guestId } = start(customer);
    actor.send({ type: 'session.identityRead', ...stranger });
    expect(actor.getSnapshot().value).toBe('requestingGuestId');
    expect(guestId.calls).toHaveLength(1);
  });

  it('and keep everything when nothing about the person changed', () => {
    const { actor, done } = start(customer);
    actor.send({ type: 'session.identityRead', ...customer });
    expect(done).toEqual([]);
  });
});

describe('a refused token', () => {
  it('ends the signed-in state and says so; the shopper goes on as the guest of before', () => {
    const { actor, done, heard } = start(customer);
    actor.send({ type: 'session.tokenRefused' });
    expect(actor.getSnapshot().value).toBe('guest');
    expect(done).toEqual(['remove token', 'drop private data']);
    expect(heard).toEqual(['notify session.ended']);
  });

  it('means nothing for a guest', () => {
    const { actor, heard } = start(guest);
    actor.send({ type: 'session.tokenRefused' });
    expect(heard).toEqual([]);
  });
});

describe('logout', () => {
  const gone = ['remove token', 'drop private data'];
  const said = ['notify session.loggedOut', 'navigate /home'];

  it('waits 500 ms, tells the server, forgets the customer, goes home (LOGOUT-02 to LOGOUT-07)', async () => {
    const { actor, clock, serverSession, done, heard, reaches } = start(customer);
    actor.send({ type: 'session.logoutConfirmed' });
    clock.increment(499);
    expect(serverSession.calls).toHaveLength(0);
    clock.increment(1);
    expect(done).toEqual([]);
    serverSession.last().answer();
    await reaches('guest');
    expect(done).toEqual(gone);
    expect(heard).toEqual(said);
  });

  it('does not depend on the server', async () => {
    const { actor, clock, serverSession, done, heard, reaches } = start(customer);
    actor.send({ type: 'session.logoutConfirmed' });
    clock.increment(500);
    serverSession.last().fail(new Error('down'));
    await reaches('guest');
    expect([done, heard]).toEqual([gone, said]);
  });

  it('waits four seconds at most for the server', () => {
    const { actor, clock, done, heard } = start(customer);
    actor.send({ type: 'session.logoutConfirmed' });
    clock.increment(500);
    clock.increment(4_000);
    expect(actor.getSnapshot().value).toBe('guest');
    expect([done, heard]).toEqual([gone, said]);
  });
});

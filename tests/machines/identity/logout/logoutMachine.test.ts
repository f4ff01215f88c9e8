import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { logoutMachine } from '../../../../machines/identity/logout';
import { fakeActor, listen } from '../../../support/fakes';

function start() {
  const clock = new SimulatedClock();
  const server = fakeActor<void>();
  const cart = fakeActor<void>();
  const done: string[] = [];
  const actor = createActor(
    logoutMachine.provide({
      actors: { endServerSession: server.logic, refetchCart: cart.logic },
      actions: {
        removeToken: () => void done.push('remove token'),
        dropPrivateData: () => void done.push('drop private data'),
        forgetOrders: () => void done.push('forget orders'),
      },
    }),
    { clock },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, clock, server, cart, done, heard, reach };
}

const gone = ['remove token', 'drop private data', 'forget orders'];
const said = ['notify session.loggedOut', 'navigate /home'];

describe('logging out', () => {
  it('LOGOUT-01 asks first; declined, nothing happens', () => {
    const { actor, server, done } = start();
    actor.send({ type: 'logout.declined' });
    expect(actor.getSnapshot().output).toEqual({ loggedOut: false });
    expect([server.calls, done]).toEqual([[], []]);
  });

  it('LOGOUT-02 to LOGOUT-07 waits 500 ms, tells the server, forgets, refetches, goes home', async () => {
    const { actor, clock, server, cart, done, heard, reach } = start();
    actor.send({ type: 'logout.confirmed' });
    clock.increment(499);
    expect(server.calls).toEqual([]);
    clock.increment(1);
    expect([server.calls.length, done]).toEqual([1, []]);
    server.last().answer();
    await reach('forgettingCustomer');
    expect([done, cart.calls.length, heard]).toEqual([gone, 1, []]);
    cart.last().answer();
    const { output } = await reach('loggedOut');
    expect(output).toEqual({ loggedOut: true });
    expect(heard).toEqual(said);
  });

  it('depends on nobody’s answer', async () => {
    const { actor, clock, server, cart, done, heard, reach } = start();
    actor.send({ type: 'logout.confirmed' });
    clock.increment(500);
    server.last().fail(new Error('down'));
    await reach('forgettingCustomer');
    cart.last().fail(new Error('down'));
    await reach('loggedOut');
    expect([done, heard]).toEqual([gone, said]);
  });

  it('waits four seconds for the server and two for the cart, at the most', () => {
    const { actor, clock, done, heard } = start();
    actor.send({ type: 'logout.confirmed' });
    clock.increment(500);
    clock.increment(3_999);
    expect(done).toEqual([]);
    clock.increment(1);
    expect([done, heard]).toEqual([gone, []]);
    clock.increment(2_000);
    expect([actor.getSnapshot().output, heard]).toEqual([{ loggedOut: true }, said]);
  });

  it('cannot be declined any more once it is under way', () => {
    const { actor } = start();
    actor.send({ type: 'logout.confirmed' });
    actor.send({ type: 'logout.declined' });
    expect(actor.getSnapshot().value).toBe('leaving');
  });
});

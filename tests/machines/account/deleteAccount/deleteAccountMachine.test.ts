import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { deleteAccountMachine } from '../../../../machines/account/deleteAccount';
import type { PlainAnswer } from '../../../../machines/identity/identityAnswer';
import { fakeActor, listen } from '../../../support/fakes';
import { refused } from '../../../support/identity';

function start() {
  const remove = fakeActor<PlainAnswer, { isUnknown: boolean }>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const done: string[] = [];
  const actor = createActor(
    deleteAccountMachine.provide({
      actors: { deleteAccount: remove.logic, askToSignIn: signIn.logic },
      actions: {
        removeToken: () => void done.push('remove token'),
        dropPrivateData: () => void done.push('drop private data'),
        forgetOrders: () => void done.push('forget orders'),
      },
    }),
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, remove, signIn, done, heard, reach };
}
const confirmed = { type: 'deleteAccount.confirmed' } as const;

describe('deleting the account', () => {
  it('DEL-03 to DEL-05 clears the browser, says so and goes to the landing page', async () => {
    const { actor, remove, done, heard, reach } = start();
    expect(remove.calls).toEqual([]);
    actor.send(confirmed);
    actor.send(confirmed);
    expect(remove.calls).toHaveLength(1);
    remove.last().answer({ ok: true });
    const { output } = await reach('deleted');
    expect(output).toEqual({ deleted: true });
    expect(done).toEqual(['remove token', 'drop private data', 'forget orders']);
    expect(heard).toEqual(['notify account.deleted', 'navigate /']);
  });

  it('DEL-02 tells why the account stays, and may be tried again or left', async () => {
    const { actor, remove, done, heard, reach } = start();
    actor.send(confirmed);
    remove.last().answer(refused('orders_running', 'An order is under way.'));
    const { context } = await reach('refused');
    expect(context.refusal).toEqual({ code: 'orders_running', message: 'An order is under way.' });
    expect(heard).toEqual(['notify server.refusal']);
    actor.send(confirmed);
    expect(remove.calls).toHaveLength(2);
    remove.last().fail(new Error('down'));
    await reach('failed');
    actor.send({ type: 'deleteAccount.declined' });
    expect(actor.getSnapshot().output).toEqual({ deleted: false });
    expect(done).toEqual([]);
  });

  it('DEL-03 to DEL-05 knows that the account is gone when its answer was lost, and the sign-in with it', async () => {
    const { actor, remove, done, heard, reach } = start();
    actor.send(confirmed);
    remove.last().fail(new Error('down'));
    await reach('failed');
    actor.send(confirmed);
    expect(remove.calls.map(({ input }) => input)).toEqual([
      { isUnknown: false },
      { isUnknown: true },
    ]);
    remove.last().answer(refused('unauthenticated'));
    expect((await reach('deleted')).output).toEqual({ deleted: true });
    expect(done).toEqual(['remove token', 'drop private data', 'forget orders']);
    expect(heard).toEqual(['notify account.deleted', 'navigate /']);
  });

  it('takes a session that ends after a refusal for no deletion', async () => {
    const { actor, remove, reach } = start();
    actor.send(confirmed);
    remove.last().fail(new Error('down'));
    await reach('failed');
    actor.send(confirmed);
    remove.last().answer(refused('orders_running'));
    await reach('refused');
    actor.send(confirmed);
    remove.last().answer(refused('unauthenticated'));
    await reach('signingIn');
  });

  it('asks again after a session that ended', async () => {
    const { actor, remove, signIn, reach } = start();
    actor.send(confirmed);
    remove.last().answer(refused('unauthenticated'));
    await reach('signingIn');
    signIn.last().answer({ signedIn: true });
    await reach('asking');
    expect(remove.calls).toHaveLength(1);
  });

  it('leaves the account when the shopper does not sign in again', async () => {
    const { actor, remove, signIn, reach } = start();
    actor.send(confirmed);
    remove.last().answer(refused('unauthenticated'));
    await reach('signingIn');
    signIn.last().answer({ signedIn: false });
    expect((await reach('stayed')).output).toEqual({ deleted: false });
  });

  it('is no dead end when the dialog cannot open', async () => {
    const { actor, remove, signIn, reach } = start();
    actor.send(confirmed);
    remove.last().answer(refused('unauthenticated'));
    await reach('signingIn');
    signIn.last().fail(new Error('code did not arrive'));
    await reach('failed');
  });

  it('can be declined', () => {
    const { actor, remove } = start();
    actor.send({ type: 'deleteAccount.declined' });
    expect([actor.getSnapshot().output, remove.calls]).toEqual([{ deleted: false }, []]);
  });
});

import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CartAnswer } from '../../../../machines/cart/cartAnswer';
import { clearCartMachine } from '../../../../machines/cart/clearCart';
import { fakeActor, listen } from '../../../support/fakes';

function start() {
  const clear = fakeActor<CartAnswer>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const actor = createActor(
    clearCartMachine.provide({ actors: { clearCart: clear.logic, askToSignIn: signIn.logic } }),
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, clear, signIn, heard, reach };
}

describe('clearCart', () => {
  it('CART-05 keeps the cart when the shopper cancels', () => {
    const { actor, clear } = start();
    actor.send({ type: 'clearCart.dismissed' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'kept' });
    expect(clear.calls).toEqual([]);
  });

  it('CART-06, CART-07 clears it once confirmed, and says so for five seconds', async () => {
    const { actor, clear, reach } = start();
    const told: unknown[] = [];
    actor.on('notify', (event) => told.push(event));
    actor.send({ type: 'clearCart.confirmed' });
    clear.last().answer({ ok: true });
    const { output } = await reach('cleared');
    expect(output).toEqual({ kind: 'cleared' });
    expect(told).toEqual([
      { type: 'notify', tone: 'success', message: 'cart.cleared', autoClose: 5000 },
    ]);
  });

  it('CART-20 a refusal is told and the question stands again', async () => {
    const { actor, clear, heard, reach } = start();
    actor.send({ type: 'clearCart.confirmed' });
    clear.last().answer({ ok: false, reason: 'refused', message: 'No.' });
    await reach('confirming');
    expect(heard).toEqual(['notify server.refusal']);
  });

  it('an unreachable shop can be tried again', async () => {
    const { actor, clear, reach } = start();
    actor.send({ type: 'clearCart.confirmed' });
    clear.last().fail(new Error('down'));
    await reach('failed');
    actor.send({ type: 'clearCart.confirmed' });
    clear.last().answer({ ok: true });
    await reach('cleared');
  });

  it('asks once more after signing in again: it is another cart now', async () => {
    const { actor, clear, signIn, reach } = start();
    actor.send({ type: 'clearCart.confirmed' });
    clear.last().answer({ ok: false, reason: 'unauthenticated', message: '' });
    await reach('signingIn');
    signIn.last().answer({ signedIn: true });
    await reach('confirming');
  });

  it('keeps the cart when the shopper does not sign in again', async () => {
    const { actor, clear, signIn, reach } = start();
    actor.send({ type: 'clearCart.confirmed' });
    clear.last().answer({ ok: false, reason: 'unauthenticated', message: '' });
    await reach('signingIn');
    signIn.last().answer({ signedIn: false });
    expect((await reach('kept')).output).toEqual({ kind: 'kept' });
  });
});

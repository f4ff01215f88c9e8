import { describe, expect, it } from 'vitest';
import { sampleAddress, sampleAddressForm } from '../../../support/addresses';
import { door, guest, open, saved, submitted } from './open';

describe('a customer', () => {
  it('ADDR-25, ADDR-32 adds an address: saved once, the server’s words are said', async () => {
    const { actor, save, heard, reach } = open();
    actor.send(submitted);
    actor.send(submitted);
    expect(save.calls).toHaveLength(1);
    expect(save.last().input).toEqual({ id: null, form: sampleAddressForm(), point: door });
    save.last().answer(saved);
    await reach('saved');
    expect(heard).toEqual(['notify address.saved']);
    expect(actor.getSnapshot().output).toEqual({
      kind: 'saved',
      form: sampleAddressForm(),
      point: door,
      address: sampleAddress(),
    });
  });

  it('ADDR-25 changes the one that is edited', () => {
    const { actor, save } = open({ id: 8 });
    actor.send(submitted);
    expect(save.last().input.id).toBe(8);
  });

  it('ADDR-34 is refused: the form stays, the message leaves with the first keystroke', async () => {
    const { actor, save, heard, reach } = open();
    actor.send(submitted);
    save.last().answer({ ok: false, reason: 'refused', message: 'No more addresses' });
    const { context } = await reach({ writing: { notice: 'refused' } });
    expect(context.refusal).toBe('No more addresses');
    expect(heard).toEqual(['notify server.refusal']);
    actor.send({ type: 'addressForm.typed' });
    const after = actor.getSnapshot();
    expect(after.matches({ writing: { notice: 'quiet' } })).toBe(true);
    expect(after.context.refusal).toBe('');
    actor.send(submitted);
    expect(save.calls).toHaveLength(2);
  });

  it('ADDR-34 does not reach the shop, and tries again', async () => {
    const { actor, save, reach } = open();
    actor.send(submitted);
    save.last().fail(new Error('down'));
    await reach({ writing: { notice: 'failed' } });
    actor.send(submitted);
    save.last().answer(saved);
    await reach('saved');
  });

  it('signs in again when the session has ended, and it is saved then', async () => {
    const { actor, save, signIn, reach } = open();
    actor.send(submitted);
    save.last().answer({ ok: false, reason: 'unauthenticated', message: '' });
    await reach('signingIn');
    signIn.last().answer({ signedIn: true });
    await reach('saving');
    expect(save.last().input.form).toEqual(sampleAddressForm());
  });

  it.each([
    [
      'did not sign in',
      (ask: ReturnType<typeof open>['signIn']) => ask.last().answer({ signedIn: false }),
    ],
    ['could not', (ask: ReturnType<typeof open>['signIn']) => ask.last().fail(new Error('x'))],
  ])('who %s finds the form as it was', async (_name, end) => {
    const { actor, save, signIn, reach } = open();
    actor.send(submitted);
    save.last().answer({ ok: false, reason: 'unauthenticated', message: '' });
    await reach('signingIn');
    end(signIn);
    await reach({ writing: { notice: 'quiet' } });
  });

  it('closes with nothing changed', () => {
    const { actor, save } = open();
    actor.send({ type: 'addressForm.closed' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
    expect(save.calls).toEqual([]);
  });
});

describe('a guest', () => {
  it('ADDR-26, ADDR-27 keeps contact and address in the browser; nobody is asked', () => {
    const { actor, save, stored } = open();
    actor.send({ type: 'addressForm.guestSubmitted', guest });
    expect(stored).toEqual([{ guest, point: door }]);
    expect(save.calls).toEqual([]);
    expect(actor.getSnapshot().output).toEqual({ kind: 'kept', guest, point: door });
  });

  it('ADDR-09 needs no place for take-away', () => {
    const { actor } = open({ point: null, needsPoint: false });
    actor.send({ type: 'addressForm.guestSubmitted', guest });
    expect(actor.getSnapshot().output).toEqual({ kind: 'kept', guest, point: null });
  });
});

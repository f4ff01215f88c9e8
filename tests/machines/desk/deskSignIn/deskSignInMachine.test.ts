import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  type Credentials,
  type DeskSignInAnswer,
  deskSignInMachine,
} from '../../../../machines/desk/deskSignIn';
import { fakeActor } from '../../../support/fakes';

const typed = { email: 'rana@store.example', password: 'correct horse' };

function start(invite = '') {
  const clock = new SimulatedClock();
  const signInAtDesk = fakeActor<DeskSignInAnswer, Credentials>();
  const choosePassword = fakeActor<DeskSignInAnswer, { invite: string; password: string }>();
  const machine = deskSignInMachine.provide({
    actors: { signInAtDesk: signInAtDesk.logic, choosePassword: choosePassword.logic },
  });
  const actor = createActor(machine, { clock, input: { invite } }).start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const submit = () => actor.send({ type: 'deskSignIn.submitted', ...typed });
  return { actor, clock, signInAtDesk, choosePassword, rest, submit };
}

describe('signing in at the desk', () => {
  it('asks once on two presses, and keeps no password when it is answered (DESK-01)', async () => {
    const { actor, signInAtDesk, rest, submit } = start();
    submit();
    submit();
    expect(signInAtDesk.calls.map(({ input }) => input)).toEqual([typed]);
    signInAtDesk.last().answer({ ok: true, token: 'secret' });
    const { output, context } = await rest();
    expect(output).toEqual({ token: 'secret' });
    expect(context.password).toBe('');
    expect(actor.getSnapshot().value).toBe('signedIn');
  });

  it('says that they are wrong until one is edited', async () => {
    const { actor, signInAtDesk, rest, submit } = start();
    submit();
    signInAtDesk.last().answer({ ok: false, reason: 'wrong' });
    expect((await rest()).value).toBe('wrong');
    actor.send({ type: 'deskSignIn.edited' });
    expect(actor.getSnapshot().value).toBe('entering');
  });

  it('waits as long as the shop says after too many tries', async () => {
    const { actor, clock, signInAtDesk, rest, submit } = start();
    submit();
    signInAtDesk.last().answer({ ok: false, reason: 'tooMany', wait: 60 });
    expect((await rest()).value).toBe('tooMany');
    submit();
    clock.increment(59_999);
    expect(actor.getSnapshot().value).toBe('tooMany');
    clock.increment(1);
    expect([actor.getSnapshot().value, signInAtDesk.calls.length]).toEqual(['entering', 1]);
  });

  it('can be tried again when nothing answers', async () => {
    const { signInAtDesk, rest, submit } = start();
    submit();
    signInAtDesk.last().fail(new Error('down'));
    expect((await rest()).value).toBe('failed');
    submit();
    expect(signInAtDesk.calls.map(({ input }) => input)).toEqual([typed, typed]);
  });

  it('lets who came by a link choose a password, once (DESK-02)', async () => {
    const { actor, choosePassword, rest } = start('link');
    actor.send({ type: 'deskSignIn.passwordChosen', password: 'correct horse' });
    expect(choosePassword.calls.map(({ input }) => input)).toEqual([
      { invite: 'link', password: 'correct horse' },
    ]);
    choosePassword.last().answer({ ok: true, token: 'secret' });
    expect((await rest()).output).toEqual({ token: 'secret' });
  });

  it('keeps the form where there were too many tries, or the password is not taken (DESK-02)', async () => {
    const { actor, clock, choosePassword, rest } = start('link');
    const choose = () =>
      actor.send({ type: 'deskSignIn.passwordChosen', password: 'correct horse' });
    choose();
    choosePassword.last().answer({ ok: false, reason: 'tooMany', wait: 60 });
    expect((await rest()).value).toBe('choosingTooMany');
    choose();
    clock.increment(59_999);
    expect(actor.getSnapshot().value).toBe('choosingTooMany');
    clock.increment(1);
    expect([actor.getSnapshot().value, choosePassword.calls.length]).toEqual(['choosing', 1]);
    choose();
    choosePassword.last().answer({ ok: false, reason: 'wrong' });
    expect((await rest()).value).toBe('choosingRefused');
    choose();
    choosePassword.last().answer({ ok: true, token: 'secret' });
    expect((await rest()).output).toEqual({ token: 'secret' });
  });

  it('leads from a link that was used to the sign-in', async () => {
    const { actor, choosePassword, rest } = start('link');
    actor.send({ type: 'deskSignIn.passwordChosen', password: 'correct horse' });
    choosePassword.last().answer({ ok: false, reason: 'expired' });
    expect((await rest()).value).toBe('expired');
    actor.send({ type: 'deskSignIn.toSignIn' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.invite]).toEqual(['entering', '']);
  });
});

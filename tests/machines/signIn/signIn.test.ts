import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { LoginResponse } from '../../../domain/entities/identity';
import type { SignInValues, SignUpValues } from '../../../domain/identityForms';
import {
  decideAfterLogin,
  decideRefusedField,
  type IdentityAnswer,
  type SignInMode,
  signInMachine,
} from '../../../machines/signIn';
import { fakeActor, listen } from '../../support/fakes';

const credentials: SignInValues = { identifier: 'a@b.co', password: 'secret1', remember: false };
const account: SignUpValues = {
  name: 'Ann',
  email: 'a@b.co',
  phone: '+15550101234',
  password: 'secret1',
  confirm_password: 'secret1',
  ref_code: '',
  terms: true,
};
const refused = (code: string): IdentityAnswer => ({
  ok: false,
  refusal: { code, message: 'No.' },
});

function start(mode: SignInMode = 'sign-in') {
  const clock = new SimulatedClock();
  const logIn = fakeActor<IdentityAnswer, SignInValues>();
  const signUp = fakeActor<IdentityAnswer, SignUpValues>();
  const refresh = fakeActor<void>();
  const actor = createActor(
    signInMachine.provide({
      actors: { logIn: logIn.logic, signUp: signUp.logic, refreshShop: refresh.logic },
    }),
    { input: { mode }, clock },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string | Record<string, string>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  return { actor, clock, logIn, signUp, refresh, heard, reach };
}

describe('decideRefusedField', () => {
  it.each([
    ['credentials', false, 'password'],
    ['email_taken', true, 'email'],
    ['phone_taken', true, 'phone'],
    ['rate_limited', false, 'form'],
    ['validation', true, 'form'],
    ['verification', false, 'form'],
  ] as const)('%s (signing up: %s) is told at %s', (code, signingUp, field) => {
    expect(decideRefusedField({ code, message: '' }, signingUp)).toBe(field);
  });
});

describe('decideAfterLogin', () => {
  const answer: Omit<LoginResponse, 'token'> = {
    is_personal_info: 1,
    is_exist_user: null,
    is_phone_verified: 1,
    is_email_verified: 1,
    type: '',
    email: '',
    phone: '',
    errors: [],
  };
  it('LOGIN-17 a token finishes the login', () => {
    expect(decideAfterLogin({ ...answer, token: 't' })).toBe('finished');
  });
  it('LOGIN-18 without one the account has to be verified', () => {
    expect(decideAfterLogin({ ...answer, token: null })).toBe('verificationNeeded');
  });
});

describe('signing in', () => {
  it('LOGIN-20 to 23 token first, then cart and profile, then the toast and the end', async () => {
    const { actor, logIn, refresh, heard, reach } = start();
    actor.send({ type: 'signIn.credentialsSubmitted', values: credentials });
    expect(logIn.last().input).toEqual(credentials);
    expect(refresh.calls).toEqual([]);
    logIn.last().answer({ ok: true });
    await reach('welcoming');
    expect(heard).toEqual([]);
    refresh.last().answer();
    const { output } = await reach('signedIn');
    expect(output).toEqual({ signedIn: true });
    expect(heard).toEqual(['notify session.loggedIn']);
  });

  it('LOGIN-25 a refusal shows and leaves with the first keystroke', async () => {
    const { actor, logIn, reach } = start();
    actor.send({ type: 'signIn.credentialsSubmitted', values: credentials });
    logIn.last().answer(refused('credentials'));
    const { context } = await reach({ loggingIn: 'refused' });
    expect(context.refusal).toEqual({ code: 'credentials', message: 'No.' });
    actor.send({ type: 'signIn.edited' });
    expect(actor.getSnapshot().value).toEqual({ loggingIn: 'enteringCredentials' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it('an unreachable shop can be tried again at once', async () => {
    const { actor, logIn, reach } = start();
    actor.send({ type: 'signIn.credentialsSubmitted', values: credentials });
    logIn.last().fail(new Error('down'));
    await reach({ loggingIn: 'failed' });
    actor.send({ type: 'signIn.credentialsSubmitted', values: credentials });
    logIn.last().answer({ ok: true });
    await reach('welcoming');
  });

  it('is signed in even when cart and profile cannot be fetched, or not soon', async () => {
    const failing = start();
    failing.actor.send({ type: 'signIn.credentialsSubmitted', values: credentials });
    failing.logIn.last().answer({ ok: true });
    await failing.reach('welcoming');
    failing.refresh.last().fail(new Error('down'));
    await failing.reach('signedIn');

    const slow = start();
    slow.actor.send({ type: 'signIn.credentialsSubmitted', values: credentials });
    slow.logIn.last().answer({ ok: true });
    await slow.reach('welcoming');
    slow.clock.increment(4000);
    expect(slow.actor.getSnapshot().output).toEqual({ signedIn: true });
  });

  it('a second press while checking is no second login', () => {
    const { actor, logIn } = start();
    actor.send({ type: 'signIn.credentialsSubmitted', values: credentials });
    actor.send({ type: 'signIn.credentialsSubmitted', values: credentials });
    expect(logIn.calls).toHaveLength(1);
  });

  it('keeps no password and no token in what the chart knows', async () => {
    const { actor, logIn, reach } = start();
    actor.send({ type: 'signIn.credentialsSubmitted', values: credentials });
    logIn.last().answer({ ok: true });
    const { context } = await reach('welcoming');
    expect(JSON.stringify(context)).not.toContain('secret1');
  });

  it('can be dismissed', () => {
    const { actor } = start();
    actor.send({ type: 'signIn.dismissed' });
    expect(actor.getSnapshot().output).toEqual({ signedIn: false });
  });
});

describe('signing up', () => {
  it('SIGN-12, SIGN-13 makes the account and says so', async () => {
    const { actor, signUp, refresh, heard, reach } = start('sign-up');
    actor.send({ type: 'signIn.accountSubmitted', values: account });
    expect(signUp.last().input).toEqual(account);
    signUp.last().answer({ ok: true });
    await reach('welcoming');
    refresh.last().answer();
    await reach('signedIn');
    expect(heard).toEqual(['notify session.signedUp']);
  });

  it('SIGN-16 a known e-mail is told until the next keystroke', async () => {
    const { actor, signUp, reach } = start('sign-up');
    actor.send({ type: 'signIn.accountSubmitted', values: account });
    signUp.last().answer(refused('email_taken'));
    await reach({ signingUp: 'refused' });
    actor.send({ type: 'signIn.edited' });
    await reach({ signingUp: 'enteringDetails' });
  });

  it('an unreachable shop keeps what was typed for another try', async () => {
    const { actor, signUp, reach } = start('sign-up');
    actor.send({ type: 'signIn.accountSubmitted', values: account });
    signUp.last().fail(new Error('down'));
    await reach({ signingUp: 'failed' });
    actor.send({ type: 'signIn.edited' });
    await reach({ signingUp: 'enteringDetails' });
  });

  it('GATE-07, GATE-08 one form leads to the other', () => {
    const { actor } = start('sign-up');
    actor.send({ type: 'signIn.loginChosen' });
    expect(actor.getSnapshot().value).toEqual({ loggingIn: 'enteringCredentials' });
    actor.send({ type: 'signIn.signUpChosen' });
    expect(actor.getSnapshot().value).toEqual({ signingUp: 'enteringDetails' });
  });
});

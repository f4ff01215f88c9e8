import { describe, expect, it } from 'vitest';
import { facts, refusal, refused, sent, settings } from '../../../support/identity';
import { credentials, phone, values } from './credentials';
import { start } from './start';

describe('the form that opens', () => {
  const only = { password: false, code: false, social: false };
  it.each([
    ['all', {}, { loggingIn: 'enteringCredentials' }],
    ['otp_manual', { social: false }, { loggingIn: 'enteringCredentials' }],
    ['otp_social', { password: false }, { loggingIn: 'enteringPhone' }],
    ['manual_social', { code: false }, { loggingIn: 'enteringCredentials' }],
    ['otp', { ...only, code: true }, { loggingIn: 'enteringPhone' }],
    ['manual', { ...only, password: true }, { loggingIn: 'enteringCredentials' }],
    ['social', { ...only, social: true }, { loggingIn: 'choosingProvider' }],
  ])('LOGIN-04 of the mode %s', (mode, change, state) => {
    const { actor } = start({ settings: settings(change) });
    expect([actor.getSnapshot().context.loginMode, actor.getSnapshot().value]).toEqual([
      mode,
      state,
    ]);
  });

  it('LOGIN-05 takes passwords when nothing is switched on', () => {
    const { actor } = start({ settings: settings({ ...only, isAnySwitchedOn: false }) });
    expect(actor.getSnapshot().context.loginMode).toBe('manual');
    expect(actor.getSnapshot().value).toEqual({ loggingIn: 'enteringCredentials' });
  });

  it('can be changed for another that the shop offers, and for no other', () => {
    const { actor } = start({ settings: settings({ providers: ['google'] }) });
    actor.send({ type: 'signIn.codeChosen' });
    expect(actor.getSnapshot().value).toEqual({ loggingIn: 'enteringPhone' });
    actor.send({ type: 'signIn.passwordChosen' });
    expect(actor.getSnapshot().value).toEqual({ loggingIn: 'enteringCredentials' });
    expect(actor.getSnapshot().can({ type: 'signIn.providerChosen', medium: 'apple' })).toBe(false);

    const manual = start({ settings: settings({ code: false, social: false, providers: [] }) });
    expect(manual.actor.getSnapshot().can({ type: 'signIn.codeChosen' })).toBe(false);
  });

  it('GATE-08 is the sign-up for somebody new, and leads back to the sign-in', async () => {
    const { actor, reach } = start({ mode: 'sign-up' });
    const { children } = await reach('signingUp');
    children.signUp?.send({ type: 'signUp.loginChosen' });
    await reach({ loggingIn: 'enteringCredentials' });
    actor.send({ type: 'signIn.signUpChosen' });
    await reach('signingUp');
  });

  it('opens the page for a new password and leaves', () => {
    const { actor, heard } = start();
    actor.send({ type: 'signIn.forgotPasswordChosen' });
    expect([actor.getSnapshot().output, heard]).toEqual([
      { signedIn: false },
      ['navigate /forgot-password'],
    ]);
  });
});

describe('by password', () => {
  it('LOGIN-07, LOGIN-17 to LOGIN-23 signs in', async () => {
    const { actor, calls, done, heard, finish } = start();
    actor.send(credentials);
    expect(calls.logIn.last().input).toEqual(values);
    calls.logIn.last().answer({ ok: true, facts: facts() });
    const { output, context } = await finish();
    expect(output).toEqual({ signedIn: true });
    expect(JSON.stringify(context)).not.toContain('secret1');
    expect([heard, done]).toEqual([['notify session.loggedIn'], ['forget secrets']]);
  });

  it('LOGIN-25 a refusal leaves with the first key', async () => {
    const { actor, calls, reach } = start();
    actor.send(credentials);
    calls.logIn.last().answer(refused('credentials'));
    expect((await reach({ loggingIn: 'refused' })).context.refusal).toEqual(refusal('credentials'));
    actor.send({ type: 'signIn.edited' });
    expect((await reach({ loggingIn: 'enteringCredentials' })).context.refusal).toBeNull();
  });

  it.each([
    ['credentials', []],
    ['rate_limited', ['notify server.refusal']],
  ])('LOGIN-25, ERR-01 a toast says %s where it is about no field: %o', async (code, said) => {
    const { actor, calls, heard, reach } = start();
    actor.send(credentials);
    calls.logIn.last().answer(refused(code));
    await reach({ loggingIn: 'refused' });
    expect(heard).toEqual(said);
  });

  it('can be tried again when the shop could not be reached; a second press is no second try', async () => {
    const { actor, calls, reach } = start();
    actor.send(credentials);
    actor.send(credentials);
    expect(calls.logIn.calls).toHaveLength(1);
    calls.logIn.last().fail(new Error('down'));
    await reach({ loggingIn: 'failed' });
    actor.send(credentials);
    expect(calls.logIn.calls).toHaveLength(2);
  });

  it('LOGIN-18 proves the e-mail with the code that came along, then the phone', async () => {
    const { actor, calls, finish, typeCode } = start({
      settings: settings({ provesEmail: true, provesPhone: true }),
    });
    const lacking = facts({
      hasToken: false,
      isEmailVerified: false,
      isPhoneVerified: false,
      sent: sent({ to: 'a•••@b.co' }),
    });
    actor.send(credentials);
    calls.logIn.last().answer({ ok: true, facts: lacking });
    await typeCode('provingEmail');
    expect(calls.send.calls).toEqual([]);
    expect(calls.check.last().input).toEqual({
      purpose: 'verification',
      channel: 'server',
      on: 'email',
      to: 'a@b.co',
      loginType: 'manual',
      code: '123456',
      sessionInfo: null,
    });
    calls.check.last().answer({ ok: true, facts: { ...lacking, isEmailVerified: true } });
    await typeCode('provingPhone');
    expect(calls.check.last().input).toMatchObject({ on: 'phone', to: phone, channel: 'server' });
    calls.check.last().answer({ ok: true, facts: facts() });
    expect((await finish()).output).toEqual({ signedIn: true });
  });

  it('LOGIN-19 proves the phone by the phone-auth provider, who is asked for the code', async () => {
    const { actor, calls, reach } = start({
      settings: settings({ provesPhone: true, phoneByProvider: true }),
    });
    actor.send(credentials);
    calls.logIn
      .last()
      .answer({ ok: true, facts: facts({ hasToken: false, isPhoneVerified: false }) });
    await reach('provingPhone');
    expect(calls.send.last().input).toEqual({
      purpose: 'verification',
      channel: 'provider',
      on: 'phone',
      to: phone,
      loginType: 'manual',
    });
  });

  it('goes back to the form from a proof that is given up', async () => {
    const { actor, calls, reach } = start({ settings: settings({ provesEmail: true }) });
    actor.send(credentials);
    calls.logIn
      .last()
      .answer({ ok: true, facts: facts({ hasToken: false, isEmailVerified: false }) });
    const { children } = await reach('provingEmail');
    children.otp?.send({ type: 'otp.cancelled' });
    await reach({ loggingIn: 'enteringCredentials' });
  });

  it('tells of a shop that lets nobody in and asks for nothing', async () => {
    const { actor, calls, reach } = start();
    actor.send(credentials);
    calls.logIn.last().answer({ ok: true, facts: facts({ hasToken: false }) });
    await reach('stuck');
    actor.send({ type: 'signIn.edited' });
    await reach({ loggingIn: 'enteringCredentials' });
  });
});

describe('leaving', () => {
  it('LOGIN-01 closes, and what the actors hold is dropped', () => {
    const { actor, done } = start();
    actor.send({ type: 'signIn.dismissed' });
    expect([actor.getSnapshot().output, done]).toEqual([{ signedIn: false }, ['forget secrets']]);
  });

  it('LOGIN-20 does not close while the shop may be signing in and taking the cart over', async () => {
    const { actor, calls, finish } = start();
    actor.send(credentials);
    actor.send({ type: 'signIn.dismissed' });
    expect(calls.logIn.last().signal.aborted).toBe(false);
    calls.logIn.last().answer({ ok: true, facts: facts() });
    expect((await finish()).output).toEqual({ signedIn: true });
  });

  it('does not close while the login is being finished', async () => {
    const { actor, calls, reach } = start();
    actor.send(credentials);
    calls.logIn.last().answer({ ok: true, facts: facts() });
    await reach('finishing');
    actor.send({ type: 'signIn.dismissed' });
    actor.send({ type: 'signIn.signedInElsewhere' });
    expect(actor.getSnapshot().value).toBe('finishing');
  });

  it('SESS-11 follows a sign-in in another tab', () => {
    const { actor, done } = start();
    actor.send({ type: 'signIn.signedInElsewhere' });
    expect([actor.getSnapshot().output, done]).toEqual([{ signedIn: true }, ['forget secrets']]);
  });
});

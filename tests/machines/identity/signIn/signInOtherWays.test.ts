import { describe, expect, it } from 'vitest';
import type { SignUpValues } from '../../../../domain/identity/identityValidation';
import { facts, refused, sent, settings } from '../../../support/identity';
import { credentials, phone, phoneSubmitted } from './credentials';
import { start } from './start';

describe('by code', () => {
  it('LOGIN-14, LOGIN-26, OTP-09 signs in with the phone', async () => {
    const { actor, calls, done, finish, typeCode } = start();
    actor.send({ type: 'signIn.codeChosen' });
    actor.send(phoneSubmitted);
    expect(calls.send.last().input).toEqual({
      purpose: 'login',
      channel: 'server',
      on: 'phone',
      to: phone,
      loginType: 'otp',
    });
    calls.send.last().answer({ ok: true, sent: sent() });
    await typeCode('provingLogin');
    calls.check.last().answer({ ok: true, facts: facts() });
    expect((await finish()).output).toEqual({ signedIn: true });
    expect(done).toEqual([`remember ${phone}`, 'forget secrets']);
  });

  it('LOGIN-16, INFO-01 completes the profile of somebody new', async () => {
    const { actor, calls, reach, finish, typeCode } = start({
      settings: settings({ mayRefer: true }),
    });
    actor.send({ type: 'signIn.codeChosen' });
    actor.send(phoneSubmitted);
    calls.send.last().answer({ ok: true, sent: sent() });
    await typeCode('provingLogin');
    calls.check.last().answer({
      ok: true,
      facts: facts({ hasToken: false, isProfileComplete: false, phone: '', email: '' }),
    });
    const completing = await reach('completingProfile');
    const child = completing.children.profileCompletion;
    expect(child?.getSnapshot().context).toMatchObject({ missing: 'email', mayRefer: true });
    child?.send({
      type: 'profileCompletion.submitted',
      values: { name: 'Ann', email: 'a@b.co', ref_code: '' },
    });
    expect(calls.complete.last().input.loginType).toBe('otp');
    calls.complete.last().answer({ ok: true, facts: facts() });
    expect((await finish()).output).toEqual({ signedIn: true });
  });

  it('another phone is given at the form where the shopper was', async () => {
    const { actor, reach } = start();
    actor.send({ type: 'signIn.codeChosen' });
    actor.send(phoneSubmitted);
    const { children } = await reach('provingLogin');
    children.otp?.send({ type: 'otp.changeRequested' });
    await reach({ loggingIn: 'enteringPhone' });
  });
});

describe('by a provider', () => {
  const google = { type: 'signIn.providerChosen', medium: 'google' } as const;

  it('SOC-01 signs in', async () => {
    const { actor, calls, heard, finish, nameAtProvider } = start();
    actor.send(google);
    expect(calls.provider.last().input).toEqual({ medium: 'google' });
    await nameAtProvider();
    calls.social.last().answer({ ok: true, facts: facts() });
    expect((await finish()).output).toEqual({ signedIn: true });
    expect(heard).toEqual(['notify session.loggedIn']);
  });

  it('SOC-02 asks for missing details; an expired login begins anew', async () => {
    const { actor, calls, reach, nameAtProvider } = start();
    actor.send(google);
    await nameAtProvider();
    const lacking = facts({ hasToken: false, isProfileComplete: false, phone: '' });
    calls.social.last().answer({ ok: true, facts: lacking });
    const { children } = await reach('completingProfile');
    children.profileCompletion?.send({
      type: 'profileCompletion.submitted',
      values: { name: 'Ann', phone, ref_code: '' },
    });
    expect(calls.complete.last().input.loginType).toBe('social');
    calls.complete.last().answer(refused('completion_expired'));
    await reach('expired');
    actor.send({ type: 'signIn.edited' });
    await reach({ loggingIn: 'enteringCredentials' });
  });

  it('is back at the form as it was when another way is chosen', async () => {
    const { actor, calls, reach } = start();
    actor.send(google);
    const { children } = await reach('askingProvider');
    children.socialLogin?.send({ type: 'socialLogin.anotherWayChosen' });
    await reach({ loggingIn: 'enteringCredentials' });
    expect(calls.provider.last().signal.aborted).toBe(true);
  });
});

describe('signing up', () => {
  const account: SignUpValues = {
    name: 'Ann',
    email: 'a@b.co',
    phone,
    password: 'secret1',
    confirm_password: 'secret1',
    ref_code: '',
    terms: true,
  };

  it('SIGN-12 to SIGN-15 makes the account, says so and goes on to the interests', async () => {
    const { calls, heard, reach, finish } = start({ mode: 'sign-up' });
    const { children } = await reach('signingUp');
    children.signUp?.send({ type: 'signUp.submitted', values: account });
    calls.create.last().answer({ ok: true, facts: facts() });
    expect((await finish()).output).toEqual({ signedIn: true });
    expect(heard).toEqual(['notify session.signedUp', 'navigate /interest']);
  });

  it('LOGIN-18 proves what the shop wants proved before the account is entered', async () => {
    const { calls, reach } = start({
      mode: 'sign-up',
      settings: settings({ provesPhone: true }),
    });
    const { children } = await reach('signingUp');
    children.signUp?.send({ type: 'signUp.submitted', values: account });
    calls.create
      .last()
      .answer({ ok: true, facts: facts({ hasToken: false, isPhoneVerified: false }) });
    await reach('provingPhone');
    expect(calls.store.calls).toEqual([]);
  });

  it.each([
    ['provingPhone', { isPhoneVerified: false }],
    ['provingEmail', { isEmailVerified: false }],
  ])('SIGN-12 in %s another one leads back to the new account', async (state, lacking) => {
    const { calls, reach } = start({
      mode: 'sign-up',
      settings: settings({ provesPhone: true, provesEmail: true }),
    });
    const { children } = await reach('signingUp');
    children.signUp?.send({ type: 'signUp.submitted', values: account });
    calls.create.last().answer({ ok: true, facts: facts({ hasToken: false, ...lacking }) });
    (await reach(state)).children.otp?.send({ type: 'otp.changeRequested' });
    const { value } = (await reach('signingUp')).children.signUp?.getSnapshot() ?? {};
    expect(value).toBe('enteringDetails');
  });

  it('LOGIN-23 a customer who signs in after an account left unproved is not welcomed as new', async () => {
    const { actor, calls, heard, reach, finish } = start({
      mode: 'sign-up',
      settings: settings({ provesPhone: true }),
    });
    const { children } = await reach('signingUp');
    children.signUp?.send({ type: 'signUp.submitted', values: account });
    calls.create
      .last()
      .answer({ ok: true, facts: facts({ hasToken: false, isPhoneVerified: false }) });
    (await reach('provingPhone')).children.otp?.send({ type: 'otp.cancelled' });
    (await reach('signingUp')).children.signUp?.send({ type: 'signUp.loginChosen' });
    const { context } = await reach({ loggingIn: 'enteringCredentials' });
    expect([context.isNew, context.facts]).toEqual([false, null]);
    actor.send(credentials);
    calls.logIn.last().answer({ ok: true, facts: facts() });
    expect((await finish()).output).toEqual({ signedIn: true });
    expect(heard).toEqual(['notify session.loggedIn']);
  });
});

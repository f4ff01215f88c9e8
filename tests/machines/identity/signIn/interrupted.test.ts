import { expect, it } from 'vitest';
import type { InterruptedProof } from '../../../../machines/identity/signIn';
import { facts, sent, settings } from '../../../support/identity';
import { start } from './start';

const code = sent({ resendIn: 20_000, demoCode: '123456' });
const proofs: Record<string, [InterruptedProof, string]> = {
  'a sign-in by code (LOGIN-14)': [
    {
      purpose: 'login',
      on: 'phone',
      to: '+966500000001',
      loginType: 'otp',
      isNew: false,
      sent: code,
    },
    'provingLogin',
  ],
  'the e-mail of a new account (LOGIN-18, SIGN-12)': [
    {
      purpose: 'verification',
      on: 'email',
      to: 'a@b.co',
      loginType: 'manual',
      isNew: true,
      sent: code,
    },
    'provingEmail',
  ],
  'the phone of a new account (LOGIN-18, SIGN-12)': [
    {
      purpose: 'verification',
      on: 'phone',
      to: '+966500000001',
      loginType: 'manual',
      isNew: true,
      sent: code,
    },
    'provingPhone',
  ],
};

it.each(Object.entries(proofs))(
  'a reload at the code of %s comes back to that code, and asks for no other',
  async (_, [interrupted, state]) => {
    const { actor, calls, typeCode, reach } = start({ interrupted });
    expect(actor.getSnapshot().value).toBe(state);
    await typeCode(state);
    const { isNew, sent: _sent, ...asked } = interrupted;
    expect([calls.send.calls.length, calls.check.last().input]).toEqual([
      0,
      { ...asked, channel: 'server', code: '123456', sessionInfo: null },
    ]);
    calls.check.last().answer({ ok: true, facts: facts() });
    const { context } = await reach('finishing');
    expect([context.isNew, context.interrupted]).toEqual([isNew, null]);
  },
);

it('a proof that follows an interrupted one is sent where the shop says (LOGIN-18)', async () => {
  const [interrupted] = proofs['the e-mail of a new account (LOGIN-18, SIGN-12)'] ?? [];
  const { calls, typeCode, reach } = start({
    interrupted: interrupted ?? null,
    settings: settings({ provesPhone: true }),
  });
  await typeCode('provingEmail');
  const next = { hasToken: false, isPhoneVerified: false, phone: '+966500000009' };
  calls.check.last().answer({ ok: true, facts: facts(next) });
  await typeCode('provingPhone');
  const { children } = await reach('provingPhone');
  expect(children.otp?.getSnapshot().context.request.to).toBe('+966500000009');
});

it('going back from an interrupted code leaves nothing of it to the next (LOGIN-14)', async () => {
  const [interrupted] = proofs['a sign-in by code (LOGIN-14)'] ?? [];
  const { actor, calls, reach } = start({ interrupted: interrupted ?? null });
  const { children } = await reach('provingLogin');
  children.otp?.send({ type: 'otp.changeRequested' });
  await reach({ loggingIn: 'enteringPhone' });
  actor.send({
    type: 'signIn.phoneSubmitted',
    values: { phone: '+966500000002', remember: false },
  });
  expect(calls.send.last().input.to).toBe('+966500000002');
});

it('a reload at the phone that a provider’s sign-in lacks comes back to that phone (SOC-05)', async () => {
  const { actor, calls, reach } = start({
    interrupted: {
      purpose: 'social',
      medium: 'apple',
      verified: 'no',
      phone: '',
      existing: null,
      proof: null,
    },
  });
  const { children } = await reach('askingProvider');
  children.socialLogin?.send({ type: 'socialLogin.phoneSubmitted', phone: '+966500000003' });
  expect([calls.provider.calls.length, calls.register.last().input]).toEqual([
    0,
    { medium: 'apple', verified: 'no', phone: '+966500000003' },
  ]);
  calls.register.last().answer({ ok: true, facts: facts() });
  await reach('finishing');
  const { context } = actor.getSnapshot();
  expect([context.interrupted, context.loginType]).toEqual([null, 'social']);
});

it('a reload at an account’s own proof comes back to its code (SOC-04)', async () => {
  const proof = { on: 'email' as const, to: 'a•••@b.co', sent: code };
  const { calls, reach } = start({
    interrupted: {
      purpose: 'social',
      medium: 'google',
      verified: 'yes',
      phone: '',
      existing: null,
      proof,
    },
  });
  const { children } = await reach('askingProvider');
  const { otp } = children.socialLogin?.getSnapshot().children ?? {};
  otp?.send({ type: 'otp.codeSubmitted', code: '123456' });
  expect([calls.provider.calls.length, calls.send.calls.length, calls.check.last().input]).toEqual([
    0,
    0,
    {
      purpose: 'ownProof',
      channel: 'server',
      on: 'email',
      to: 'a•••@b.co',
      loginType: 'social',
      code: '123456',
      sessionInfo: null,
    },
  ]);
});

it('a reload while details are given comes back to them, and they are kept again (LOGIN-16, INFO-01)', async () => {
  const known = {
    loginType: 'otp' as const,
    isNew: true,
    phone: '+966500000004',
    email: '',
    name: 'Ann',
  };
  const { calls, kept, reach } = start({ interrupted: { purpose: 'details', ...known } });
  const { children } = await reach('completingProfile');
  expect(kept).toEqual([{ ...known, mayRefer: settings().mayRefer }]);
  const values = { name: 'Ann B', email: 'a@b.co', ref_code: '' };
  children.profileCompletion?.send({ type: 'profileCompletion.submitted', values });
  expect(calls.complete.last().input).toEqual({ ...values, loginType: 'otp' });
  calls.complete.last().answer({ ok: true, facts: facts() });
  const { context } = await reach('finishing');
  expect([context.isNew, context.interrupted]).toEqual([true, null]);
});

it('SIGN-12 after a reload, too, another phone of a new account is given where accounts are made', async () => {
  const [interrupted] = proofs['the phone of a new account (LOGIN-18, SIGN-12)'] ?? [];
  const { reach } = start({
    settings: settings({ provesPhone: true, provesEmail: true }),
    interrupted: interrupted ?? null,
  });
  (await reach('provingPhone')).children.otp?.send({ type: 'otp.changeRequested' });
  expect((await reach('signingUp')).context.isNewcomer).toBe(true);
});

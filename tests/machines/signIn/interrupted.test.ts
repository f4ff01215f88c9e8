import { expect, it } from 'vitest';
import type { InterruptedProof } from '../../../machines/signIn';
import { facts, sent, settings } from '../../support/identity';
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

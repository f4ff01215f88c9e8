import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { withoutEffects } from '../../../../charts/model/withoutEffects';
import type { SendCodeAnswer } from '../../../../machines/identity/identityAnswer';
import {
  type CheckAnswer,
  type CheckCodeInput,
  decideWrongCode,
  type OtpInput,
  otpMachine,
  type SendCodeInput,
} from '../../../../machines/identity/otp';
import { fakeActor, listen } from '../../../support/fakes';
import { facts, refused, sent } from '../../../support/identity';

const request: SendCodeInput = {
  purpose: 'login',
  channel: 'server',
  on: 'phone',
  to: '+15550101234',
  loginType: 'otp',
};
const codeSubmitted = { type: 'otp.codeSubmitted', code: '123456' } as const;

function start(change: Partial<OtpInput> = { sent: sent() }) {
  const clock = new SimulatedClock();
  const send = fakeActor<SendCodeAnswer, SendCodeInput>();
  const check = fakeActor<CheckAnswer, CheckCodeInput>();
  const logged: string[] = [];
  const actor = createActor(
    withoutEffects(otpMachine).provide({
      actors: { sendCode: send.logic, checkCode: check.logic },
      actions: { logInvalidPhone: () => void logged.push('Invalid phone number') },
    }),
    { input: { ...request, sent: null, ...change }, clock },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string | Record<string, string>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  const state = () => actor.getSnapshot().value;
  return { actor, clock, send, check, logged, heard, reach, state };
}

describe('decideWrongCode', () => {
  it.each([
    ['otp_wrong', 'wrong'],
    ['otp_expired', 'expired'],
    ['otp_too_many', 'spent'],
    ['unauthenticated', 'wrong'],
  ] as const)('%s is %s', (code, what) => {
    expect(decideWrongCode(code)).toBe(what);
  });
});

describe('sending a code', () => {
  it('LOGIN-19, OTP-14 asks the channel it was given, and says so', async () => {
    const { send, heard, reach } = start({ channel: 'provider' });
    expect(send.last().input).toEqual({ ...request, channel: 'provider' });
    send.last().answer({ ok: true, sent: sent({ sessionInfo: 's1' }) });
    const { context } = await reach({ awaitingCode: 'enteringCode' });
    expect([context.sent, context.round]).toEqual([sent({ sessionInfo: 's1' }), 1]);
    expect(heard).toEqual(['notify otp.sent']);
  });

  it('asks for none when one is on its way', () => {
    const { send, state } = start();
    expect(state()).toEqual({ awaitingCode: 'enteringCode' });
    expect(send.calls).toEqual([]);
  });

  it('uses the code that was sent a moment ago, with its deadline', async () => {
    const { send, heard, reach } = start({});
    send.last().answer({ ...refused('otp_too_soon'), sent: sent({ resendIn: 20_000 }) });
    const { context } = await reach({ awaitingCode: 'enteringCode' });
    expect(context.sent?.resendIn).toBe(20_000);
    expect(heard).toEqual([]);
  });

  it('OTP-12 tells why none was sent, and can be asked again', async () => {
    const { actor, send, reach } = start({});
    send.last().answer(refused('otp_daily_limit', 'Enough for today.'));
    const { context } = await reach('notSent');
    expect(context.refusal).toEqual({ code: 'otp_daily_limit', message: 'Enough for today.' });
    actor.send({ type: 'otp.earlierCodeWanted' });
    expect(actor.getSnapshot().value).toBe('notSent');
    actor.send({ type: 'otp.resendRequested' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
    expect(send.calls).toHaveLength(2);
  });

  it('can be tried again when nobody could be reached', async () => {
    const { actor, send, reach } = start({});
    send.last().fail(new Error('down'));
    await reach('failedToSend');
    actor.send({ type: 'otp.resendRequested' });
    expect(send.calls).toHaveLength(2);
  });

  it('OTP-13 sends nothing to nowhere, and logs it', () => {
    const { send, logged, state } = start({ to: ' ' });
    expect([state(), send.calls, logged]).toEqual(['notSent', [], ['Invalid phone number']]);
  });
});

describe('asking for another code (OTP-03)', () => {
  it('waits for the server’s deadline', () => {
    const { actor, clock, send } = start({ sent: sent({ resendIn: 42_000 }) });
    clock.increment(41_999);
    actor.send({ type: 'otp.resendRequested' });
    expect(send.calls).toEqual([]);
    expect(actor.getSnapshot().can({ type: 'otp.resendRequested' })).toBe(false);
    clock.increment(1);
    actor.send({ type: 'otp.resendRequested' });
    expect(send.calls).toHaveLength(1);
  });

  it('begins the wait anew, with empty boxes', async () => {
    const { actor, clock, send, reach } = start();
    clock.increment(60_000);
    actor.send({ type: 'otp.resendRequested' });
    send.last().answer({ ok: true, sent: sent() });
    const { context } = await reach({ awaitingCode: 'enteringCode' });
    expect([context.round, context.mayResend]).toEqual([1, false]);
    clock.increment(60_000);
    expect(actor.getSnapshot().context.mayResend).toBe(true);
  });

  it('lets the code of before be typed when no other could be sent', async () => {
    const { actor, clock, send, reach, state } = start();
    clock.increment(60_000);
    actor.send({ type: 'otp.resendRequested' });
    send.last().answer(refused('otp_daily_limit', 'Enough for today.'));
    await reach('notSent');
    actor.send({ type: 'otp.earlierCodeWanted' });
    expect(state()).toEqual({ awaitingCode: 'enteringCode' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
    clock.increment(0);
    actor.send({ type: 'otp.resendRequested' });
    send.last().fail(new Error('down'));
    await reach('failedToSend');
    actor.send({ type: 'otp.earlierCodeWanted' });
    expect(state()).toEqual({ awaitingCode: 'enteringCode' });
    clock.increment(0);
    expect(actor.getSnapshot().context.mayResend).toBe(true);
  });
});

describe('checking a code', () => {
  it('OTP-05 takes six digits only, of either script', () => {
    const { actor, check } = start();
    for (const code of ['', '12345', '1234567', 'abcdef', '12345 ']) {
      actor.send({ type: 'otp.codeSubmitted', code });
    }
    expect(check.calls).toEqual([]);
    actor.send({ type: 'otp.codeSubmitted', code: '١٢٣٤٥٦' });
    expect(check.calls).toHaveLength(1);
  });

  it('OTP-07, OTP-08 hands on what was typed, and reports the answer', async () => {
    const { actor, check, reach } = start({ sent: sent({ sessionInfo: 's1' }) });
    actor.send(codeSubmitted);
    expect(check.last().input).toEqual({ ...request, code: '123456', sessionInfo: 's1' });
    check.last().answer({ ok: true, facts: facts() });
    const { output } = await reach('verified');
    expect(output).toEqual({ kind: 'verified', facts: facts() });
  });

  it.each([
    ['otp_wrong', 'wrong'],
    ['otp_expired', 'expired'],
    ['otp_too_many', 'spent'],
  ])('OTP-11 %s is told in a toast and at the boxes until the next key', async (code, where) => {
    const { actor, check, heard, reach, state } = start();
    actor.send(codeSubmitted);
    check.last().answer(refused(code, 'Not this one.'));
    const { context } = await reach({ awaitingCode: where });
    expect(context.refusal).toEqual({ code, message: 'Not this one.' });
    expect(heard).toEqual(['notify otp.refused']);
    actor.send({ type: 'otp.edited' });
    expect(state()).toEqual({ awaitingCode: 'enteringCode' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it('does not begin the wait anew', async () => {
    const { actor, clock, check, reach } = start();
    clock.increment(59_000);
    actor.send(codeSubmitted);
    check.last().answer(refused('otp_wrong'));
    await reach({ awaitingCode: 'wrong' });
    clock.increment(1_000);
    expect(actor.getSnapshot().context.mayResend).toBe(true);
  });

  it('a second press is no second try, nor is a resend let through', () => {
    const { actor, clock, check, send } = start();
    clock.increment(60_000);
    actor.send(codeSubmitted);
    actor.send(codeSubmitted);
    actor.send({ type: 'otp.resendRequested' });
    expect([check.calls.length, send.calls.length]).toEqual([1, 0]);
  });

  it('can be tried again when the shop could not be reached', async () => {
    const { actor, check, reach } = start();
    actor.send(codeSubmitted);
    check.last().fail(new Error('down'));
    await reach({ awaitingCode: 'failed' });
    actor.send(codeSubmitted);
    check.last().answer({ ok: true, facts: null });
    const { output } = await reach('verified');
    expect(output).toEqual({ kind: 'verified', facts: null });
  });

  it('keeps no code in what the chart knows', async () => {
    const { actor, check, reach } = start();
    actor.send(codeSubmitted);
    check.last().answer(refused('otp_wrong'));
    const { context } = await reach({ awaitingCode: 'wrong' });
    expect(JSON.stringify(context)).not.toContain('123456');
  });
});

describe('leaving', () => {
  it.each([
    ['otp.changeRequested', { kind: 'identifierChange' }],
    ['otp.cancelled', { kind: 'cancelled' }],
  ] as const)('%s ends it, but not while the code is checked', async (type, output) => {
    const { actor, check, reach } = start();
    actor.send(codeSubmitted);
    actor.send({ type });
    expect(check.last().signal.aborted).toBe(false);
    check.last().answer(refused('otp_wrong'));
    await reach({ awaitingCode: 'wrong' });
    actor.send({ type });
    expect(actor.getSnapshot().output).toEqual(output);
  });
});

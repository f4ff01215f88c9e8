import { expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { SendCodeAnswer } from '../../../../machines/identity/identityAnswer';
import {
  type CheckAnswer,
  type CheckCodeInput,
  otpMachine,
  type SendCodeInput,
} from '../../../../machines/identity/otp';
import { fakeActor } from '../../../support/fakes';
import { facts, refused, sent } from '../../../support/identity';

function start() {
  const clock = new SimulatedClock();
  const send = fakeActor<SendCodeAnswer, SendCodeInput>();
  const check = fakeActor<CheckAnswer, CheckCodeInput>();
  const memory: string[] = [];
  const actor = createActor(
    otpMachine.provide({
      actors: { sendCode: send.logic, checkCode: check.logic },
      actions: {
        logInvalidPhone: () => undefined,
        rememberCode: ({ context }) =>
          void memory.push(`${context.sent?.demoCode}${context.isDead ? ' is dead' : ''}`),
        forgetCode: () => void memory.push('forgotten'),
      },
    }),
    {
      clock,
      input: {
        purpose: 'verification',
        channel: 'server',
        on: 'email',
        to: 'a@b.co',
        loginType: 'manual',
        sent: sent({ demoCode: '111111' }),
      },
    },
  );
  actor.start();
  const reach = (state: string | Record<string, string>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  const type = () => actor.send({ type: 'otp.codeSubmitted', code: '111111' });
  return { actor, clock, send, check, memory, reach, type };
}

it.each(['otp_expired', 'otp_too_many'])(
  'OTP-11 a code that opens nothing any more (%s) is not offered again, not even when no other can be sent',
  async (code) => {
    const { actor, clock, send, check, memory, reach, type } = start();
    type();
    check.last().answer(refused(code));
    await waitFor(actor, ({ context }) => context.isDead);
    clock.increment(60_000);
    actor.send({ type: 'otp.resendRequested' });
    send.last().fail(new Error('down'));
    const { context } = await reach('failedToSend');
    expect(context.isDead).toBe(true);
    expect(actor.getSnapshot().can({ type: 'otp.earlierCodeWanted' })).toBe(false);
    actor.send({ type: 'otp.resendRequested' });
    send.last().answer({ ok: true, sent: sent({ demoCode: '222222' }) });
    expect((await reach({ awaitingCode: 'enteringCode' })).context.isDead).toBe(false);
    expect(memory).toEqual(['111111', '111111 is dead', '222222']);
  },
);

it('OTP-09 what was remembered of a code is forgotten with the proof, and when it is given up', async () => {
  const proved = start();
  proved.type();
  proved.check.last().answer({ ok: true, facts: facts() });
  await proved.reach('verified');
  expect(proved.memory).toEqual(['111111', 'forgotten']);
  for (const event of ['otp.changeRequested', 'otp.cancelled'] as const) {
    const left = start();
    left.actor.send({ type: event });
    expect(left.memory).toEqual(['111111', 'forgotten']);
  }
});
